import type { Router } from 'express';
import { parseEvents } from '../experiments/visit-events.ts';
import type { VisitRecorder } from '../experiments/visit-recorder.ts';
import type { VisitCookies } from '../experiments/visits.ts';
import { type HttpContext, methodNotAllowed, sendFailure } from '../http/api-route.ts';
import { readJson } from '../http/body.ts';
import { refuseOtherSites } from '../http/cross-site.ts';
import { sendJson } from '../http/errors.ts';
import type { RateLimit } from '../http/rate-limit.ts';

const path = '/events';

/**
 * POST /events `{ flow, events }`: where a visitor is in the survey. Only visits that the server signed are counted.
 * A beacon sets no header, and SameSite keeps other sites' calls without the visit's cookies.
 */
export function eventsRoutes(
  router: Router,
  { log, ownHost, addressOf }: HttpContext,
  limit: RateLimit,
  { visits, recorder }: { readonly visits: VisitCookies; readonly recorder: VisitRecorder },
): void {
  router.post(path, (request, response) => {
    const work = async () => {
      refuseOtherSites(request, ownHost);
      await limit(addressOf(request));
      const events = parseEvents(await readJson(request));
      const visit = visits.visitOf(request, events.flow);
      if (visit) recorder.heard(visit, events);
      sendJson(response, 200, { ok: true });
    };
    work().catch((failure: unknown) => sendFailure(log, path, response, failure));
  });
  router.all(path, methodNotAllowed(log, path, 'POST'));
}
