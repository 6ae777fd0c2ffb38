import { describe, expect, it } from 'vitest';
import { createGroupCommit } from './group-commit.ts';
import type { NewSubmission } from './records.ts';
import { StoreDataError, StoreUnavailable } from './store.ts';

const submission = (key: string): NewSubmission => ({
  id: key,
  kind: 'lead',
  state: 'accepted',
  key,
  bodyHash: '',
  receivedAt: 0,
  emailMac: '',
  phoneMac: '',
  sealed: new Uint8Array(),
  consent: undefined,
  deliveries: [],
});

/** A commit that waits for its turn, and fails as `refuses` says. */
function gate(refuses: (keys: readonly string[]) => Error | undefined = () => undefined) {
  const batches: string[][] = [];
  const open: (() => void)[] = [];
  const commit = async (batch: readonly NewSubmission[]) => {
    const keys = batch.map((each) => each.key);
    batches.push(keys);
    await new Promise<void>((resolve) => open.push(resolve));
    const error = refuses(keys);
    if (error) throw error;
    return keys.map((key) => !key.startsWith('known'));
  };
  /** Lets every commit through, also those that follow from it, until the result is there. */
  const settle = async <T>(result: Promise<T>): Promise<T> => {
    let done = false;
    const finish = () => {
      done = true;
    };
    result.then(finish, finish);
    while (!done) {
      for (const each of open.splice(0)) each();
      await new Promise(setImmediate);
    }
    return result;
  };
  return { commit, batches, settle };
}

const turn = () => new Promise(setImmediate);

describe('group commit', () => {
  it('resolves each call with its own result, after the commit only', async () => {
    const { commit, batches, settle } = gate();
    const group = createGroupCommit({ commit, maxFlushes: 2 });
    let answered = false;
    const both = Promise.all([group.add(submission('a')), group.add(submission('known'))]);
    void both.then(() => {
      answered = true;
    });
    await turn();
    expect(answered).toBe(false);
    expect(await settle(both)).toEqual([true, false]);
    expect(batches).toEqual([['a', 'known']]);
  });

  it('gathers what arrives while a flush is in flight, up to the largest batch', async () => {
    const { commit, batches, settle } = gate();
    const group = createGroupCommit({ commit, maxFlushes: 1, maxBatch: 3 });
    const first = group.add(submission('0'));
    await turn();
    const rest = Array.from({ length: 7 }, (_, index) => group.add(submission(String(index + 1))));
    await turn();
    expect(batches).toHaveLength(1);
    await settle(Promise.all([first, ...rest]));
    expect(batches.map((each) => each.length)).toEqual([1, 3, 3, 1]);
  });

  it('runs as many flushes at once as allowed', async () => {
    const { commit, batches, settle } = gate();
    const group = createGroupCommit({ commit, maxFlushes: 2, maxBatch: 1 });
    const all = Promise.all(['a', 'b', 'c'].map((key) => group.add(submission(key))));
    await turn();
    expect(batches).toHaveLength(2);
    await settle(all);
  });

  it.each([1, 2, 50])('never fails the neighbours of a bad row, in a batch of %d', async (length) => {
    const { commit, settle } = gate((keys) => (keys.includes('bad') ? new StoreDataError('bad') : undefined));
    const group = createGroupCommit({ commit, maxFlushes: 1 });
    const keys = Array.from({ length }, (_, index) => (index === length >> 1 ? 'bad' : `good-${index}`));
    const results = await settle(Promise.allSettled(keys.map((key) => group.add(submission(key)))));
    expect(results.map((each) => each.status)).toEqual(keys.map((key) => (key === 'bad' ? 'rejected' : 'fulfilled')));
    // its own fault: a 503 would make it return for ever
    expect(results[length >> 1]).toMatchObject({ reason: expect.any(StoreDataError) });
  });

  it('stores the calls that wait behind a bad row', async () => {
    const { commit, batches, settle } = gate((keys) => (keys.includes('bad') ? new StoreDataError('bad') : undefined));
    const group = createGroupCommit({ commit, maxFlushes: 1 });
    const bad = group.add(submission('bad'));
    await turn();
    const behind = group.add(submission('good'));
    const results = await settle(Promise.allSettled([bad, behind]));
    expect(results.map((each) => each.status)).toEqual(['rejected', 'fulfilled']);
    expect(batches).toEqual([['bad'], ['good']]);
  });

  it('looks for a bad row with one flush at a time, and has drained when it is found', async () => {
    let [flying, most] = [0, 0];
    const commit = async (batch: readonly NewSubmission[]) => {
      flying += 1;
      most = Math.max(most, flying);
      await turn();
      flying -= 1;
      if (batch.some(({ key }) => key === 'bad')) throw new StoreDataError('bad');
      return batch.map(() => true);
    };
    const group = createGroupCommit({ commit, maxFlushes: 1 });
    let answered = 0;
    const answer = () => {
      answered += 1;
    };
    for (const key of ['a', 'b', 'c', 'bad', 'd', 'e']) group.add(submission(key)).then(answer, answer);
    await group.drain();
    expect({ most, answered }).toEqual({ most: 1, answered: 6 });
  });

  it('rejects all calls at once when the store is away, and works again when it is back', async () => {
    let away = true;
    const { commit, batches, settle } = gate(() => (away ? new StoreUnavailable('away') : undefined));
    const group = createGroupCommit({ commit, maxFlushes: 1 });
    const first = ['a', 'b'].map((key) => group.add(submission(key)));
    await turn();
    const second = group.add(submission('c'));
    const results = await settle(Promise.allSettled([...first, second]));
    expect(results.map((each) => each.status)).toEqual(['rejected', 'rejected', 'rejected']);
    // asked once: each one alone would find the same
    expect(batches).toEqual([['a', 'b']]);
    away = false;
    expect(await settle(group.add(submission('d')))).toBe(true);
  });

  it('rejects new calls when too many wait', async () => {
    const { commit, settle } = gate();
    const group = createGroupCommit({ commit, maxFlushes: 1, maxWaiting: 1 });
    const first = group.add(submission('a'));
    await expect(group.add(submission('b'))).rejects.toMatchObject({ name: 'StoreUnavailable', code: 'too_many_waiting' });
    await settle(first);
  });

  it('drains', async () => {
    const { commit, settle } = gate();
    const group = createGroupCommit({ commit, maxFlushes: 1 });
    await group.drain();
    const all = Promise.all(['a', 'b'].map((key) => group.add(submission(key))));
    await settle(group.drain());
    expect(await all).toEqual([true, true]);
    const first = group.add(submission('c'));
    await turn();
    // comes while the flush of the first is in flight
    let stored = false;
    const second = group.add(submission('d')).then(() => {
      stored = true;
    });
    await settle(group.drain());
    expect(stored).toBe(true);
    await Promise.all([first, second]);
  });

  it('has not drained while another flush is in flight', async () => {
    const open: (() => void)[] = [];
    const commit = async () => {
      await new Promise<void>((resolve) => open.push(resolve));
      return [true];
    };
    const group = createGroupCommit({ commit, maxFlushes: 2, maxBatch: 1 });
    const [first, second] = ['a', 'b'].map((key) => group.add(submission(key)));
    await turn();
    let drained = false;
    const draining = group.drain().then(() => {
      drained = true;
    });
    open[0]?.();
    await first;
    await turn();
    expect(drained).toBe(false);
    open[1]?.();
    await Promise.all([second, draining]);
  });
});
