import { causeOf, causePage, causeWords, isTold, newsOf, type TimeWords } from '#contract/studio/causes.ts';
import type { ValueStore } from '../../store/value-store.ts';
import type { Wait } from '../today/wait.ts';
import { type CauseRow, causeRows, changeCause, forgetCause } from './cause-rows.ts';

/** A cause that nobody has seen for so long is over: when it comes again it is told again. */
const overMs = 3_600_000;
/** That a cause still stands is written down this often. */
const freshMs = overMs / 6;

const minute = (at: number) => `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
const utcWords: TimeWords = { day: (at) => new Date(at).toISOString().slice(0, 10), time: minute };

/** A wait as a message: what, why, and a link. Undefined where it is told to nobody. Pure. @param desk the operators' origin */
export function messageOf(wait: Wait, desk: string): string | undefined {
  if (!isTold(wait)) return undefined;
  const { what, why } = causeWords(wait, utcWords);
  return `${what}\n${why}\n${desk}${causePage(wait)}`;
}

/** Whether a cause is to be told now: once while it stands, and once more with news or after a silence. */
const isDue = ({ toldAt, silentUntil, news: told }: CauseRow, news: string, now: number) =>
  silentUntil <= now && (toldAt <= silentUntil || told !== news);

interface Teller {
  readonly store: ValueStore;
  readonly desk: string;
  /** Stores a message; one key is stored once, by whichever server. */
  readonly tell: (text: string, key: string) => Promise<void>;
  readonly now: number;
}

async function tellCause(
  { store, desk, tell, now }: Teller,
  cause: string,
  wait: Wait,
  known: CauseRow | undefined,
): Promise<void> {
  const news = isTold(wait) ? newsOf(wait) : '';
  if (known && !isDue(known, news, now) && now - known.seenAt < freshMs) return;
  const row = await changeCause(store, cause, now, (before) => ({ ...before, seenAt: now }));
  if (!isDue(row, news, now)) return;
  const text = messageOf(wait, desk);
  if (text !== undefined) await tell(text, `told: ${cause} ${row.since} ${row.silentUntil}${news && ` ${news}`}`);
  // after the message: a server that stops between the two tells it again under the same key
  await changeCause(store, cause, now, (before) => ({ ...before, toldAt: now, news }));
}

/**
 * Tells what waits, one message a cause, and forgets causes that are over.
 * @param isWhole whether all that is told could be read: what could not is not over @throws StoreUnavailable
 */
export async function tellCauses(teller: Teller, waits: readonly Wait[], isWhole: boolean): Promise<void> {
  const { store, now } = teller;
  const causes = new Map<string, Wait>();
  for (const wait of waits) {
    const cause = causeOf(wait);
    if (cause !== undefined && !causes.has(cause)) causes.set(cause, wait);
  }
  const rows = await causeRows(store);
  for (const [cause, wait] of causes) await tellCause(teller, cause, wait, rows.get(cause));
  if (!isWhole) return;
  for (const [cause, { seenAt, silentUntil }] of rows)
    if (!causes.has(cause) && silentUntil <= now && now - seenAt > overMs) await forgetCause(store, cause);
}
