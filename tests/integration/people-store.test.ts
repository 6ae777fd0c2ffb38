import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { firstUuidAt, uuidv7 } from '../../lead-server/src/lib/uuid.ts';
import type { NewSubmission } from '../../lead-server/src/store/records.ts';
import type { Store } from '../../lead-server/src/store/store.ts';
import { bothStores, sqlite, withStore } from '../support/both-stores.ts';
import { temporaryFolder } from '../support/per-test-resources.ts';
import { lead, now } from '../support/person-row.ts';

describe.each(bothStores('people', { serializable: true }))('people in the $title store', (adapter) => {
  let store: Store;
  withStore(adapter, (opened) => {
    store = opened;
  });

  it('finds submissions of one kind by either hash, in bounded batches', async () => {
    // a span of ids is some 4.7 hours
    const later = now + 3 * 86_400_000;
    const [byEmail, other, byPhone] = [lead(), lead(), lead({ id: uuidv7(later), receivedAt: later })];
    const request = lead({ kind: 'privacy', emailMac: byEmail.emailMac, deliveries: [] });
    await store.commit([byEmail, other, byPhone, request]);
    const macs = [byEmail.emailMac, byPhone.phoneMac];
    const found: string[] = [];
    const first = await store.find('lead', macs, { after: firstUuidAt(byEmail.receivedAt), limit: 2 });
    expect(first).toEqual({ ids: [byEmail.id], next: expect.any(String) });
    for (let after: string | undefined = ''; after !== undefined; ) {
      const part = await store.find('lead', macs, { after, limit: 2 });
      found.push(...part.ids);
      after = part.next;
    }
    expect(found).toEqual([byEmail.id, byPhone.id]);
    expect((await store.find('privacy', macs, { after: '', limit: 1000 })).ids).toEqual([request.id]);
    expect((await store.byIds(found)).map(({ id, deliveries }) => [id, deliveries.length])).toEqual(found.map((id) => [id, 3]));
  });

  it.each(['emailMac', 'phoneMac'] as const)(
    'stores an opt-out, and marks every delivery claimed from then on (%s)',
    async (by) => {
      const [one, two] = [lead(), lead()];
      await store.commit([one, two]);
      const mark = { mac: one[by], sealed: Buffer.from('what was hashed, sealed'), at: now };
      await store.optOut([mark, { ...mark, mac: `somebody else's ${by}` }]);
      await store.optOut([{ ...mark, at: now + 1 }]);
      const [kept, ...more] = await store.optOuts([one[by], two[by]]);
      expect(more).toEqual([]);
      expect({ ...kept, sealed: Buffer.from(kept?.sealed ?? []) }).toEqual(mark);
      const claim = async (of: NewSubmission) => (await store.claim(of.deliveries[0]!.destination, now + 1e6, now + 2e6, 1))[0];
      expect(await claim(one)).toMatchObject({ submissionId: one.id, optedOut: true });
      expect(await claim(two)).toMatchObject({ submissionId: two.id, optedOut: false });
    },
  );

  it('never matches a person by an empty hash', async () => {
    const nobody = lead({ emailMac: '', phoneMac: '' });
    await store.commit([nobody]);
    expect(await store.claim(nobody.deliveries[0]!.destination, now + 1e6, now + 2e6, 1)).toMatchObject([{ optedOut: false }]);
  });

  it('holds undelivered deliveries, given up or not; an attempt in flight cannot change that', async () => {
    const given = lead();
    await store.commit([
      { ...given, deliveries: [...given.deliveries, { destination: 'd', state: 'dead', reason: 'HTTP 500' }] },
    ]);
    const destination = given.deliveries[0]!.destination;
    const [claimed] = await store.claim(destination, now + 1e6, now + 2e6, 1);
    expect(await store.hold(given.id, 'opted out', now + 9)).toBe(3);
    expect(await store.hold(given.id, 'again', now + 10)).toBe(0);
    const settled = { submissionId: given.id, destination, attempt: claimed!.attempt, reason: '', nextAt: 0, at: now };
    expect(await store.settle({ ...settled, state: 'pending' })).toBe(false);
    const states = (await store.byKey(given.key))?.deliveries.map(({ state, reason }) => [state, reason]);
    expect(states).toEqual([
      ['held', 'opted out'],
      ['delivered', 'HTTP 200'],
      ['held', 'opted out'],
      ['held', 'opted out'],
    ]);
  });

  it('marks a delivery held in flight as delivered, and stores nothing of its request', async () => {
    const given = lead();
    await store.commit([given]);
    const destination = given.deliveries[0]!.destination;
    const [claimed] = await store.claim(destination, now + 1e6, now + 2e6, 1);
    await store.hold(given.id, 'opted out', now + 9);
    const settled = { submissionId: given.id, destination, reason: 'HTTP 200', nextAt: 0, at: now + 10 };
    const exchange = Buffer.from('what was sent');
    expect(await store.settle({ ...settled, state: 'delivered', attempt: claimed!.attempt + 1, exchange })).toBe(false);
    expect(await store.settle({ ...settled, state: 'delivered', attempt: claimed!.attempt, exchange })).toBe(true);
    expect(await store.settle({ ...settled, state: 'delivered', attempt: claimed!.attempt, exchange })).toBe(false);
    const rows = (await store.byKey(given.key))?.deliveries ?? [];
    expect(rows.map(({ state }) => state)).toEqual(['delivered', 'delivered', 'held']);
    expect(rows[0]?.reason).toBe('HTTP 200; sent before it was held: opted out');
    expect(await store.attemptLog(`${given.id}.${destination}`)).toBeUndefined();
    // nothing is left to release
    expect(await store.replay(given.id, destination, now, ['held'])).toBe(false);
  });

  it('does not count an attempt that was held before it sent anything', async () => {
    const given = lead();
    await store.commit([given]);
    const destination = given.deliveries[0]!.destination;
    const claim = () => store.claim(destination, now + 1e6, now + 2e6, 1);
    expect(await claim()).toMatchObject([{ attempt: 1 }]);
    const held = { submissionId: given.id, destination, state: 'held', reason: 'opted out', nextAt: 0, at: now } as const;
    expect(await store.settle({ ...held, attempt: 1 })).toBe(true);
    expect((await store.byKey(given.key))?.deliveries[0]).toMatchObject({ state: 'held', attempts: 0 });
    expect(await store.replay(given.id, destination, now, ['held'])).toBe(true);
    expect(await claim()).toMatchObject([{ attempt: 1 }]);
  });

  it('rewrites a submission only for a caller that has read its latest content', async () => {
    const given = lead({ bodyHash: 'of a body' });
    const other = lead({ bodyHash: 'of another' });
    await store.commit([given, other]);
    const sealed = Buffer.from('nothing of the person');
    const change = { id: given.id, before: given.sealed, state: 'erased', sealed } as const;
    expect(await store.rewrite({ ...change, before: Buffer.from('older') })).toBe(false);
    expect(await store.rewrite(change)).toBe(true);
    expect(await store.rewrite(change)).toBe(false);
    const kept = await store.byKey(given.key);
    expect(kept).toMatchObject({ state: 'erased', emailMac: '', phoneMac: '', bodyHash: '', key: given.key });
    expect(Buffer.from(kept?.sealed ?? [])).toEqual(sealed);
    // the same lead is recognized by the hash of its body; only an erasure removes that
    const { sealed: before, ...same } = other;
    expect(await store.rewrite({ ...same, before, sealed })).toBe(true);
    expect(await store.byKey(other.key)).toMatchObject({ ...same, deliveries: expect.anything() });
  });

  it('keeps the key of a submission until it is erased or expires, and tells whose is destroyed', async () => {
    const ownKey = Buffer.from('a sealed key');
    const [first, second, without] = [
      lead({ ownKey, deliveries: [] }),
      lead({ ownKey, deliveries: [] }),
      lead({ deliveries: [] }),
    ];
    await store.commit([first, second, without]);
    const keys = async () =>
      (await store.byIds([first.id, second.id, without.id])).map((row) => row.ownKey && Buffer.from(row.ownKey));
    expect(await keys()).toEqual([ownKey, ownKey, undefined]);
    // sent twice: the key that the first came with stays
    expect(await store.commit([{ ...first, id: lead().id, ownKey: Buffer.from('another') }])).toEqual([false]);
    const change = { before: first.sealed, sealed: Buffer.from('changed') };
    expect(await store.rewrite({ id: first.id, ...change, state: 'accepted' })).toBe(true);
    expect(await keys()).toEqual([ownKey, ownKey, undefined]);
    for (const { id } of [first, without])
      await store.rewrite({
        id,
        before: id === first.id ? change.sealed : without.sealed,
        state: 'erased',
        sealed: Buffer.from('x'),
      });
    expect(await keys()).toEqual([Buffer.of(), ownKey, Buffer.of()]);
    expect(await store.newestOwnKey()).toBe(without.id);
    const page = { after: '', limit: 9 };
    expect(await store.unfinishedErasures(page)).toEqual([]);
    const [row] = await store.byIds([first.id]);
    // as in a copy of the database of before the erasure
    await store.rewrite({ id: first.id, before: row?.sealed ?? Buffer.of(), state: 'accepted', sealed: Buffer.from('back') });
    expect(await store.unfinishedErasures(page)).toEqual([first.id]);
    expect(await store.unfinishedErasures({ ...page, after: first.id })).toEqual([]);
    const before = firstUuidAt(without.receivedAt + 1000);
    for (const state of ['erased', 'accepted'] as const)
      await store.expire({ kind: 'lead', state, before }, { after: '', limit: 999 });
    expect([first.id, second.id, without.id]).not.toContain(await store.newestOwnKey());
  });

  it('releases no delivery of an erased submission', async () => {
    const [given, other] = [lead(), lead()];
    await store.commit([given, other]);
    for (const { id } of [given, other]) await store.hold(id, 'asked for', now);
    const sealed = Buffer.from('nothing of the person');
    await store.rewrite({ id: given.id, before: given.sealed, state: 'erased', sealed });
    expect(await store.replay(given.id, 'c', now, ['held'])).toBe(false);
    expect(await store.replay(other.id, 'c', now, ['held'])).toBe(true);
  });

  it('adds outbox rows once', async () => {
    const given = lead({ kind: 'privacy', deliveries: [] });
    await store.commit([given]);
    const row = { destination: 'exchange-privacy', state: 'pending', reason: '' } as const;
    await store.addDeliveries(given.id, [row], now);
    await store.addDeliveries(given.id, [{ ...row, state: 'held' }], now + 1);
    expect((await store.byKey(given.key))?.deliveries).toMatchObject([row]);
  });

  it('lists encrypted rows, and replaces one only for a caller that has read its bytes', async () => {
    const text = { version: '1', textHash: 'hash-of-a-text', sealedText: Buffer.from('under the old key') };
    await store.commit([lead({ consent: text })]);
    const rows = await store.encryptedRows('consent_texts', { after: '', limit: 100 });
    expect(rows.map(({ id }) => id)).toContain('hash-of-a-text');
    const fresh = Buffer.from('under the new key');
    const row = { id: 'hash-of-a-text', sealed: fresh };
    expect(await store.replaceEncrypted('consent_texts', [{ ...row, before: fresh }])).toBe(0);
    expect(await store.replaceEncrypted('consent_texts', [{ ...row, before: text.sealedText }])).toBe(1);
    await store.optOut([{ mac: 'zz', sealed: Buffer.from('x'), at: 1 }]);
    expect((await store.encryptedRows('opt_outs', { after: 'zy', limit: 9 })).map(({ id }) => id)).toEqual(['zz']);
    // a change of keys has no work with what begins as the newest key's do
    const without = (start: string) =>
      store.encryptedRows('consent_texts', { after: '', limit: 9 }, [Buffer.from(start), Buffer.from('?')]);
    expect((await without('under the old')).map(({ id }) => id)).toContain(row.id);
    expect((await without('under the new')).map(({ id }) => id)).not.toContain(row.id);
  });

  it('replaces many submissions at once, but none changed since it was read', async () => {
    const [one, two] = [lead(), lead({ state: 'disqualified' })];
    await store.commit([one, two]);
    const change = ({ id, sealed }: NewSubmission) => ({
      id,
      before: sealed,
      emailMac: 'new',
      phoneMac: 'new',
      sealed: Buffer.from('new'),
      ownKeyBefore: undefined,
      ownKey: Buffer.from('new key'),
    });
    expect(await store.reseal([change(one), { ...change(two), before: Buffer.from('older') }])).toBe(1);
    expect(await store.byIds([one.id, two.id])).toMatchObject([
      { state: 'accepted', emailMac: 'new', ownKey: expect.anything() },
      { state: 'disqualified', emailMac: two.emailMac, ownKey: undefined },
    ]);
    const begins = { current: [Buffer.from('new')], own: [Buffer.from('new'), Buffer.from('own')] };
    const read = await store.sealedSubmissions('lead', { after: firstUuidAt(one.receivedAt), limit: 9 }, begins);
    expect(read.map(({ id }) => id)).toContain(two.id);
    expect(read.map(({ id }) => id)).not.toContain(one.id);
  });
});

