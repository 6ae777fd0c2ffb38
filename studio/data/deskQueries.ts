import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { StudioBody } from '#contract/studio/calls.ts';
import type { DeliveryFilter, LeadAct, LeadQuestion } from '#contract/studio/desk.ts';
import { call } from './call.ts';

/** How often what waits is asked for again, in milliseconds. */
const againMs = 15_000;
const first = undefined as string | undefined;

/** Leads, a page after the other. */
export const leadsQuery = (question: LeadQuestion) =>
  infiniteQueryOptions({
    queryKey: ['leads', question],
    queryFn: ({ signal, pageParam }) => call('leads', { question, ...(pageParam !== undefined && { after: pageParam }) }, signal),
    initialPageParam: first,
    getNextPageParam: ({ next }) => next,
    refetchInterval: ({ state }) => (state.data?.pages.length === 1 ? againMs : false),
  });

export const leadQuery = (id: string) =>
  queryOptions({ queryKey: ['lead', id], queryFn: ({ signal }) => call('lead', { id }, signal), refetchInterval: againMs });

/** How many leads an act would be for; counted anew each time it is asked for. */
export const leadCountQuery = (act: LeadAct | 'export', question: LeadQuestion) =>
  queryOptions({
    queryKey: ['count leads', act, question],
    queryFn: ({ signal }) => call('countLeads', { act, question }, signal),
    staleTime: 0,
    gcTime: 0,
  });

export const deliveriesQuery = queryOptions({
  queryKey: ['deliveries'],
  queryFn: ({ signal }) => call('deliveries', {}, signal),
  refetchInterval: againMs,
});

/** How many given-up deliveries fit a filter. */
export const givenUpCountQuery = (filter: DeliveryFilter) =>
  queryOptions({
    queryKey: ['count given up', filter],
    queryFn: ({ signal }) => call('countGivenUp', { filter }, signal),
    staleTime: 0,
    gcTime: 0,
  });

/** The audit, a page after the other. */
export const auditQuery = (question: Omit<StudioBody<'audit'>, 'after'>) =>
  infiniteQueryOptions({
    queryKey: ['audit', question],
    queryFn: ({ signal, pageParam }) =>
      call('audit', { ...question, ...(pageParam !== undefined && { after: pageParam }) }, signal),
    initialPageParam: first,
    getNextPageParam: ({ next }) => next,
  });

export const auditChainQuery = queryOptions({
  queryKey: ['audit chain'],
  queryFn: ({ signal }) => call('auditChain', {}, signal),
  staleTime: 60_000,
});

/** What second persons are asked for. */
export const secondsQuery = queryOptions({
  queryKey: ['seconds'],
  queryFn: ({ signal }) => call('seconds', {}, signal),
  refetchInterval: againMs,
});

/** One request for a second person, and how much of it still fits. */
export const secondQuery = (id: string) =>
  queryOptions({
    queryKey: ['second', id],
    queryFn: ({ signal }) => call('second', { id }, signal),
    staleTime: 0,
    refetchInterval: againMs,
  });

/** Who works here. */
export const peopleQuery = queryOptions({
  queryKey: ['people'],
  queryFn: ({ signal }) => call('people', {}, signal),
  refetchInterval: againMs,
});
