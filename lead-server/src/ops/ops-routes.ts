import type { OpsRouter } from './ops-router.ts';
import { overviewRoutes } from './overview/overview-routes.ts';
import { signInRoutes } from './sign-in/sign-in-routes.ts';
import { testVisitRoutes } from './test-visit-routes.ts';

/**
 * Serves /ops: signing in, one's account, and one page without script. No personal data is in it. See
 * docs/spec/consent.md#audit.
 */
export function opsRoutes(opsRouter: OpsRouter): void {
  signInRoutes(opsRouter);
  overviewRoutes(opsRouter);
  testVisitRoutes(opsRouter);
}
