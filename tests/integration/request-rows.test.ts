import { beforeAll, expect, it } from 'vitest';
import type { RequestType } from '#contract/consent/privacy-request.ts';
import { uuidv7 } from '../../lead-server/src/lib/uuid.ts';
import { dayOf } from '../../lead-server/src/privacy/law/law-days.ts';
import { privacySubmission } from '../../lead-server/src/privacy/privacy-intake.ts';
import type { SubmissionState } from '../../lead-server/src/store/records.ts';
import type { Store } from '../../lead-server/src/store/store.ts';
import { casesOfSought } from '../../lead-server/src/studio/privacy/find-requests.ts';
import {
  casesIn,
  closedFigures,
  countUnverified,
  requestRow,
  untoldIn,
  waitingCases,
} from '../../lead-server/src/studio/privacy/request-rows.ts';
import type { PrivacyRequest } from '../../lead-server/src/submissions/stored-privacy-request.ts';
import { createVault } from '../../lead-server/src/vault/vault.ts';
import { sqlite, withStore } from '../support/both-stores.ts';

const dayMs = 86_400_000;
const now = Date.UTC(2026, 9, 20, 15);
const today = dayOf(now);
const vault = createVault([{ version: 1, secret: Buffer.alloc(32, 1) }]);

let store: Store;
withStore(sqlite, (opened) => {
  store = opened;
});
const reader = () => ({ store, vault });
const idOf = new Map<string, string>();

interface Asked {
  readonly daysAgo: number;
  readonly state: SubmissionState;
  readonly region?: string;
  readonly asks?: RequestType;
  readonly more?: Partial<PrivacyRequest>;
  readonly isAgent?: boolean;
}
const closedAfter = (daysAgo: number, days: number): Partial<PrivacyRequest> => {
  const at = new Date(now - (daysAgo - days) * dayMs).toISOString();
  return { desk: { closed: { by: 'paul', at, as: 'answered', because: 'case 12' } } };
};
const told = { automatic: [], forPerson: [], certain: [], likely: [], tell: { exchange: ['exchange'], ingest: ['ingest'] } };
const cases: Readonly<Record<string, Asked>> = {
  old: { daysAgo: 400, state: 'done', more: closedAfter(400, 1) },
  late: { daysAgo: 100, state: 'done', more: closedAfter(100, 80) },
  slow: { daysAgo: 90, state: 'done', more: closedAfter(90, 20) },
  quick: { daysAgo: 60, state: 'done', more: closedAfter(60, 2) },
  phoned: {
    ...{ daysAgo: 30, state: 'open', isAgent: true },
    more: { entered: { by: 'paul', how: 'phone', on: dayOf(now - 31 * dayMs) } },
  },
  urgent: { daysAgo: 20, state: 'confirming', region: 'CA', asks: 'optOutOfSaleOrSharingOfInformation' },
  plain: { daysAgo: 10, state: 'open', more: { plan: told } },
  flood: { daysAgo: 2, state: 'unverified' },
  other: { daysAgo: 1, state: 'unverified' },
};

beforeAll(async () => {
  for (const [name, { daysAgo, state, region = 'TX', asks = 'requestForInformation', isAgent, more }] of Object.entries(cases)) {
    const at = now - daysAgo * dayMs;
    const id = uuidv7(at);
    idOf.set(name, id);
    const request: PrivacyRequest = {
      ...{ id, filedAt: new Date(at).toISOString(), by: 'page', token: '', ipAddress: '', userAgent: '' },
      form: { email: `${name}@example.com`, state: region, [asks]: 'yes', ...(isAgent && { authorizedAgent: 'yes' }) },
      ...more,
    };
    const deliveries = name === 'plain' ? [{ destination: 'exchange-privacy', state: 'no_partner', reason: '' } as const] : [];
    await store.commit([{ ...privacySubmission(vault, request, { key: id, deliveries }), state }]);
  }
});

const namesOf = (found: readonly { readonly row: { readonly id: string } }[]) => {
  const names = new Map([...idOf].map(([name, id]) => [id, name]));
  return found.map(({ row }) => names.get(row.id));
};

it('what waits is in the order of its clock, with whom a person has to tell', async () => {
  const waiting = await waitingCases(reader(), today);
  expect(namesOf(waiting)).toEqual(['urgent', 'phoned', 'plain']);
  expect(untoldIn(waiting)).toEqual(['exchange']);
});

it('other lists have the newest first, page by page', async () => {
  expect(namesOf((await casesIn(reader(), 'unverified', { limit: 10 })).cases)).toEqual(['other', 'flood']);
  const first = await casesIn(reader(), 'done', { limit: 3 });
  expect([namesOf(first.cases), first.next]).toEqual([['quick', 'slow', 'late'], idOf.get('late')]);
  const last = await casesIn(reader(), 'done', { before: first.next, limit: 3 });
  expect([namesOf(last.cases), last.next]).toEqual([['old'], undefined]);
  expect(await countUnverified(reader())).toEqual({ count: 2, isMore: false });
});

it('the requests of one person come the newest first', async () => {
  const person = { email: 'twice@example.com', phone: '' };
  for (const daysAgo of [6, 5]) {
    const at = now - daysAgo * dayMs;
    const request = {
      id: uuidv7(at),
      filedAt: new Date(at).toISOString(),
      by: 'page',
      form: { ...person, submitAnAppeal: 'yes' },
    };
    const whole = { ...request, token: '', ipAddress: '', userAgent: '' } as const;
    await store.commit([privacySubmission(vault, whole as PrivacyRequest, { key: request.id, deliveries: [] })]);
  }
  const found = await casesOfSought(reader(), { by: 'email', person });
  expect(found.map(({ row }) => (now - row.receivedAt) / dayMs)).toEqual([5, 6]);
});

it('closed requests of twelve months are counted with how long they took', async () => {
  expect(await closedFigures(reader(), now)).toEqual({ closed: 3, late: 1, median: 20 });
  expect(await closedFigures(reader(), now + 400 * dayMs)).toEqual({ closed: 0, late: 0, median: undefined });
});

it('a row names how it came, its law and what comes next, and nobody', async () => {
  const row = async (name: string) => {
    const { cases: all } = await casesIn(reader(), cases[name]?.state ?? 'open', { limit: 10 });
    const found = all.find((each) => each.row.id === idOf.get(name));
    if (!found) throw new Error(`no ${name}`);
    return requestRow(found, today);
  };
  const common = { asks: ['requestForInformation'], isAgent: false, identity: 'nobody' };
  expect(await row('phoned')).toEqual({
    ...{ ...common, id: idOf.get('phoned'), received: dayOf(now - 31 * dayMs), how: 'phone', region: 'Texas', isAgent: true },
    ...{ clock: expect.objectContaining({ left: 14 }), next: 'permission' },
  });
  expect(await row('urgent')).toMatchObject({ how: 'form', region: 'California', next: 'owner' });
  expect(await row('plain')).toMatchObject({ next: 'identity' });
  expect(await row('slow')).toEqual({
    ...{ ...common, id: idOf.get('slow'), received: dayOf(now - 90 * dayMs), how: 'form', region: 'Texas', next: 'closed' },
    closed: { at: now - 70 * dayMs, told: 0, as: 'answered' },
  });
});
