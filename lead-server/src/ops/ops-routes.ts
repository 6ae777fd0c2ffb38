import type { Router } from 'express';
import type { HttpContext } from '../http/api-route.ts';
import type { RateLimit } from '../http/rate-limit.ts';
import { deliveryRoutes } from './delivery/delivery-routes.ts';
import { createOpsRouter, type OpsOptions } from './ops-router.ts';
import { overviewRoutes } from './overview/overview-routes.ts';
import { signInRoutes } from './sign-in/sign-in-routes.ts';
import { testVisitRoutes } from './test-visit-routes.ts';

/**
 * Serves /ops. Personal data comes only from POST /ops/reveal and /ops/lead-file, which are audited first. See
 * docs/spec/consent.md#audit.
 */
export function opsRoutes(router: Router, context: HttpContext, limit: RateLimit, options: OpsOptions): void {
  const opsRouter = createOpsRouter(router, context, limit, options);
  signInRoutes(opsRouter);
  overviewRoutes(opsRouter);
  testVisitRoutes(opsRouter);
  deliveryRoutes(opsRouter);
  opsRouter.get('/ops/experiments', async (_request, response) =>
    opsRouter.sendPage(response, 200, await options.loadExperimentsPage()),
  );
}
