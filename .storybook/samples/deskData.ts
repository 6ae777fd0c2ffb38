import type { StudioAnswer } from '#contract/studio/calls.ts';
import type { LeadDelivery, LeadRow } from '#contract/studio/desk.ts';
import type { Second } from '#contract/studio/desk-acts.ts';
import { sampleNow, sampleSession } from './studioData.ts';

const minute = 60_000;
const hour = 60 * minute;

/** Somebody who may do all of the desk. */
export const operatorSession: Partial<StudioAnswer<'session'>> = {
  ...sampleSession,
  name: 'olga.berg',
  role: 'operator',
  may: ['test', 'pause', 'leads', 'send', 'reveal'],
  lacks: { export: ['privacy'], publish: ['marketer', 'admin'], draft: ['marketer', 'admin'], sessions: ['admin'] },
};

const idAt = (at: number, end: number) => {
  const time = at.toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-${String(end).padStart(12, '0')}`;
};

const held = 'NV: consumer health data, no consent names the buyer';
const rowsOf: readonly (readonly [minutes: number, row: Omit<LeadRow, 'id' | 'at'>])[] = [
  [6, { state: 'NV', flow: 'main', campaign: '/survey', outcome: 'held', reason: held, buyer: '' }],
  [
    9,
    { state: 'CA', flow: 'main', campaign: '/survey/yt', outcome: 'accepted', reason: '', cents: 31_200, buyer: 'Alder & Vance' },
  ],
  [13, { state: 'TX', flow: 'estimate', campaign: '/survey/ig', outcome: 'sending', reason: '', buyer: '' }],
  [
    15,
    { state: 'FL', flow: 'insurance', campaign: '/survey/es', outcome: 'returned', reason: 'wrong number', buyer: 'Moreno Law' },
  ],
  [29, { state: 'GA', flow: 'express', campaign: '/survey/express', outcome: 'refused', reason: 'duplicate', buyer: 'ingest' }],
  [42, { state: 'CA', flow: 'social', campaign: '/survey/tt', outcome: 'not qualified', reason: 'At fault', buyer: '' }],
  [50, { state: 'IL', flow: 'main', campaign: '/survey/yt', outcome: 'given up', reason: 'HTTP 500', buyer: '' }],
];

const rows = rowsOf.map(([minutes, row], place): LeadRow => {
  const at = sampleNow - minutes * minute;
  return { ...row, id: idAt(at, place + 1), at };
});

/** A list with a lead of each kind. */
export const sampleLeads: StudioAnswer<'leads'> = {
  at: sampleNow,
  rows,
  looked: rows.length,
  held: 1,
  givenUp: 1,
  destinations: [
    { name: 'exchange', buyer: 'Alder & Vance' },
    { name: 'ingest', buyer: '' },
  ],
};

const [heldRow] = rows as [LeadRow];
const delivery = (more: Partial<LeadDelivery>): LeadDelivery => ({
  ...{ destination: 'exchange', buyer: 'Alder & Vance', isSale: true, state: 'held', reason: held, attempts: 0 },
  ...{ updatedAt: heldRow.at + 1000, may: ['release'] },
  ...more,
});

/** One lead that waits for a person. */
export const heldLead: StudioAnswer<'lead'> = {
  row: heldRow,
  said: [
    { asked: 'Who was at fault?', answer: 'The other driver' },
    { asked: 'Do you have a lawyer?', answer: 'No' },
  ],
  hidden: 4,
  agreed: {
    ...{ version: 'tcpa-2', language: 'en', at: heldRow.at, sellers: 'its partner law firms' },
    text: 'By selecting the button on this screen, I agree that Auto Accident Team and its partner law firms may call and text me.',
  },
  rules: ['recent_incident'],
  changed: [{ field: 'doctor_treatment', said: 'no', sent: 'yes' }],
  deliveries: [
    delivery({}),
    delivery({ destination: 'ingest', buyer: '', state: 'delivered', reason: '', attempts: 1, may: ['return'] }),
  ],
};

const hours = [5, 7, 6, 4, 3, 2, 2, 3, 5, 8, 12, 14, 13, 15, 16, 14, 12, 13, 15, 17, 16, 14, 9, 4];
type Overview = StudioAnswer<'deliveries'>;
const destination = (name: string, more: Partial<Overview['destinations'][number]> = {}): Overview['destinations'][number] => ({
  ...{
    name,
    buyer: '',
    now: 'takes',
    fault: '',
    waiting: 0,
    oldestDue: 0,
    givenUp: 0,
    hours,
    hasTestAddress: true,
    mayPause: true,
  },
  ...{ attempts: { taken: 231, all: 236 }, p95: 410, replies: { accepted: 912, all: 1000 } },
  ...more,
});

/** A partner that refuses our key, one that is paused, and one that takes. */
export const troubledDeliveries: Overview = {
  ...{ at: sampleNow, delivered: 1188, waiting: 17, oldestDue: sampleNow - 52 * minute, givenUp: 3, isAll: true },
  replies: { accepted: 912, all: 1000 },
  destinations: [
    destination('exchange', {
      ...{ buyer: 'Alder & Vance', now: 'refuses us', fault: 'HTTP 401', since: sampleNow - 52 * minute, waiting: 14 },
      ...{ oldestDue: sampleNow - 52 * minute, attempts: { taken: 96, all: 142 } },
    }),
    destination('ingest', {
      ...{ now: 'paused', since: sampleNow - 20 * minute, waiting: 3, p95: 24_000, givenUp: 3 },
      paused: { by: 'ana.rivera', because: 'They move their servers tonight.' },
    }),
    destination('verification', { p95: 95, hasTestAddress: false }),
  ],
  groups: [{ destination: 'ingest', reason: 'timed out', count: 3, oldest: sampleNow - 9 * hour, unanswered: true }],
  tries: rows.slice(0, 3).map(({ id, at }, place) => ({
    ...{ lead: id, at: at + 2000, destination: 'exchange', attempts: 1, reason: 'HTTP 401' },
    state: place === 0 ? 'pending' : 'delivered',
    ...(place === 1 && { verdict: 'accepted' as const, cents: 31_200 }),
  })),
};

/** Nothing waits, and nothing was given up. */
export const calmDeliveries: Overview = {
  ...troubledDeliveries,
  ...{ waiting: 0, oldestDue: 0, givenUp: 0, groups: [] },
  destinations: [destination('exchange', { buyer: 'Alder & Vance' }), destination('ingest', { p95: 24_000 })],
};

/** A request that waits for the reader. */
export const sampleSecond: Second = {
  ...{ id: 'r1', act: 'replay', count: 143, label: 'given up, destination ingest', scopeHash: 'aa', askedBy: 'oscar.lund' },
  ...{ because: 'They are up again, ticket 81.', at: sampleNow - 12 * minute, expiresAt: sampleNow + 23 * hour },
  ...{ state: 'waiting', decidedBy: '', decidedAt: 0, done: 0, mayDecide: true },
};

/** Lines of the audit: one lead, many, a destination and a second person. */
export const sampleAudit: StudioAnswer<'audit'> = {
  looked: 4,
  rows: [
    { who: 'olga.berg', did: 'release', what: `${heldRow.id}.exchange`, because: 'A signed consent names them.', n: 84 },
    {
      ...{ who: 'oscar.lund', did: 'replay', because: 'They are up again, ticket 81. (asked by olga.berg)', n: 83 },
      what: rows.map(({ id }) => `${id}.ingest`).join(' '),
    },
    {
      who: 'oscar.lund',
      did: 'approve second',
      what: 'replay of 143: given up, destination ingest (request r1)',
      because: '',
      n: 82,
    },
    { who: 'ana.rivera', did: 'pause destination', what: 'ingest', because: 'They move their servers tonight.', n: 81 },
  ].map((row, place) => ({ ...row, at: sampleNow - place * 7 * minute })),
};
