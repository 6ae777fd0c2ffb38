import { join } from 'node:path';
import type { Request, Response, Router } from 'express';
import { studioCallPath, studioPath } from '#contract/studio/address.ts';
import { type StudioCall, type StudioCallName, studioCalls } from '#contract/studio/calls.ts';
import { ActRefused } from '../desk/campaigns/acts.ts';
import { nextRequestId, sendFailure } from '../http/api-route.ts';
import { readJson } from '../http/body.ts';
import { sendJson } from '../http/errors.ts';
import { HttpError } from '../lib/http-error.ts';
import { formToken } from '../operators/ops-session.ts';
import type { OpsRouter } from '../ops/ops-router.ts';
import { builtFiles } from '../routes/built-files.ts';
import { siteAddress } from '../settings/config.ts';
import { studioHandlers } from './handlers.ts';
import { leadFileRoute } from './leads/lead-file-route.ts';
import { lookRoute } from './look-route.ts';
import { pageTicket, pictureKey } from './page-ticket.ts';
import { sendAnswer } from './send-answer.ts';
import { studioSession } from './studio-guard.ts';
import { sendStudioPage } from './studio-page.ts';
import type { StudioParts } from './studio-parts.ts';

/** The refusal of an act, with what its page needs to go on. */
function sendRefusal(response: Response, { message, problems, conflict }: ActRefused): void {
  const code = conflict ? 'conflict' : 'refused';
  sendJson(response, 409, { error: { code, message, ...(problems.length > 0 && { problems }), ...(conflict && { conflict }) } });
}

/** A file of hundreds of campaigns, whose experiments hold switches eight levels down. */
const bodyLimits = { limit: 1024 * 1024, depth: 9 };

const isFile = (path: string) => /^\/\w[\w.-]*$/.test(path);

/** Serves the studio: one document, its files, and the calls of its table. See docs/spec/studio.md. */
export function studioRoutes(router: Router, opsRouter: OpsRouter, parts: StudioParts): void {
  const { context, sessions, network, get } = opsRouter;
  const { log, ownHost, limits, addressOf } = context;
  const handlers = studioHandlers(parts);
  const directory = join(parts.config.FUNNEL_DIR, 'studio');

  for (const name of Object.keys(studioCalls) as StudioCallName[]) {
    const { body }: StudioCall = studioCalls[name];
    const route = studioCallPath(name);
    router.post(route, (request, response) => {
      const answer = async () => {
        const session = await studioSession(request, sessions, ownHost);
        await limits.calls(addressOf(request), 1, undefined);
        const parsed = body.safeParse(await readJson(request, bodyLimits));
        if (!parsed.success) {
          const field = parsed.error.issues[0]?.path.join('.') ?? '';
          throw new HttpError(422, 'invalid', `${field || 'The body'} is not valid.`, { field });
        }
        const actor = { name: session.name, role: session.role };
        const result = await handlers[name](parsed.data as never, {
          actor,
          from: network(request),
          token: formToken(request, sessions),
        });
        await sendAnswer(request, response, result);
      };
      answer().catch((failure: unknown) => {
        if (!(failure instanceof ActRefused)) return sendFailure(log, route, response, failure);
        log.info({ route, id: nextRequestId(), status: 409 }, 'act refused');
        sendRefusal(response, failure);
      });
    });
  }
  router.all(`${studioPath}/api/*call`, (_request, response) =>
    sendFailure(log, studioPath, response, new HttpError(404, 'not_found', 'There is no such call.')),
  );

  router.use(
    `${studioPath}/assets`,
    builtFiles(join(directory, 'assets'), { immutable: true, maxAge: 31_536_000, brotli: true, gzip: true }, isFile),
    (_request, response) => sendFailure(log, studioPath, response, new HttpError(404, 'not_found', 'There is no such file.')),
  );
  lookRoute(router, opsRouter, parts);
  leadFileRoute(opsRouter, parts);
  get(`${studioPath}{/*page}`, async (request: Request, response, _form, { name }) =>
    sendStudioPage(response, directory, {
      token: formToken(request, sessions),
      ticket: pageTicket(parts.vault, name, Date.now()),
      pictures: pictureKey(parts.vault, name),
      site: siteAddress(parts.config),
    }),
  );
}
