import type { StudioAnswer } from '#contract/studio/calls.ts';
import { sampleNow, sampleSession } from './studioData.ts';

const minute = 60_000;

/** Somebody who may change who works here. */
export const adminSession: Partial<StudioAnswer<'session'>> = {
  ...sampleSession,
  name: 'ada.moss',
  role: 'admin',
  may: ['test', 'draft', 'publish', 'approve', 'pause', 'affiliates', 'leads', 'send', 'reveal', 'privacy', 'sessions', 'people'],
  lacks: { export: ['privacy'] },
};

/** People of each kind: here, long away, new, and of the sign-in service. */
export const samplePeople: StudioAnswer<'people'> = {
  at: sampleNow,
  hasProvider: true,
  byProvider: false,
  roles: ['viewer', 'qa', 'media', 'marketer', 'operator', 'privacy', 'admin'],
  rows: [
    { name: 'ada.moss', label: '', role: 'admin', by: 'password', seenAt: sampleNow - minute, sessions: 1 },
    { name: 'lena', label: '', role: 'marketer', by: 'password', seenAt: sampleNow - 3 * minute, sessions: 2 },
    { name: 'nora', label: '', role: 'qa', by: 'first', seenAt: 0, sessions: 0 },
    { name: 'sso:84', label: 'Olga Berg', role: 'operator', by: 'provider', seenAt: sampleNow - 3000 * minute, sessions: 0 },
  ],
};
