import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { firstUuidAt, uuidv7 } from '../../lead-server/src/lib/uuid.ts';
import type { DeliveryState, NewSubmission } from '../../lead-server/src/store/records.ts';
import { nothingSentReason } from '../../lead-server/src/store/rows.ts';
import type { Store } from '../../lead-server/src/store/store.ts';
import { bothStores, withStore } from '../support/both-stores.ts';
import { postgresPrograms, startCluster } from '../support/postgres-cluster.ts';

const now = Date.UTC(2026, 0, 15);
let made = 0;

/** A submission with invented bytes; every one has a key of its own. */
function submission(change: Partial<NewSubmission> = {}): NewSubmission {
  made += 1;
  const id = uuidv7(now + made);
  return {
    id,
    kind: 'lead',
    state: 'accepted',
    key: `key-${made}`,
    bodyHash: `hash-${made}`,
    receivedAt: now + made,
    emailMac: `email-${made}`,
    phoneMac: '',
    sealed: Buffer.from(`sealed ${made}`),
    consent: { version: 'tcpa-1', textHash: `text-${made}`, sealedText: Buffer.from(`consent ${made}`) },
    deliveries: [
      { destination: `a-${made}`, state: 'pending', reason: '' },
      { destination: 'b', state: 'no_partner', reason: '' },
    ],
    ...change,
  };
}

