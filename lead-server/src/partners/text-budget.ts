import type { CounterStore } from '../store/counter-store.ts';

/** Counts a message of this hour. @returns whether it may be sent @throws StoreUnavailable */
export type TextBudget = () => Promise<boolean>;

const hour = 3_600_000;

interface TextBudgetOptions {
  readonly store: CounterStore;
  readonly now: () => number;
  /** 0 sets no limit; read at each message. */
  readonly limit: () => number;
  /** Called once in an hour when all are spent. */
  readonly onReached: () => void;
}

/** Limits the messages of an hour over all people and replicas, so that an attack runs up no endless bill (TEXTS_PER_HOUR). */
export const createTextBudget =
  ({ store, now, limit, onReached }: TextBudgetOptions): TextBudget =>
  async () => {
    const perHour = limit();
    if (perHour === 0) return true;
    const at = now();
    const { count } = await store.incrementCounter('two-step-texts', at, at + hour);
    if (count === perHour + 1) onReached();
    return count <= perHour;
  };
