import type { ServerResponse } from 'node:http';
import type { Request } from 'express';
import { type Desk, releaseDelivery, sendAgain, sendRangeAgain, writeOffDelivery } from '../../desk/delivery-acts.ts';
import { nextRequestId } from '../../http/api-route.ts';
import { HttpError } from '../../lib/http-error.ts';
import { firstUuidAt } from '../../lib/uuid.ts';
import { deliveryId } from '../../store/delivery-id.ts';
import type { StoredAttemptLog } from '../../store/delivery-store.ts';
import type { StoredDelivery, StoredSubmission } from '../../store/records.ts';
import { decryptAttemptLog } from '../../submissions/attempt-log.ts';
import { leadView } from '../../submissions/submission-views.ts';
import { keyVersionOf, needsOwnKey, undefinedIfUnreadable } from '../../vault/vault.ts';
import { makeLeadFile } from '../lead-file/lead-file.ts';
import { leadFileBody, leadFileStyle } from '../lead-file/lead-file-page.ts';
import type { Session } from '../operators/ops-session.ts';
import { type OpsRouter, seeOther } from '../ops-router.ts';
import { deliveryPage, type RevealedContent } from './delivery-page.ts';

const day = 24 * 3_600_000;

/** @throws HttpError 500 that names the missing key version, so that the operator can correct the settings */
function decryptOrFail<Result>({ sealed, ownKey }: StoredAttemptLog, open: () => Result): Result {
  const result = undefinedIfUnreadable(open);
  if (result !== undefined) return result;
  if (needsOwnKey(sealed) && !ownKey?.length)
    throw new HttpError(500, 'unreadable', 'Its key is destroyed, as after an erasure, or was not restored with it.');
  const key = keyVersionOf(needsOwnKey(sealed) && ownKey ? ownKey : sealed);
  throw new HttpError(500, 'unreadable', `This was sealed with key ${key}: DATA_KEYS lacks that key, or the data is damaged.`);
}

interface FoundDelivery {
  readonly delivery: StoredDelivery;
  readonly submission: StoredSubmission;
}

/** @throws HttpError 404 */
async function find({ options: { store } }: OpsRouter, id: string | null): Promise<FoundDelivery> {
  const [submissionId = '', destination] = (id ?? '').split('.');
  const [submission] = await store.byIds([submissionId]);
  const delivery = submission?.deliveries.find((each) => each.destination === destination);
  if (!submission || !delivery) throw new HttpError(404, 'not_found', 'There is no such delivery.');
  return { delivery, submission };
}
async function sendDelivery(
  { sendPage, options: { store, destinationStatuses } }: OpsRouter,
  response: ServerResponse,
  { delivery, submission }: FoundDelivery,
  revealed?: RevealedContent,
): Promise<void> {
  sendPage(response, 200, {
    title: `Delivery to ${delivery.destination}`,
    body: deliveryPage({
      delivery,
      submission,
      reply: (await store.repliesTo(submission.id)).find(({ destination }) => destination === delivery.destination),
      isConfigured: destinationStatuses().some(({ destination }) => destination === delivery.destination),
      ...(revealed && { revealed }),
    }),
  });
}

/** What an operator looks at. Personal data is shown after it was audited alone. See docs/spec/consent.md#audit. */
function lookRoutes(opsRouter: OpsRouter): void {
  const { get, post, audit, sendPage, context, options } = opsRouter;
  const { log } = context;
  const { store, vault, sales } = options;
  get('/ops/deliveries/:id', async (request, response) =>
    sendDelivery(opsRouter, response, await find(opsRouter, String(request.params.id))),
  );

  post('/ops/reveal', 'reveal', async (request, response, form, session) => {
    const { delivery, submission } = await find(opsRouter, form.get('id'));
    const id = deliveryId(submission.id, delivery.destination);
    const requestId = nextRequestId();
    await audit(request, session, { did: 'reveal', what: id, request: requestId });
    log.warn({ route: '/ops/reveal', id: requestId, delivery: id }, 'personal data shown');
    const kept = await store.attemptLog(id);
    const lead = submission.kind === 'lead' ? decryptOrFail(submission, () => leadView(vault, submission)) : undefined;
    const exchange = kept && decryptOrFail(kept, () => decryptAttemptLog(vault, id, kept));
    await sendDelivery(opsRouter, response, { delivery, submission }, { exchange, lead });
  });

  post('/ops/lead-file', 'reveal', async (request, response, form, session) => {
    const { submission } = await find(opsRouter, form.get('id'));
    if (submission.kind !== 'lead') throw new HttpError(404, 'not_found', 'This is no lead.');
    const requestId = nextRequestId();
    await audit(request, session, { did: 'reveal', what: submission.id, request: requestId });
    decryptOrFail(submission, () => leadView(vault, submission));
    log.warn({ route: '/ops/lead-file', id: requestId, lead: submission.id }, 'personal data shown');
    const file = await makeLeadFile({ store, vault, sales, now: Date.now() }, submission);
    sendPage(response, 200, { title: `Lead ${submission.id}`, body: leadFileBody(file), style: leadFileStyle });
  });
}

/** The reason that an act is kept with. @throws HttpError 422 */
function reasonOf(form: URLSearchParams): string {
  const because = form.get('because')?.trim() ?? '';
  if (because === '' || because.length > 200) throw new HttpError(422, 'invalid', 'Say why, in 200 characters at most.');
  return because;
}

/** What an operator does with deliveries. */
function actRoutes(opsRouter: OpsRouter): void {
  const { post, audit, options } = opsRouter;
  const { store, vault } = options;
  const deskOf = (request: Request, session: Session): Desk => ({
    store,
    vault,
    now: Date.now,
    audit: (entry) => audit(request, session, entry),
  });
  post('/ops/replay', 'send', async (request, response, form, session) => {
    const { delivery } = await find(opsRouter, form.get('id'));
    const done = await sendAgain(deskOf(request, session), delivery);
    seeOther(response, `/ops?again=${done ? 1 : 0}`);
  });

  post('/ops/release', 'send', async (request, response, form, session) => {
    const { delivery } = await find(opsRouter, form.get('id'));
    await releaseDelivery(deskOf(request, session), delivery, reasonOf(form));
    seeOther(response, `/ops/deliveries/${deliveryId(delivery.submissionId, delivery.destination)}`);
  });

  post('/ops/drop', 'send', async (request, response, form, session) => {
    const { delivery } = await find(opsRouter, form.get('id'));
    await writeOffDelivery(deskOf(request, session), delivery, reasonOf(form));
    seeOther(response, `/ops/deliveries/${deliveryId(delivery.submissionId, delivery.destination)}`);
  });

  post('/ops/replay-all', 'send', async (request, response, form, session) => {
    const destination = form.get('destination') ?? undefined;
    // the audit has a name of ours
    if (destination !== undefined && !(await store.queueDepths()).some((each) => each.destination === destination)) {
      return seeOther(response, '/ops?again=0');
    }
    const range = { state: 'dead', from: '', to: firstUuidAt(Date.now() + day), destination } as const;
    const label = `all that were given up${destination ? `: ${destination}` : ''}`;
    const count = await sendRangeAgain(deskOf(request, session), range, label);
    seeOther(response, `/ops?again=${count}`);
  });
}

export function deliveryRoutes(opsRouter: OpsRouter): void {
  lookRoutes(opsRouter);
  actRoutes(opsRouter);
}