describe.each(bothStores('conformance', { serializable: true }))('$title store', (adapter) => {
  let store: Store;
  withStore(adapter, (opened) => {
    store = opened;
  });

  it('returns a submission with its consent and deliveries as stored', async () => {
    const given = submission();
    expect(await store.commit([given])).toEqual([true]);
    const found = await store.byKey(given.key);
    expect(found).toMatchObject({
      ...given,
      sealed: expect.anything(),
      consent: expect.anything(),
      deliveries: expect.anything(),
    });
    expect(Buffer.from(found?.sealed ?? [])).toEqual(given.sealed);
    expect(found?.consent).toMatchObject({ version: 'tcpa-1', textHash: given.consent?.textHash });
    expect(Buffer.from(found?.consent?.sealedText ?? [])).toEqual(given.consent?.sealedText);
    expect(found?.deliveries).toEqual(
      given.deliveries.map((each) => ({
        ...each,
        submissionId: given.id,
        attempts: 0,
        nextAt: given.receivedAt,
        updatedAt: given.receivedAt,
      })),
    );
  });

  it('stores a submission without consent or deliveries', async () => {
    const given = submission({ state: 'refused', consent: undefined, deliveries: [] });
    await store.commit([given]);
    expect(await store.byKey(given.key)).toMatchObject({ state: 'refused', consent: undefined, deliveries: [] });
  });

  it('stores a key once, in one batch, in another, and from many at once', async () => {
    const first = submission();
    const again = () => submission({ key: first.key });
    expect(await store.commit([first, again(), submission()])).toEqual([true, false, true]);
    const answers = await Promise.all(Array.from({ length: 20 }, () => store.commit([again(), submission()])));
    expect(answers).toEqual(answers.map(() => [false, true]));
    expect((await store.byKey(first.key))?.id).toBe(first.id);
    expect(
      (await store.deliveries(undefined, { after: '', limit: 10_000 })).filter((each) => each.submissionId === first.id),
    ).toHaveLength(2);
  });

  it('stores a consent text once, for all leads that agreed to it', async () => {
    const first = submission();
    const textHash = first.consent?.textHash ?? '';
    const known = submission({ consent: { version: 'tcpa-1', textHash, sealedText: undefined } });
    const again = submission({ consent: { version: 'tcpa-1', textHash, sealedText: Buffer.from('sealed again') } });
    await store.commit([first, known, again]);
    for (const { key } of [first, known, again]) {
      expect(Buffer.from((await store.byKey(key))?.consent?.sealedText ?? [])).toEqual(first.consent?.sealedText);
    }
  });

  it('stores 256 in one batch', async () => {
    const batch = Array.from({ length: 256 }, () => submission({ sealed: Buffer.alloc(3000, made) }));
    expect(await store.commit(batch)).toEqual(batch.map(() => true));
    const at = batch[77] as NewSubmission;
    expect(Buffer.from((await store.byKey(at.key))?.sealed ?? [])).toEqual(at.sealed);
  });

  it('stores none of a batch with an invalid row, and names the data as the reason', async () => {
    const good = submission();
    const twice = { destination: 'x', state: 'pending', reason: '' } as const;
    const bad = submission({ deliveries: [twice, twice] });
    await expect(store.commit([good, bad])).rejects.toMatchObject({ name: 'StoreDataError' });
    expect(await store.byKey(good.key)).toBeUndefined();
    expect(await store.commit([good])).toEqual([true]);
  });

  it('lists in the order of ids, by kind, page by page, and since a moment', async () => {
    const later = Array.from({ length: 5 }, (_, index) => {
      const id = uuidv7(now + 1_000_000 + index);
      return submission({ id, kind: 'message', consent: undefined, deliveries: [] });
    });
    await store.commit(later);
    const pageOne = await store.submissions('message', { after: firstUuidAt(now + 1_000_000), limit: 3 });
    const pageTwo = await store.submissions('message', { after: pageOne[2]?.id ?? '', limit: 3 });
    expect([...pageOne, ...pageTwo].map((each) => each.id)).toEqual(later.map((each) => each.id));
    expect(await store.submissions('lead', { after: firstUuidAt(now + 1_000_000), limit: 3 })).toEqual([]);
  });

  it('claims due deliveries once, until the lease ends', async () => {
    const given = submission();
    await store.commit([given]);
    const destination = given.deliveries[0]?.destination ?? '';
    expect(await store.claim(destination, given.receivedAt - 1, now, 9)).toEqual([]);
    const lease = given.receivedAt + 30_000;
    const [claimed] = await store.claim(destination, given.receivedAt, lease, 9);
    expect(claimed).toMatchObject({ submissionId: given.id, destination, attempt: 1, kind: 'lead' });
    expect(Buffer.from(claimed?.sealed ?? [])).toEqual(given.sealed);
    expect(Buffer.from(claimed?.consent?.sealedText ?? [])).toEqual(given.consent?.sealedText);
    expect(await store.claim(destination, lease - 1, lease, 9)).toEqual([]);
    expect(await store.claim(destination, lease, lease + 30_000, 9)).toMatchObject([{ attempt: 2 }]);
  });

  it('claims deliveries that a clock far ahead has put off, once the clock is right again', async () => {
    const given = submission();
    await store.commit([given]);
    const destination = given.deliveries[0]?.destination ?? '';
    const ahead = given.receivedAt + 400 * 86_400_000;
    expect(await store.claim(destination, ahead, ahead + 30_000, 9)).toHaveLength(1);
    expect(await store.claim(destination, given.receivedAt, given.receivedAt + 30_000, 9)).toMatchObject([
      { submissionId: given.id, attempt: 2 },
    ]);
  });

  it('settles an attempt to one destination, and no other of the same submission', async () => {
    const given = submission({
      deliveries: ['one', 'two'].map((destination) => ({ destination, state: 'pending', reason: '' })),
    });
    await store.commit([given]);
    for (const destination of ['one', 'two']) await store.claim(destination, given.receivedAt, now + 1e9, 1);
    const settlement = { submissionId: given.id, destination: 'one', attempt: 1, reason: '', nextAt: now, at: now } as const;
    expect(await store.settle({ ...settlement, state: 'delivered' })).toBe(true);
    expect((await store.byKey(given.key))?.deliveries.map(({ state }) => state)).toEqual(['delivered', 'pending']);
  });

  it.each([
    ['due', now + 1e6],
    ['put-off', now - 400 * 86_400_000],
  ])('gives each delivery that is %s to one of many claimers', async (destination, at) => {
    const batch = Array.from({ length: 40 }, () => submission({ deliveries: [{ destination, state: 'pending', reason: '' }] }));
    await store.commit(batch);
    const claims = await Promise.all(Array.from({ length: 8 }, () => store.claim(destination, at, at + 1e6, 10)));
    const ids = claims.flat().map((each) => each.submissionId);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toHaveLength(40);
  });

  it('settles for the holder of the latest attempt only', async () => {
    const given = submission();
    await store.commit([given]);
    const destination = given.deliveries[0]?.destination ?? '';
    const settlement = {
      submissionId: given.id,
      destination,
      state: 'delivered',
      reason: 'HTTP 200',
      nextAt: 0,
      at: now + 5,
    } as const;
    await store.claim(destination, given.receivedAt, given.receivedAt, 1);
    await store.claim(destination, given.receivedAt, now + 1e9, 1);
    expect(await store.settle({ ...settlement, attempt: 1 })).toBe(false);
    expect(await store.settle({ ...settlement, attempt: 2 })).toBe(true);
    expect(await store.settle({ ...settlement, attempt: 2 })).toBe(false);
    expect((await store.byKey(given.key))?.deliveries[0]).toMatchObject({
      state: 'delivered',
      reason: 'HTTP 200',
      attempts: 2,
      updatedAt: now + 5,
    });
  });

  it.each(['one', 'a stretch'])(
    'tells an attempt whether an earlier one may have sent it, also when sent again (%s)',
    async (what) => {
      const destination = `unsent-${what}`;
      const given = submission({ deliveries: [{ destination, state: 'pending', reason: '' }] });
      await store.commit([given]);
      const next = async () => (await store.claim(destination, given.receivedAt, given.receivedAt, 1))[0];
      const fails = (attempt: number, reason: string, state: 'pending' | 'dead' = 'pending') =>
        store.settle({ submissionId: given.id, destination, attempt, state, reason, nextAt: now, at: now });
      const again = () =>
        what === 'one'
          ? store.replay(given.id, destination, now, ['dead'])
          : store.replayRange({ state: 'dead', destination, from: given.id, to: `${given.id}.` }, now, { after: '', limit: 9 });
      expect(await next()).toMatchObject({ attempt: 1, mayHaveBeenSent: false });
      await fails(1, nothingSentReason(1, 'no mapping'));
      expect(await next()).toMatchObject({ attempt: 2, mayHaveBeenSent: false });
      await fails(2, nothingSentReason(2, 'no mapping'), 'dead');
      await again();
      expect(await next()).toMatchObject({ attempt: 1, mayHaveBeenSent: false });
      await fails(1, nothingSentReason(1, 'no mapping'));
      // one that is cut off says nothing
      expect(await next()).toMatchObject({ attempt: 2, mayHaveBeenSent: false });
      expect(await next()).toMatchObject({ attempt: 3, mayHaveBeenSent: true });
      await store.replay(given.id, destination, now, ['pending']);
      expect(await next()).toMatchObject({ attempt: 2, mayHaveBeenSent: true });
      await fails(2, 'no mapping', 'dead');
      await again();
      expect(await next()).toMatchObject({ attempt: 2, mayHaveBeenSent: true });
    },
  );

  it('replays dead deliveries, and nothing else', async () => {
    const given = submission({
      deliveries: [
        { destination: 'r', state: 'dead', reason: 'HTTP 500' },
        { destination: 's', state: 'delivered', reason: '' },
      ],
    });
    await store.commit([given]);
    expect(await store.deliveries('dead', { after: '', limit: 100 })).toMatchObject([
      { submissionId: given.id, reason: 'HTTP 500' },
    ]);
    expect(await store.replay(given.id, 's', now, ['dead', 'held'])).toBe(false);
    expect(await store.replay(given.id, 'r', now, ['dead'])).toBe(true);
    const replayed = { state: 'pending', reason: '', nextAt: now, updatedAt: now };
    expect((await store.byKey(given.key))?.deliveries[0]).toMatchObject(replayed);
    expect(await store.claim('r', now, now + 1, 5)).toMatchObject([{ attempt: 1, submissionId: given.id }]);
  });

  it.each(['dropped', 'held'] as const)('releases a delivery %s in flight when that lease ends, not before', async (how) => {
    const destination = `under-way-${how}`;
    const [tried, waits] = [1, 2].map(() => submission({ deliveries: [{ destination, state: 'pending', reason: '' }] })) as [
      NewSubmission,
      NewSubmission,
    ];
    await store.commit([tried]);
    const settlement = { submissionId: tried.id, destination, reason: 'HTTP 500', at: now, exchange: undefined } as const;
    const begun = now + 1e6;
    await store.claim(destination, begun, begun, 1);
    await store.settle({ ...settlement, state: 'pending', attempt: 1, nextAt: begun });
    const lease = begun + 60_000;
    expect(await store.claim(destination, begun, lease, 1)).toMatchObject([{ attempt: 2 }]);
    const hold = async ({ id }: NewSubmission) =>
      how === 'held'
        ? store.hold(id, 'asked for', begun + 1)
        : store.writeOff({ from: id, to: `${id}.`, destination }, [], begun + 1, { after: '', limit: 9 });
    await hold(tried);
    expect(await store.replay(tried.id, destination, begun + 2, ['held'])).toBe(true);
    expect(await store.claim(destination, lease - 1, lease, 9)).toEqual([]);
    // the attempt in flight still reports its result; where it never does, the next attempt follows
    expect(await store.claim(destination, lease, lease + 60_000, 9)).toMatchObject([{ attempt: 3 }]);
    await hold(tried);
    await store.replay(tried.id, destination, lease + 2, ['held']);
    expect(await store.settle({ ...settlement, state: 'delivered', attempt: 3, nextAt: lease })).toBe(true);

    // what waits for its next attempt is leased to nobody: it goes out at once, and its attempts start from zero
    await store.commit([waits]);
    const next = async () => (await store.claim(destination, begun + 2, begun + 2, 9))[0]?.attempt ?? 0;
    for (const nextAt of [begun + 3_600_000, begun]) {
      await next();
      const failed = { ...settlement, submissionId: waits.id, state: 'pending', attempt: await next(), nextAt } as const;
      expect(await store.settle(failed)).toBe(true);
      await hold(waits);
      expect(await store.replay(waits.id, destination, begun + 2, ['held'])).toBe(true);
      expect(await next()).toBe(2);
    }
  });

  it('lists deliveries page by page, also when a page ends within one submission', async () => {
    const given = submission({
      id: uuidv7(now + 9_000_000),
      deliveries: ['a', 'b', 'c'].map((destination) => ({ destination, state: 'held', reason: 'x' })),
    });
    await store.commit([given]);
    const [first, second] = await store.deliveries('held', { after: '', limit: 2 });
    const rest = await store.deliveries('held', { after: `${second?.submissionId}.${second?.destination}`, limit: 9 });
    expect([first, second, ...rest].map((each) => each?.destination)).toEqual(['a', 'b', 'c']);
    const since = await store.deliveries(undefined, { after: firstUuidAt(now + 9_000_000), limit: 9 });
    expect(since.map((each) => each.destination)).toEqual(['a', 'b', 'c']);
  });

  it('claims only pending deliveries, up to the limit, the earliest due first', async () => {
    const to = (destination: string, state: DeliveryState, receivedAt: number) =>
      submission({ receivedAt, deliveries: [{ destination, state, reason: '' }] });
    const ended = (['delivered', 'dead', 'held', 'no_partner'] as const).map((state) => to('ended', state, now));
    const waits = [3, 1, 2].map((hours) => to('room', 'pending', now + hours * 3_600_000));
    for (const each of [...ended, ...waits]) await store.commit([each]);
    const claim = async (destination: string, at: number) =>
      (await store.claim(destination, at, at, 2)).map(({ submissionId }) => submissionId).sort();
    // by a clock that is right, and by one that finds all of them put off by years
    const [later, before] = [now + 86_400_000, now - 400 * 86_400_000];
    expect([await claim('ended', later), await claim('ended', before)]).toEqual([[], []]);
    const [third, first, second] = waits.map(({ id }) => id) as [string, string, string];
    expect(await claim('room', before)).toEqual([first, second].sort());
    expect(await claim('room', before)).toHaveLength(2);
    // two were just put off to `before`, and the third is not due yet: together no more than there is room for
    expect((await store.claim('room', before, later, 3)).map(({ submissionId }) => submissionId)).toContain(third);
    expect(await claim('room', later)).toHaveLength(2);
  });

  it('answers a ping', async () => {
    await expect(store.ping()).resolves.toBeUndefined();
  });
});

it.runIf(postgresPrograms())('refuses a PostgreSQL that does not sync', async () => {
  const careless = await startCluster({ fsync: 'off' });
  try {
    const env = { ...process.env, DATABASE_URL: careless?.url ?? '' };
    const { stderr } = spawnSync(process.execPath, ['lead-server/src/main.ts'], { env, encoding: 'utf8' });
    expect(stderr).toMatch(/^PostgreSQL runs with fsync=off: .+\n$/);
  } finally {
    await careless?.remove();
  }
});
