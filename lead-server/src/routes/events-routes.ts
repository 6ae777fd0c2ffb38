import type { Router } from 'express';
import { checkEvents } from '../experiments/check-visit-events.ts';
import type { VisitRecorder } from '../experiments/visit-recorder.ts';
import type { VisitCookies } from '../experiments/visits.ts';
import { apiRoutes, type HttpContext } from '../http/api-route.ts';

/**
 * Where a visitor is in the survey. Only visits that the server signed are counted: SameSite keeps the visit's cookies out of
 * other sites' calls.
 */
export function eventsRoutes(
  router: Router,
  context: HttpContext,
  { visits, recorder }: { readonly visits: VisitCookies; readonly recorder: VisitRecorder },
): void {
  apiRoutes(router, context).call(
    'reportEvents',
    async ({ body }, request) => {
      checkEvents(body);
      const visit = visits.visitOf(request, body.flow);
      if (visit) recorder.heard(visit, body);
      return { ok: true };
    },
    { isBeacon: true },
  );
}
