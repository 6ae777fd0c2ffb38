import '#studio/parts/theme.css.ts';
import { QueryClientProvider, type QueryKey } from '@tanstack/react-query';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { useState } from 'react';
import type { StudioAnswer } from '#contract/studio/calls.ts';
import { keepBadgeWords } from '#studio/app/places.tsx';
import { createStudioRouter } from '#studio/app/router.tsx';
import {
  campaignQuery,
  campaignsQuery,
  createQueries,
  figuresQuery,
  figureViewsQuery,
  sessionQuery,
  todayQuery,
} from '#studio/data/queries.ts';
import { dropSetAside } from '#studio/data/setAside.ts';
import { bodyOf, readFiguresQuestion } from '#studio/sections/figures/figuresQuestion.ts';
import * as todayWords from '#studio/sections/today/todayWords.ts';
import { noAnswer } from './answeredBy.ts';
import { sampleFigures } from './figuresData.ts';
import { sampleCampaign, sampleCampaigns, sampleSession, sampleToday } from './studioData.ts';

// else a picture has the rail's numbers or not, by how long it took
keepBadgeWords(todayWords);

interface StudioAtProps {
  /** An address inside the studio, such as `/campaigns?state=paused`. */
  readonly address: string;
  readonly session?: Partial<StudioAnswer<'session'>>;
  readonly campaigns?: StudioAnswer<'campaigns'>;
  readonly today?: StudioAnswer<'today'>;
  /** The response to the address's question of the figures; null where the server does not answer. */
  readonly figures?: StudioAnswer<'figures'> | null;
  /** By path. */
  readonly campaign?: Readonly<Record<string, StudioAnswer<'campaign'>>>;
  /** Of other calls, by the key of their query. */
  readonly answers?: readonly (readonly [key: QueryKey, answer: unknown])[];
  /** Calls that are on their way and get no answer, by the key of their query. */
  readonly loading?: readonly QueryKey[];
}

/** The whole studio at one address, with answers in place of a server's. */
export function StudioAt({
  address,
  session,
  campaigns = sampleCampaigns,
  today = sampleToday,
  campaign = sampleCampaign,
  answers = [],
  loading = [],
  figures = sampleFigures,
}: StudioAtProps) {
  const [{ queries, router }] = useState(() => {
    const store = createQueries();
    // some queries say that they are stale at once: what is given here is not asked for again
    const asIs = { staleTime: Number.POSITIVE_INFINITY, refetchOnMount: false, refetchInterval: false, retry: false } as const;
    store.setDefaultOptions({ queries: asIs });
    store.setQueryData(sessionQuery.queryKey, { ...sampleSession, ...session });
    store.setQueryData(campaignsQuery.queryKey, campaigns);
    store.setQueryData(todayQuery().queryKey, today);
    for (const [path, answer] of Object.entries(campaign)) {
      store.setQueryData(campaignQuery(path).queryKey, answer);
      // of the story before
      dropSetAside(path);
    }
    for (const [key, answer] of answers) store.setQueryData(key, answer);
    for (const queryKey of loading) void store.prefetchQuery({ queryKey, queryFn: noAnswer });
    const search = Object.fromEntries(new URL(address, 'http://studio').searchParams);
    const asked = figuresQuery(bodyOf(readFiguresQuestion(search), Date.now(), session?.zone ?? sampleSession.zone));
    if (figures) store.setQueryData(asked.queryKey, figures);
    if (!answers.some(([key]) => key[0] === 'figure views')) store.setQueryData(figureViewsQuery.queryKey, { views: [] });
    const history = createMemoryHistory({ initialEntries: [`/studio${address}`] });
    return { queries: store, router: createStudioRouter(store, history) };
  });
  return (
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  );
}
