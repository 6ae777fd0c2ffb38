import type { StudioAnswer } from '#contract/studio/calls.ts';
import type { RequestRow } from '#contract/studio/privacy.ts';
import { sampleNow, sampleSession } from './studioData.ts';

const day = 86_400_000;
const idOf = (sign: string) => `01a2${sign}-ddb9-7000-8000-000000000000`;

/** Who works on privacy requests. */
export const privacySession: Partial<StudioAnswer<'session'>> = {
  name: 'p.okafor',
  role: 'privacy',
  may: ['leads', 'reveal', 'privacy'],
  lacks: { ...sampleSession.lacks, send: ['operator', 'admin'] },
};

/** Who may not. */
export const operatorSession: Partial<StudioAnswer<'session'>> = {
  role: 'operator',
  may: ['leads', 'send', 'reveal'],
  lacks: { ...sampleSession.lacks, privacy: ['privacy', 'admin'] },
};

const row = (sign: string, more: Partial<RequestRow>): RequestRow => ({
  id: idOf(sign),
  received: '2026-11-21',
  how: 'form',
  asks: ['requestToDeleteInformation'],
  region: 'California',
  isAgent: false,
  identity: 'two points',
  next: 'identity',
  ...more,
});

const california = {
  law: 'California Consumer Privacy Act',
  source: 'Cal. Civ. Code 1798.130; 11 CCR 7021, 7026',
  isLonger: false,
} as const;
const texas = { law: 'Texas Data Privacy and Security Act', source: 'Tex. Bus. & Com. Code 541.052', isLonger: false } as const;

const deletion = row('1182', {
  asks: ['optOutOfSaleOrSharingOfInformation', 'requestToDeleteInformation'],
  identity: 'owner',
  clock: { ...california, due: '2026-12-14', left: 9, unit: 'business days' },
  next: 'tell',
  destination: 'exchange',
});
const agents = row('1185', {
  received: '2026-11-24',
  how: 'letter',
  asks: ['requestForInformation'],
  region: 'Texas',
  isAgent: true,
  clock: { ...texas, due: '2027-01-08', left: 41, unit: 'days', longer: '2027-02-22' },
  next: 'permission',
});
const late = row('1179', {
  received: '2026-10-09',
  region: 'Virginia',
  identity: 'one point',
  clock: {
    law: 'Virginia Consumer Data Protection Act',
    source: 'Va. Code 59.1-577',
    due: '2026-11-23',
    left: -4,
    unit: 'days',
    isLonger: false,
  },
});
const mixed = row('1187', {
  received: '2026-11-26',
  region: 'Nevada',
  identity: 'one point',
  clock: {
    law: 'Nevada privacy law',
    source: 'NRS 603A.345, 603A.510',
    due: '2027-01-10',
    left: 43,
    unit: 'days',
    isLonger: false,
    longer: '2027-02-24',
  },
});

type Requests = StudioAnswer<'requests'>;

/** A list as its query keeps it. */
export const pagesOf = (answer: Partial<Requests>) => ({
  pages: [
    {
      ...{ at: sampleNow, rows: [], waiting: 0, unverified: 0, isMore: false, closed: 214, late: 0, median: 2, untold: [] },
      ...answer,
    },
  ],
  pageParams: [undefined],
});

/** Requests of four laws, the one that is late first. */
export const sampleRequests = pagesOf({
  ...{ rows: [late, deletion, agents, mixed], waiting: 4, oldest: '2026-10-09', unverified: 12, late: 1, untold: ['exchange'] },
});

const words = (subject: string, text: string) => ({ subject, text });
const done = {
  name: 'done',
  kind: 'answer',
  en: words(
    'Your request is done',
    'Hello,\n\nWe no longer sell or share your data. We have deleted the answers that you gave us. We told the company that had them.\n\nYour request has the number P-1182-DDB9.\n\nExample Leads LLC',
  ),
  es: words(
    'Su solicitud está lista',
    'Hola:\n\nYa no vendemos ni compartimos sus datos. Borramos las respuestas que usted nos dio. Se lo dijimos a la empresa que los tenía.\n\nSu solicitud tiene el número P-1182-DDB9.\n\nExample Leads LLC',
  ),
} as const;

const base = {
  at: sampleNow,
  today: '2026-11-27',
  etag: 'e',
  reasons: [],
  owner: {},
  leads: [],
  isTwo: false,
  canApprove: false,
  tell: [],
  letters: [done],
  sent: [],
  canSend: true,
} as const;

/** One that is carried out: a partner is still to be told, the letter is ready. */
export const sampleRequest: StudioAnswer<'request'> = {
  ...base,
  row: deletion,
  owner: { until: sampleNow + 3 * day, confirmed: sampleNow - 5 * day },
  done: {
    at: sampleNow - 5 * day,
    optedOut: true,
    held: 3,
    erased: [{ lead: idOf('2097'), at: sampleNow - 5 * day, hash: 'a'.repeat(43) }],
  },
  tell: [
    { destination: 'exchange', buyer: 'Rivera & Stone', state: 'by hand' },
    { destination: 'ingest', buyer: '', state: 'told', on: '2026-11-22' },
  ],
};

/** An email of one person and a phone of another. */
export const twoPeople: StudioAnswer<'request'> = {
  ...base,
  row: mixed,
  reasons: ['a lead matches in email or phone only: make sure whose it is'],
  leads: [
    { id: idOf('2097'), at: sampleNow - 30 * day, by: 'email' },
    { id: idOf('2098'), at: sampleNow - 12 * day, by: 'phone' },
  ],
  isTwo: true,
  canApprove: true,
  letters: [{ ...done, name: 'identity', kind: 'question' }],
};
