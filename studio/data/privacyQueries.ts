import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { StudioBody } from '#contract/studio/calls.ts';
import { call } from './call.ts';

/** How often a list, a request and who has it open are asked for again, in milliseconds. */
const againMs = 15_000;
const first = undefined as string | undefined;

/** Privacy requests, a page after the other. */
export const requestsQuery = (show: StudioBody<'requests'>['show']) =>
  infiniteQueryOptions({
    queryKey: ['requests', show],
    queryFn: ({ signal, pageParam }) => call('requests', { show, ...(pageParam !== undefined && { after: pageParam }) }, signal),
    initialPageParam: first,
    getNextPageParam: ({ next }) => next,
    refetchInterval: ({ state }) => (state.data?.pages.length === 1 ? againMs : false),
  });

/** How soon a request that waits its turn is asked for again, in milliseconds. */
const soonMs = 1000;

export const requestQuery = (id: string) =>
  queryOptions({
    queryKey: ['request', id],
    queryFn: ({ signal }) => call('request', { id }, signal),
    refetchInterval: ({ state }) => (state.data?.row.next === 'work' ? soonMs : againMs),
  });

/** Says that this person has a request open, as long as its page is. */
export const openRequestQuery = (id: string) =>
  queryOptions({
    queryKey: ['open request', id],
    queryFn: ({ signal }) => call('openRequest', { id, takes: false }, signal),
    refetchInterval: againMs,
    gcTime: 0,
  });
