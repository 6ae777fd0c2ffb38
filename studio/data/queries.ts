import { QueryClient, queryOptions } from '@tanstack/react-query';
import { keyOfAddress } from '#contract/studio/address.ts';
import type { StudioBody } from '#contract/studio/calls.ts';
import { CallFailed, call } from './call.ts';

/** How long an answer counts as fresh, and how often a shown one is asked for again. */
const freshMs = 5000;
const againMs = 15_000;

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

export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: ({ signal }) => call('session', {}, signal),
  staleTime: Number.POSITIVE_INFINITY,
});

export const campaignsQuery = queryOptions({
  queryKey: ['campaigns'],
  queryFn: ({ signal }) => call('campaigns', {}, signal),
  refetchInterval: againMs,
});

/** The path that a part of an address means, without inner slashes: a campaign is found by it all the same. */
export const pathOfAddress = (part: string): string => `/${keyOfAddress(part)}`;

export const campaignQuery = (path: string) =>
  queryOptions({
    queryKey: ['campaign', path],
    queryFn: ({ signal }) => call('campaign', { path }, signal),
  });
