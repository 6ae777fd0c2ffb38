import type { QueryClient } from '@tanstack/react-query';
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type RouterHistory,
  redirect,
} from '@tanstack/react-router';
import { studioPath } from '#contract/studio/address.ts';
import { campaignQuery, campaignsQuery, pathOfAddress, sessionQuery } from '../data/queries.ts';
import { readAuditSearch } from '../sections/audit/auditWords.ts';
import { readCampaignSearch, readHistorySearch } from '../sections/campaign/campaignSearch.ts';
import { readFlowQuestion } from '../sections/campaign/flowQuestion.ts';
import { readLookQuestion } from '../sections/campaign/look/lookQuestion.ts';
import { CampaignsPage } from '../sections/campaigns/CampaignsPage.tsx';
import { readListQuestion } from '../sections/campaigns/listQuestion.ts';
import { readFiguresQuestion } from '../sections/figures/figuresQuestion.ts';
import { readLeadSearch } from '../sections/leads/leadQuestion.ts';
import { readNewSearch } from '../sections/new/newSearch.ts';
import { readPrivacySearch } from '../sections/privacy/privacySearch.ts';

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
  validateSearch: readCampaignSearch,
  loader: ({ context, params }) => void context.queries.prefetchQuery(campaignQuery(pathOfAddress(params.key))),
  component: lazyRouteComponent(() => import('../sections/campaign/CampaignPage.tsx'), 'CampaignPage'),
});

const newCampaign = createRoute({
  getParentRoute: () => root,
  path: '/new',
  validateSearch: readNewSearch,
  component: lazyRouteComponent(() => import('../sections/new/NewPage.tsx'), 'NewPage'),
});

const figures = createRoute({
  getParentRoute: () => root,
  path: '/figures',
  validateSearch: readFiguresQuestion,
  component: lazyRouteComponent(() => import('../sections/figures/FiguresPage.tsx'), 'FiguresPage'),
});

const experiments = createRoute({
  getParentRoute: () => root,
  path: '/experiments',
  component: lazyRouteComponent(() => import('../sections/experiments/ExperimentsPage.tsx'), 'ExperimentsPage'),
});
const experiment = createRoute({
  getParentRoute: () => root,
  path: '/experiments/$key/$name',
  component: lazyRouteComponent(() => import('../sections/experiments/ExperimentPage.tsx'), 'ExperimentPage'),
});

const leads = createRoute({
  getParentRoute: () => root,
  path: '/leads',
  validateSearch: readLeadSearch,
  component: lazyRouteComponent(() => import('../sections/leads/LeadsPage.tsx'), 'LeadsPage'),
});
const lead = createRoute({
  getParentRoute: () => leads,
  path: '/$id',
  component: lazyRouteComponent(() => import('../sections/leads/LeadPane.tsx'), 'LeadPane'),
});
const deliveries = createRoute({
  getParentRoute: () => root,
  path: '/deliveries',
  component: lazyRouteComponent(() => import('../sections/deliveries/DeliveriesPage.tsx'), 'DeliveriesPage'),
});
const seconds = createRoute({
  getParentRoute: () => root,
  path: '/second',
  component: lazyRouteComponent(() => import('../sections/second/SecondsPage.tsx'), 'SecondsPage'),
});
const second = createRoute({
  getParentRoute: () => root,
  path: '/second/$id',
  component: lazyRouteComponent(() => import('../sections/second/SecondPage.tsx'), 'SecondPage'),
});
const audit = createRoute({
  getParentRoute: () => root,
  path: '/audit',
  validateSearch: readAuditSearch,
  component: lazyRouteComponent(() => import('../sections/audit/AuditPage.tsx'), 'AuditPage'),
});

const privacy = createRoute({
  getParentRoute: () => root,
  path: '/privacy',
  validateSearch: readPrivacySearch,
  component: lazyRouteComponent(() => import('../sections/privacy/PrivacyPage.tsx'), 'PrivacyPage'),
});
const newRequest = createRoute({
  getParentRoute: () => root,
  path: '/privacy/new',
  component: lazyRouteComponent(() => import('../sections/privacy/NewRequestPage.tsx'), 'NewRequestPage'),
});
const privacyRequest = createRoute({
  getParentRoute: () => root,
  path: '/privacy/$id',
  component: lazyRouteComponent(() => import('../sections/privacy/RequestPage.tsx'), 'RequestPage'),
});

const settingsHome = createRoute({
  getParentRoute: () => root,
  path: '/settings',
  beforeLoad: () => {
    throw redirect({ to: '/settings/$kind', params: { kind: 'brands' }, replace: true });
  },
});
const settings = createRoute({
  getParentRoute: () => root,
  path: '/settings/$kind',
  component: lazyRouteComponent(() => import('../sections/settings/SettingsPage.tsx'), 'SettingsPage'),
});

const campaignHome = createRoute({
  getParentRoute: () => campaign,
  path: '/',
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/campaigns/$key/look', params, replace: true });
  },
});
const lookTab = createRoute({
  getParentRoute: () => campaign,
  path: '/look',
  validateSearch: readLookQuestion,
  component: lazyRouteComponent(() => import('../sections/campaign/LookTab.tsx'), 'LookTab'),
});
const wordsTab = createRoute({
  getParentRoute: () => campaign,
  path: '/words',
  component: lazyRouteComponent(() => import('../sections/campaign/WordsTab.tsx'), 'WordsTab'),
});
const flowTab = createRoute({
  getParentRoute: () => campaign,
  path: '/flow',
  validateSearch: readFlowQuestion,
  component: lazyRouteComponent(() => import('../sections/campaign/FlowTab.tsx'), 'FlowTab'),
});
const trackingTab = createRoute({
  getParentRoute: () => campaign,
  path: '/tracking',
  component: lazyRouteComponent(() => import('../sections/campaign/TrackingTab.tsx'), 'TrackingTab'),
});
const historyTab = createRoute({
  getParentRoute: () => campaign,
  path: '/history',
  validateSearch: readHistorySearch,
  component: lazyRouteComponent(() => import('../sections/campaign/HistoryTab.tsx'), 'HistoryTab'),
});

const tree = root.addChildren([
  today,
  campaigns,
  newCampaign,
  figures,
  experiments,
  experiment,
  leads.addChildren([lead]),
  deliveries,
  seconds,
  second,
  audit,
  privacy,
  newRequest,
  privacyRequest,
  settingsHome,
  settings,
  campaign.addChildren([campaignHome, lookTab, wordsTab, flowTab, trackingTab, historyTab]),
]);

/**
 * Every page of the studio by its address. What a page shows is in its address, so that a link shows the same.
 * @param history the browser's without it
 */
export const createStudioRouter = (queries: QueryClient, history?: RouterHistory) =>
  createRouter({
    routeTree: tree,
    basepath: studioPath,
    ...(history && { history }),
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
