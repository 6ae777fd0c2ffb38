import { setTimeout } from 'node:timers/promises';
import type { Config } from '../settings/config.ts';
import { DatabaseAway, type OpenedStore, openStore, openStoreLater } from './open-store.ts';
import type { RetryCode } from './postgres/connection.ts';
import { type Store, StoreUnavailable } from './store.ts';

/** How often a database that was away at the start is looked for, in milliseconds. */
const everyMs = 2000;

export interface StartedStore extends OpenedStore {
  /** Resolves once the database has been there and passed the check. Rejects with what a start refuses: the server has to end. */
  readonly checked: Promise<void>;
}

interface StartParts {
  /** What a start looks at before anything else uses the store. @throws ConfigError */
  readonly check: (store: Store) => Promise<void>;
  /** Whether a server has something to do without its database. */
  readonly goesOnWithout: boolean;
  readonly onAway: (failure: DatabaseAway) => void;
  readonly onBack: () => void;
  readonly onRetry: (code: RetryCode) => void;
}

/** The store with a door before it, closed at first: every operation is refused as while the database is away. */
function behindDoor(store: Store): { readonly store: Store; open(): void } {
  let isOpen = false;
  const guarded = Object.entries(store).map(([name, operation]) => [
    name,
    (...args: never[]) =>
      isOpen || name === 'close'
        ? (operation as (...given: never[]) => unknown)(...args)
        : Promise.reject(new StoreUnavailable('the database was away at the start', 'away at start')),
  ]);
  return {
    store: Object.fromEntries(guarded) as Store,
    open() {
      isOpen = true;
    },
  };
}

/** Looks for the database until it is there and passes the check. */
async function openOnceThere(
  late: ReturnType<typeof openStoreLater>,
  { check, onBack }: StartParts,
  { open, isStopped }: { readonly open: () => void; readonly isStopped: () => boolean },
): Promise<void> {
  while (!isStopped()) {
    await setTimeout(everyMs, undefined, { ref: false });
    try {
      await late.prepare();
      await check(late.store);
      open();
      return onBack();
    } catch (failure) {
      if (!(failure instanceof DatabaseAway) && !(failure instanceof StoreUnavailable) && !isStopped()) throw failure;
    }
  }
}

/**
 * Opens the store for a server. Where its database is away and the server goes on without, everything is refused until it is back.
 * @throws DatabaseAway for a server that does not; ConfigError for a database that a start refuses
 */
export async function startStore(config: Config, parts: StartParts): Promise<StartedStore> {
  const { check, goesOnWithout, onAway, onRetry } = parts;
  const opened = await openStore(config, false, onRetry).catch((failure: unknown) => {
    if (!(failure instanceof DatabaseAway) || !goesOnWithout) throw failure;
    onAway(failure);
  });
  if (opened) {
    await check(opened.store).catch(async (failure: unknown) => {
      await opened.store.close();
      throw failure;
    });
    return { ...opened, checked: Promise.resolve() };
  }
  const late = openStoreLater(config, onRetry);
  const door = behindDoor(late.store);
  let isStopped = false;
  const checked = openOnceThere(late, parts, { open: door.open, isStopped: () => isStopped });
  // who waits for it ends the server; a rejection nobody waits for would end the process without a word
  checked.catch(() => {});
  const close = () => {
    isStopped = true;
    return late.store.close();
  };
  return { ...late, store: { ...door.store, close }, checked };
}
