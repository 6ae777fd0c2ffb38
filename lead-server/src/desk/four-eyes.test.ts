import { expect, it } from 'vitest';
import type { FourEyesRequest } from '../store/four-eyes-store.ts';
import { approveSecond, askSecond, refuseSecond, type SecondAct, stillFits, takeApprovedFile } from './four-eyes.ts';

const now = Date.UTC(2026, 4, 1);
const day = 86_400_000;

/** A desk over some leads, with what was written in the audit and done. */
function desk(who: string, { decidedMeanwhile = false } = {}) {
  const requests = new Map<string, FourEyesRequest>();
  const [audited, held]: [string[], string[]] = [[], []];
  const row = (id: string, state: string, delivery: string, reason = '') => ({
    ...{ id, state, kind: 'lead' },
    deliveries: [{ submissionId: id, destination: 'exchange', state: delivery, reason }],
  });
  const rows = [
    row('waits', 'accepted', 'pending'),
    row('sent', 'accepted', 'delivered'),
    row('gone', 'erased', 'pending'),
    row('lost', 'accepted', 'dead'),
    row('closed', 'done', 'dead'),
  ];
  let forgotten = 0;
  const store = {
    byIds: async (ids: readonly string[]) => rows.filter(({ id }) => ids.includes(id)),
    hold: async (id: string) => held.push(id) && 1,
    askFourEyes: async (request: FourEyesRequest, before: number) => {
      forgotten = before;
      requests.set(request.id, request);
    },
    fourEyesRequest: async (id: string) => requests.get(id),
    stepFourEyes: async ({ id, from, to, by, done }: { id: string; from: string; to: string; by: string; done: number }) => {
      const request = requests.get(id);
      if (!request || request.state !== from || decidedMeanwhile) return false;
      requests.set(id, { ...request, state: to as never, decidedBy: by || request.decidedBy, done });
      return true;
    },
  };
  const audit = async ({ did, what, because }: { did: string; what: string; because?: string }) => {
    audited.push(`${did} ${what}${because === undefined ? '' : `: ${because}`}`);
  };
  const of = (name: string, at = now) => ({ store, who: name, now: () => at, audit, privacy: {} }) as never;
  const ask = (act: SecondAct, ids: readonly string[]) => askSecond(of(who), { act, ids, label: 'some', because: 'a reason' });
  return { of, ask, requests, audited, held, forgotten: () => forgotten };
}

const deliveries = ['waits', 'sent', 'gone', 'lost'].map((id) => `${id}.exchange`);

it('a request says who asks, for what, and until when', async () => {
  const { ask, requests, audited, forgotten } = desk('olga');
  const id = await ask('hold', deliveries);
  expect(requests.get(id)).toEqual({
    ...{ id, act: 'hold', count: 4, label: 'some', because: 'a reason', askedBy: 'olga', at: now, expiresAt: now + day },
    ...{ scope: JSON.stringify(deliveries), scopeHash: expect.stringMatching(/.{20}/), state: 'waiting' },
    ...{ decidedBy: '', decidedAt: 0, done: 0 },
  });
  expect(audited).toEqual([`ask second hold of 4: some (request ${id}): a reason`]);
  expect(forgotten()).toBe(now - 400 * day);
});

it('the second person does exactly what they saw, of what still fits', async () => {
  const { ask, of, requests, audited, held } = desk('olga');
  const id = await ask('hold', deliveries);
  const { scopeHash = '' } = requests.get(id) ?? {};
  const fits = 2;
  const { deliveries: still, changed } = await stillFits(of('oscar'), requests.get(id) as FourEyesRequest);
  expect([still.map(({ submissionId }) => submissionId), changed]).toEqual([['waits', 'lost'], 2]);
  const approve = (who: string, seen: { scopeHash: string; fits: number }, at = now) => approveSecond(of(who, at), id, seen);
  await expect(approve('olga', { scopeHash, fits })).rejects.toThrow('You asked for it yourself');
  await expect(approve('oscar', { scopeHash: 'other', fits })).rejects.toThrow('not what you looked at');
  await expect(approve('oscar', { scopeHash, fits: 3 })).rejects.toThrow('2 of 4 still fit, and you saw 3');
  await expect(approve('oscar', { scopeHash, fits }, now + day)).rejects.toThrow('Its time is over');
  expect([held, audited.length]).toEqual([[], 1]);
  expect(await approve('oscar', { scopeHash, fits }, now + day - 1)).toBe(2);
  expect(held).toEqual(['waits', 'lost']);
  expect(requests.get(id)).toMatchObject({ state: 'done', decidedBy: 'oscar', done: 2 });
  expect(audited.slice(1)).toEqual([
    `approve second hold of 4: some (request ${id}): a reason`,
    'hold waits.exchange lost.exchange: a reason (asked by olga)',
  ]);
  await expect(approve('ida', { scopeHash, fits })).rejects.toThrow('It was decided already, by oscar');
  await expect(refuseSecond(of('ida'), 'none', 'no')).rejects.toThrow('There is no such request');
});

it('a refusal is written with its reason, and nothing is done', async () => {
  const { ask, of, requests, audited, held } = desk('olga');
  const id = await ask('hold', deliveries);
  await refuseSecond(of('oscar'), id, 'they are right');
  expect(requests.get(id)).toMatchObject({ state: 'refused', decidedBy: 'oscar' });
  expect([audited.at(-1), held]).toEqual([`refuse second hold of 4: some (request ${id}): they are right`, []]);
});

it('a file is taken once, by who asked for it, once it is approved', async () => {
  const { ask, of, requests, audited } = desk('olga');
  const id = await ask('export', ['waits', 'gone', 'sent']);
  await expect(takeApprovedFile(of('olga'), id)).rejects.toThrow('waits for a second person');
  const { scopeHash = '' } = requests.get(id) ?? {};
  expect(await approveSecond(of('paul'), id, { scopeHash, fits: 2 })).toBe(0);
  await expect(takeApprovedFile(of('paul'), id)).rejects.toThrow('Only who asked');
  expect(await takeApprovedFile(of('olga'), id)).toEqual(['waits', 'sent']);
  expect(requests.get(id)).toMatchObject({ state: 'done', done: 2 });
  expect(audited.at(-1)).toBe(`export leads export of 3: some (request ${id}): a reason`);
  await expect(takeApprovedFile(of('olga'), id)).rejects.toThrow('was taken already');
});

it('an erasure is of requests that are still open', async () => {
  const { ask, of, requests } = desk('paul');
  const id = await ask('erase', ['waits', 'closed', 'gone']);
  const still = await stillFits(of('petra'), requests.get(id) as FourEyesRequest);
  expect([still.requests, still.leads, still.deliveries, still.changed]).toEqual([['waits'], [], [], 2]);
});

it('of two who decide at once the second hears of it', async () => {
  const { ask, of, requests } = desk('olga', { decidedMeanwhile: true });
  const id = await ask('hold', deliveries);
  const { scopeHash = '' } = requests.get(id) ?? {};
  await expect(approveSecond(of('oscar'), id, { scopeHash, fits: 2 })).rejects.toThrow('Somebody else has just decided it');
  await expect(refuseSecond(of('oscar'), id, 'no')).rejects.toThrow('Somebody else has just decided it');
});