it('an erased lead is in no byte of the SQLite files, also while the server runs and during a read', async () => {
  const folder = temporaryFolder();
  const store = await sqlite.open(folder);
  const [sealed, ownKey] = [randomBytes(2500), randomBytes(65)];
  const given = Array.from({ length: 9 }, () => lead({ sealed, ownKey }));
  await store.commit(given);
  const reader = new DatabaseSync(join(folder, 'leads.db'), { readOnly: true });
  for (const { id } of given) {
    const change = { id, before: sealed, state: 'erased', sealed: randomBytes(60) } as const;
    expect(await store.rewrite(change)).toBe(true);
    if (id === given[5]?.id) reader.exec('BEGIN; SELECT count(*) FROM submissions');
  }
  const both = Buffer.concat([sealed, ownKey]);
  const pieces = Array.from({ length: 102 }, (_, at) => both.subarray(at * 25, at * 25 + 25));
  const left = () => {
    const files = ['leads.db', 'leads.db-wal'].map((name) => readFileSync(join(folder, name)));
    return pieces.filter((piece) => files.some((file) => file.includes(piece)));
  };
  expect(left()).not.toEqual([]);
  reader.exec('COMMIT');
  reader.close();
  await store.ping();
  expect(left()).toEqual([]);
  await store.close();
});
