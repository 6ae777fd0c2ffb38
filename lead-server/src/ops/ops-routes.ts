import { deliveryRoutes } from './delivery/delivery-routes.ts';
import type { OpsRouter } from './ops-router.ts';
import { overviewRoutes } from './overview/overview-routes.ts';
import { signInRoutes } from './sign-in/sign-in-routes.ts';
import { testVisitRoutes } from './test-visit-routes.ts';

/**
 * Serves /ops. Personal data comes only from POST /ops/reveal and /ops/lead-file, which are audited first. See
 * docs/spec/consent.md#audit.
 */
export function opsRoutes(opsRouter: OpsRouter): void {
  signInRoutes(opsRouter);
  overviewRoutes(opsRouter);
  testVisitRoutes(opsRouter);
  deliveryRoutes(opsRouter);
  opsRouter.get('/ops/experiments', async (_request, response) =>
    opsRouter.sendPage(response, 200, await opsRouter.options.loadExperimentsPage()),
  );
}
