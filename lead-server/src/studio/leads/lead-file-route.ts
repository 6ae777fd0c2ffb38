import { studioPath } from '#contract/studio/address.ts';
import { nextRequestId } from '../../http/api-route.ts';
import { HttpError } from '../../lib/http-error.ts';
import { makeLeadFile } from '../../ops/lead-file/lead-file.ts';
import { leadFileBody, leadFileStyle } from '../../ops/lead-file/lead-file-page.ts';
import type { OpsRouter } from '../../ops/ops-router.ts';
import { leadView } from '../../submissions/submission-views.ts';
import { undefinedIfUnreadable } from '../../vault/vault.ts';
import type { StudioParts } from '../studio-parts.ts';

/** POST /studio/lead-file: everything that is known of a lead, to print and to verify. The audit has it before, with the reason. */
export function leadFileRoute({ post, audit, sendPage, context }: OpsRouter, parts: StudioParts): void {
  const { store, vault } = parts;
  const route = `${studioPath}/lead-file`;
  post(route, 'reveal', async (request, response, form, session) => {
    const because = form.get('because')?.trim() ?? '';
    if (because === '' || because.length > 200) throw new HttpError(422, 'invalid', 'Say why, in 200 characters at most.');
    const [submission] = await store.byIds([form.get('id') ?? '']);
    if (submission?.kind !== 'lead') throw new HttpError(404, 'not_found', 'There is no such lead.');
    const requestId = nextRequestId();
    await audit(request, session, { did: 'reveal', what: submission.id, because, request: requestId });
    if (!undefinedIfUnreadable(() => leadView(vault, submission)))
      throw new HttpError(500, 'unreadable', 'It cannot be opened: a key is missing in DATA_KEYS, or the data is damaged.');
    context.log.warn({ route, id: requestId, lead: submission.id }, 'personal data shown');
    const file = await makeLeadFile({ ...{ store, vault, sales: parts.sales }, now: Date.now() }, submission);
    sendPage(response, 200, { title: `Lead ${submission.id}`, body: leadFileBody(file), style: leadFileStyle });
  });
}
