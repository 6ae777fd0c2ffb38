import { describe, expect, it } from 'vitest';
import { type NewSubmission, StoreDataError, StoreUnavailable } from '../store/store.ts';
import { createGroupCommit } from './group-commit.ts';

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

/** A commit that waits until told, and refuses what `refuses` says. */
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
  it('answers after the commit only, each with its own result', async () => {
    const { commit, settle } = gate();
    const group = createGroupCommit({ commit, inFlight: 1 });
    let answered = false;
    const both = Promise.all([group.add(submission('a')), group.add(submission('known'))]);
    void both.then(() => {
      answered = true;
    });
    await turn();
    expect(answered).toBe(false);
    expect(await settle(both)).toEqual([true, false]);
  });

  it('gathers what arrives while a flush is in flight, up to the largest batch', async () => {
    const { commit, batches, settle } = gate();
    const group = createGroupCommit({ commit, inFlight: 1, maxBatch: 3 });
    const first = group.add(submission('0'));
    await turn();
    const rest = Array.from({ length: 7 }, (_, index) => group.add(submission(String(index + 1))));
    await turn();
    expect(batches).toHaveLength(1);
    await settle(Promise.all([first, ...rest]));
    expect(batches.map((each) => each.length)).toEqual([1, 3, 3, 1]);
  });

  it('flies as many flushes at once as it may', async () => {
    const { commit, batches, settle } = gate();
    const group = createGroupCommit({ commit, inFlight: 2, maxBatch: 1 });
    const all = Promise.all(['a', 'b', 'c'].map((key) => group.add(submission(key))));
    await turn();
    expect(batches).toHaveLength(2);
    await settle(all);
  });

  it('never fails the neighbours of a bad one', async () => {
    const { commit, settle } = gate((keys) => (keys.includes('bad') ? new StoreDataError('bad') : undefined));
    const group = createGroupCommit({ commit, inFlight: 1 });
    const keys = Array.from({ length: 50 }, (_, index) => (index === 31 ? 'bad' : `good-${index}`));
    const results = await settle(Promise.allSettled(keys.map((key) => group.add(submission(key)))));
    expect(results.map((each) => each.status)).toEqual(keys.map((key) => (key === 'bad' ? 'rejected' : 'fulfilled')));
  });

  it('tells everyone at once when the store is away, and works again when it is back', async () => {
    let away = true;
    const { commit, batches, settle } = gate(() => (away ? new StoreUnavailable('away') : undefined));
    const group = createGroupCommit({ commit, inFlight: 1 });
    const first = group.add(submission('a'));
    await turn();
    const second = group.add(submission('b'));
    const results = await settle(Promise.allSettled([first, second]));
    expect(results.map((each) => each.status)).toEqual(['rejected', 'rejected']);
    expect(batches).toEqual([['a']]);
    away = false;
    expect(await settle(group.add(submission('c')))).toBe(true);
  });

  it('turns new ones away when too many wait', async () => {
    const { commit, settle } = gate();
    const group = createGroupCommit({ commit, inFlight: 1, maxWaiting: 1 });
    const first = group.add(submission('a'));
    await expect(group.add(submission('b'))).rejects.toBeInstanceOf(StoreUnavailable);
    await settle(first);
  });

  it('drains', async () => {
    const { commit, settle } = gate();
    const group = createGroupCommit({ commit, inFlight: 1 });
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
});
