import { QueryClient, queryOptions } from '@tanstack/react-query';
import type { CampaignContent } from '#contract/campaign/campaign.ts';
import type { CampaignEntry } from '#contract/campaign/campaign-files.ts';
import type { SettingsKind } from '#contract/settings/settings.ts';
import { keyOfAddress } from '#contract/studio/address.ts';
import type { StudioAnswer, StudioBody } from '#contract/studio/calls.ts';
import { againstRelease } from './againstRelease.ts';
import { CallFailed, call } from './call.ts';
import { firstAnswer } from './firstCalls.ts';

/** How long an answer counts as fresh, and how often a shown one is asked for again. */
const freshMs = 5000;
const againMs = 15_000;
/** How often a publication is watched while it is on its way. */
const watchMs = 1000;

/** The store of answers. A refusal is not tried again: it would be refused again. */
export const createQueries = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: freshMs,
        retry: (count, failure) => count < 2 && !(failure instanceof CallFailed && failure.status > 0 && failure.status < 500),
      },
    },
  });

/** Figures do not change in a moment, and the same question is often asked again. */
export const figuresQuery = (body: StudioBody<'figures'>) =>
  queryOptions({
    queryKey: ['figures', body],
    queryFn: ({ signal }) => call('figures', body, signal),
    staleTime: 30_000,
  });

/** Uploaded spend of some days. */
export const spendQuery = ({ from, to }: StudioBody<'spend'>) =>
  queryOptions({ queryKey: ['spend', from, to], queryFn: ({ signal }) => call('spend', { from, to }, signal) });

/** Saved questions of figures. */
export const figureViewsQuery = queryOptions({
  queryKey: ['figure views'],
  queryFn: ({ signal }) => call('figureViews', {}, signal),
});

/** Every experiment, as its list shows it. */
export const experimentsQuery = queryOptions({
  queryKey: ['experiments'],
  queryFn: ({ signal }) => call('experiments', {}, signal),
  refetchInterval: 60_000,
});

/** One experiment of a campaign. */
export const experimentQuery = (path: string, name: string) =>
  queryOptions({
    queryKey: ['experiments', path, name],
    queryFn: ({ signal }) => call('experiment', { path, name }, signal),
    refetchInterval: 60_000,
  });

export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: ({ signal }) => firstAnswer('session', signal),
  staleTime: Number.POSITIVE_INFINITY,
});

export const campaignsQuery = queryOptions({
  queryKey: ['campaigns'],
  queryFn: ({ signal }) => firstAnswer('campaigns', signal),
  refetchInterval: againMs,
});

/** The beginning of the reader's own day. */
const midnight = () => new Date().setHours(0, 0, 0, 0);

/** How often what waits is looked for. */
const todayAgainMs = 60_000;

/** What waits for the reader. */
export const todayQuery = () => {
  const since = midnight();
  return queryOptions({
    queryKey: ['today', since],
    queryFn: ({ signal }) => call('today', { since }, signal),
    refetchInterval: todayAgainMs,
  });
};

/** Settings, with legal pages against the release's words, which only their own page loads. */
async function openSettings(kind: SettingsKind, signal: AbortSignal): Promise<StudioAnswer<'settings'>> {
  const answer = await call('settings', { kind }, signal);
  if (kind !== 'legal') return answer;
  const { releaseTexts } = await import('#funnel/builder/releaseTexts.ts');
  const shown = <T extends Pick<StudioAnswer<'settings'>['versions'][number], 'differences'>>(each: T): T => ({
    ...each,
    differences: againstRelease(each.differences, releaseTexts),
  });
  return { ...answer, draft: answer.draft && shown(answer.draft), versions: answer.versions.map(shown) };
}

/** The settings of one kind. */
export const settingsQuery = (kind: SettingsKind) =>
  queryOptions({
    queryKey: ['settings', kind],
    queryFn: ({ signal }) => openSettings(kind, signal),
    refetchInterval: ({ state: { data } }) => (data && data.reached < data.servers ? watchMs : againMs),
  });

/** The path that a part of an address means, without inner slashes: a campaign is found by it all the same. */
export const pathOfAddress = (part: string): string => `/${keyOfAddress(part)}`;

export const campaignQuery = (path: string) =>
  queryOptions({
    queryKey: ['campaign', path],
    queryFn: ({ signal }) => call('campaign', { path }, signal),
  });

/** How far the last publication of a campaign has come. @param known what its page says of it */
export const statusQuery = (path: string, known: StudioAnswer<'campaign'>['status']) =>
  queryOptions({
    queryKey: ['campaign', path, 'status', known?.revision ?? 0],
    queryFn: ({ signal }) => call('status', { path }, signal),
    ...(known && { initialData: { status: known } }),
    refetchInterval: ({ state }) => (state.data?.status?.isDone === false ? watchMs : againMs),
  });

/** The content of one version, which never changes. */
export const versionQuery = (path: string, version: number) =>
  queryOptions({
    queryKey: ['version', path, version],
    queryFn: ({ signal }) => call('version', { path, version }, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** What would keep content from going live now. */
export const checkQuery = (content: CampaignContent | undefined) =>
  queryOptions({
    queryKey: ['check', content],
    queryFn: ({ signal }) => call('check', { content: content as CampaignContent }, signal),
  });

/** What each campaign of a file would change, and what stands in its way. */
export const importCheckQuery = (entries: readonly CampaignEntry[]) =>
  queryOptions({
    queryKey: ['import check', entries],
    queryFn: ({ signal }) => call('checkImport', { entries: [...entries] }, signal),
  });
