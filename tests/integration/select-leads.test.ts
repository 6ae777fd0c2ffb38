import { beforeAll, expect, it } from 'vitest';
import type { LeadQuestion } from '#contract/studio/desk.ts';
import { saleTo } from '../../lead-server/src/delivery/destinations.ts';
import { notNamedReason } from '../../lead-server/src/delivery/hold-policy.ts';
import { testRecord } from '../../lead-server/src/desk/destination-acts.ts';
import { uuidv7 } from '../../lead-server/src/lib/uuid.ts';
import type { DeliveryState, SubmissionState } from '../../lead-server/src/store/records.ts';
import type { Store } from '../../lead-server/src/store/store.ts';
import { selectLeads } from '../../lead-server/src/studio/leads/select-leads.ts';
import { encryptContent } from '../../lead-server/src/submissions/submission-content.ts';
import { createVault } from '../../lead-server/src/vault/vault.ts';
import { sqlite, withStore } from '../support/both-stores.ts';

const vault = createVault([{ version: 1, secret: Buffer.alloc(32, 1) }]);
const sales = new Map([['exchange', saleTo('Harbor Law')]]);
const from = Date.UTC(2026, 3, 1);
const plain = testRecord(new Date(from));

let store: Store;
withStore(sqlite, (opened) => {
  store = opened;
});

interface Made {
  readonly state?: SubmissionState;
  readonly delivery?: readonly [state: DeliveryState, reason?: string, destination?: string];
  readonly region?: string;
  readonly flow?: 'main' | 'ticket';
  readonly path?: string;
  readonly verdict?: 'accepted' | 'rejected' | 'returned';
}
/** One lead a minute, in this order. */
const leads: Readonly<Record<string, Made>> = {
  held: { delivery: ['held', notNamedReason] },
  lost: { delivery: ['dead', 'HTTP 500'], region: 'TX' },
  waiting: { delivery: ['pending'], flow: 'ticket' },
  unfit: { state: 'disqualified' },
  incomplete: { state: 'refused' },
  erased: { state: 'erased' },
  test: { state: 'test' },
  taken: { delivery: ['delivered'], verdict: 'accepted', path: '/survey/yt' },
  refused: { delivery: ['delivered'], verdict: 'rejected', region: 'TX' },
  returned: { delivery: ['delivered'], verdict: 'returned' },
  sent: { delivery: ['delivered'] },
  unsold: { delivery: ['held', 'written off'] },
  other: { delivery: ['no_partner', '', 'helper'] },
};
const names = Object.keys(leads);
/** Leads of test visits are listed when they are asked for. */
const listed = names.filter((name) => name !== 'test');
const idOf = new Map<string, string>();
const momentOf = (name: string) => from + names.indexOf(name) * 60_000;

beforeAll(async () => {
  for (const [name, { state = 'accepted', delivery, region = 'NY', flow = 'main', path = '/survey', verdict }] of Object.entries(
    leads,
  )) {
    const id = uuidv7(momentOf(name));
    idOf.set(name, id);
    const record = {
      ...plain,
      sent: { ...plain.sent, state: region },
      meta: { ...plain.meta, flow, campaign: { key: 'survey', path, version: 1 } },
    };
    const [outcome, reason = '', destination = 'exchange'] = delivery ?? [];
    await store.commit([
      {
        ...{ id, kind: 'lead', state, key: id, bodyHash: id, receivedAt: momentOf(name), emailMac: '', phoneMac: '' },
        ...encryptContent(vault, id, { is: 'lead', record } as never),
        consent: undefined,
        deliveries: outcome ? [{ destination, state: outcome, reason }] : [],
      },
    ]);
    if (verdict)
      await store.keepReply({ submissionId: id, destination: 'exchange', verdict, reason: '', partnerLeadId: '', at: from });
  }
  // of another kind, in the same lists
  const id = uuidv7(from + 1);
  await store.commit([
    {
      ...{ id, kind: 'message', state: 'accepted', key: id, bodyHash: id, receivedAt: from, emailMac: '', phoneMac: '' },
      ...{ sealed: Buffer.from('sealed'), consent: undefined, deliveries: [{ destination: 'slack', state: 'dead', reason: '' }] },
    },
  ]);
});

const limits = { limit: 100, most: 1000 };
async function select(question: LeadQuestion, after?: string, own = limits) {
  const { found, ...page } = await selectLeads({ store, vault, sales }, question, after, own);
  const nameOf = new Map([...idOf].map(([name, id]) => [id, name]));
  return { ...page, found: found.map(({ row }) => nameOf.get(row.id)) };
}

it.each<readonly [LeadQuestion, readonly string[]]>([
  [{}, listed.toReversed()],
  [{ oldestFirst: true }, listed],
  [{ outcome: 'held' }, ['held']],
  [{ outcome: 'held', reason: 'written off' }, []],
  [{ outcome: 'given up' }, ['lost']],
  [{ outcome: 'sending' }, ['waiting']],
  [{ outcome: 'not qualified' }, ['unfit']],
  [{ outcome: 'incomplete' }, ['incomplete']],
  [{ outcome: 'erased' }, ['erased']],
  [{ outcome: 'test' }, ['test']],
  [{ outcome: 'accepted' }, ['taken']],
  [{ outcome: 'refused' }, ['refused']],
  [{ outcome: 'returned' }, ['returned']],
  [{ outcome: 'sent' }, ['sent']],
  [{ outcome: 'not sold' }, ['unsold']],
  [{ outcome: 'no partner' }, ['other']],
  [{ destination: 'helper' }, ['other']],
  [{ reason: 'HTTP 500' }, ['lost']],
  [{ state: 'TX' }, ['refused', 'lost']],
  [{ state: 'TX', outcome: 'given up' }, ['lost']],
  [{ flow: 'ticket' }, ['waiting']],
  [{ campaign: '/survey/yt' }, ['taken']],
  [{ campaign: '/survey/yt', state: 'TX' }, []],
  [{ from: momentOf('sent') }, ['other', 'unsold', 'sent']],
  [{ to: momentOf('waiting') }, ['lost', 'held']],
  [{ from: momentOf('lost'), to: momentOf('unfit'), oldestFirst: true }, ['lost', 'waiting']],
])('%o', async (question, expected) => {
  const { found, next } = await select(question);
  expect(found).toEqual(expected);
  expect(next).toBeUndefined();
});

it('a page ends with its last lead, or where it has looked far enough, and the next goes on', async () => {
  const first = await select({}, undefined, { limit: 2, most: 1000 });
  expect(first).toEqual({ found: ['other', 'unsold'], next: idOf.get('unsold'), looked: 2, lookedTo: momentOf('unsold') });
  expect((await select({}, first.next)).found[0]).toBe('sent');
  const looked = await select({ state: 'TX', oldestFirst: true }, undefined, { limit: 2, most: 3 });
  expect(looked).toEqual({ found: ['lost'], next: idOf.get('waiting'), looked: 3, lookedTo: momentOf('waiting') });
  expect((await select({ state: 'TX', oldestFirst: true }, looked.next)).found).toEqual(['refused']);
  const { found, looked: all } = await select({ outcome: 'given up', oldestFirst: true });
  expect([found, all]).toEqual([['lost'], 1]);
});
