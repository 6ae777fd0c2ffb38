import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router';
import { campaignQuery, campaignsQuery, pathOfAddress, sessionQuery } from '../data/queries.ts';
import { CampaignsPage } from '../sections/campaigns/CampaignsPage.tsx';
import { readListQuestion } from '../sections/campaigns/listQuestion.ts';
import { PageFault } from './PageFault.tsx';
import { Shell } from './Shell.tsx';

const root = createRootRouteWithContext<{ readonly queries: QueryClient }>()({
  loader: ({ context }) => context.queries.ensureQueryData(sessionQuery),
  component: Shell,
  errorComponent: PageFault,
  notFoundComponent: () => <PageFault error={new Error('There is no such page in the studio.')} />,
});

const today = createRoute({
  getParentRoute: () => root,
  path: '/',
  component: lazyRouteComponent(() => import('../sections/today/TodayPage.tsx'), 'TodayPage'),
});

const campaigns = createRoute({
  getParentRoute: () => root,
  path: '/campaigns',
  validateSearch: readListQuestion,
  loader: ({ context }) => void context.queries.prefetchQuery(campaignsQuery),
  component: CampaignsPage,
});

const campaign = createRoute({
  getParentRoute: () => root,
  path: '/campaigns/$key',
  loader: ({ context, params }) => void context.queries.prefetchQuery(campaignQuery(pathOfAddress(params.key))),
  component: lazyRouteComponent(() => import('../sections/campaign/CampaignPage.tsx'), 'CampaignPage'),
});

const tree = root.addChildren([today, campaigns, campaign]);

/** Every page of the studio by its address. What a page shows is in its address, so that a link shows the same. */
export const createStudioRouter = (queries: QueryClient) =>
  createRouter({
    routeTree: tree,
    basepath: '/studio',
    context: { queries },
    defaultPreload: 'intent',
    scrollRestoration: true,
    defaultErrorComponent: PageFault,
  });

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createStudioRouter>;
  }
}
