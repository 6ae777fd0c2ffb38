import { actOn, canAct, type DeskAct, writeOffRange } from '../../src/desk/delivery-acts.ts';
import { type Outcome, replayMany, writeOffMany } from '../../src/desk/many-acts.ts';
import { singleDelivery } from '../../src/desk/write-off.ts';
import { firstUuidAt } from '../../src/lib/uuid.ts';
import { deliveryId } from '../../src/store/delivery-id.ts';
import type { ReplayRange, WriteOffRange } from '../../src/store/delivery-store.ts';
import type { StoredDelivery } from '../../src/store/records.ts';
import type { StoredReply } from '../../src/store/reply-store.ts';
import { decryptAttemptLog } from '../../src/submissions/attempt-log.ts';
import { replayMessage } from '../../src/submissions/submission-views.ts';
import {
  asJson,
  type Command,
  type Context,
  type GivenOptions,
  parseMoment,
  parseState,
  rangeLabel,
  UsageError,
} from './command.ts';
import { askedText, asTyped, deliveryIdOf, deskOf, knownDestinations, salesNow } from './own-desk.ts';

const endOfTime = Date.UTC(9999, 0, 1);
/** The states that a range is sent again, or written off, from. */
const replayStates = ['dead', 'no_partner'] as const;
const writeOffStates = ['dead', 'pending', 'held'] as const;

/** The options of a range in words, for the audit. @throws UsageError for an unknown destination */
async function typedRange({ config, store, given }: Context, state: string | undefined): Promise<string> {
  const { destination } = given;
  const known = await knownDestinations({ config, store });
  if (destination !== undefined && !known.includes(destination))
    throw new UsageError(`--destination should be one of ${known.join(', ')}`);
  return rangeLabel({ ...given, state });
}

/** Whether one delivery was typed, and not a range of them. @throws UsageError for both: one of them would be passed over */
function isOne({ rest, given: { since, until, state, destination } }: Pick<Context, 'given' | 'rest'>): boolean {
  if (rest.length === 0) return false;
  if ([since, until, state, destination].every((each) => each === undefined)) return true;
  throw new UsageError('One delivery takes no --since, --until, --state or --destination: say which it is, or the range.');
}

/** @throws UsageError */
function rangeOf(given: GivenOptions): ReplayRange {
  const since = parseMoment('since', given.since);
  if (!since) throw new UsageError('replay takes a submission and a destination, or --since (and --until)');
  const { destination } = given;
  const state = parseState(replayStates, given.state) ?? 'dead';
  const until = parseMoment('until', given.until)?.getTime() ?? endOfTime;
  return { state, destination, from: firstUuidAt(since.getTime()), to: firstUuidAt(until) };
}

/** What came of an act on many, in words. */
const told = (outcome: Outcome<number>, done: (count: number) => string): string =>
  typeof outcome === 'number' ? done(outcome) : `${outcome.count} are too many for one person. ${askedText(outcome.asked)}`;

export const replay: Command = {
  usage: [
    `replay <submission> <destination> | replay --since ... [--until ...] [--destination ...] [--state ${replayStates.join('|')}] [--because "..."]`,
    'sends again what was given up, or what had no partner; more than 100 wait for a second person, who reads --because',
  ],
  words: [0, 2],
  opens: true,
  changes: true,
  async run(context) {
    const { given, rest } = context;
    const [submission = '', destination = ''] = rest;
    const desk = deskOf(context);
    if (!isOne({ given, rest })) {
      const range = rangeOf(given);
      const label = await typedRange(context, range.state);
      const outcome = await replayMany(desk, range, { label, because: given.because }).catch(asTyped);
      return console.log(told(outcome, replayMessage));
    }
    if (given.because !== undefined)
      throw new UsageError(
        'One delivery takes no --since, --until, --state, --destination or --because: sending it again needs none.',
      );
    await deliveryIdOf(context);
    if ((await actOn(desk, 'replay', { submissionId: submission, destination })) === 0)
      throw new UsageError('There is no such delivery that was given up or had no partner. One that is held: see ops release.');
    console.log(`${destination} gets ${submission} again.`);
  },
};

export const release: Command = {
  usage: [
    'release <submission> <destination> --because "..."',
    'sends one that was held, once a consent that names the buyer is kept; the reason goes into the audit',
  ],
  words: [2],
  opens: true,
  changes: true,
  async run(context) {
    const { because } = context.given;
    const [submission = '', destination = ''] = context.rest;
    if (!because) throw new UsageError('Say why it may be sold now: --because "consent of 2026-01-31 names Midway Legal"');
    await deliveryIdOf(context);
    await actOn(deskOf(context), 'release', { submissionId: submission, destination }, because).catch(asTyped);
    console.log(`${destination} gets ${submission}, unless the person has opted out.`);
  },
};

/** @throws UsageError for a return by a destination that buys no leads */
function refuseNoBuyer([, destination = '']: readonly string[], sales: Awaited<ReturnType<typeof salesNow>>): void {
  if (sales.has(destination)) return;
  const buyers = [...sales.keys()].join(', ');
  throw new UsageError(`${destination} buys no leads, and can give none back. These buy: ${buyers}.`);
}

/** Why an act cannot be done to a delivery, and what can. */
function cannot(act: DeskAct, delivery: StoredDelivery | undefined, reply: StoredReply | undefined): string {
  if (act !== 'return' || !delivery) return `It is in no state for ${act}: ops deliveries lists them.`;
  const { destination, state } = delivery;
  if (state !== 'delivered')
    return `It was never sold to ${destination}: it is ${state} there. To keep it from being sold: ops ${state === 'pending' ? 'hold' : 'drop'}.`;
  return `${destination} has answered ${reply?.verdict} already: nothing is left to give back. ops lead shows it.`;
}

/** A command for an act on one delivery that has to be said why. */
const actCommand = (
  act: DeskAct,
  {
    what,
    why,
    done,
  }: { readonly what: string; readonly why: string; readonly done: (destination: string, id: string) => string },
): Command => ({
  usage: [`${act} <submission> <destination> --because "..."`, what],
  words: [2],
  opens: true,
  changes: true,
  async run(context) {
    const { because } = context.given;
    const [submissionId = '', destination = ''] = context.rest;
    if (!because) throw new UsageError(`Say why: --because "${why}"`);
    const sales = await salesNow(context);
    if (act === 'return') refuseNoBuyer(context.rest, sales);
    await deliveryIdOf(context);
    const { store } = context;
    const [row] = await store.byIds([submissionId]);
    const delivery = row?.deliveries.find((each) => each.destination === destination);
    const reply = (await store.repliesTo(submissionId)).find((each) => each.destination === destination);
    if (!delivery || !canAct(act, delivery, reply, sales)) throw new UsageError(cannot(act, delivery, reply));
    await actOn(deskOf(context), act, delivery, because).catch(asTyped);
    console.log(done(destination, submissionId));
  },
});

export const hold = actCommand('hold', {
  what: 'holds one that waits, or was given up: nothing is sent until somebody releases it',
  why: 'its phone rang nobody: to be looked at',
  done: (destination, id) => `${destination} does not get ${id} until it is released.`,
});

export const returnCommand = actCommand('return', {
  what: 'stores that its buyer gives it back, for a buyer who does not call /partner-replies',
  why: 'wrong number, by their mail of 3 May',
  done: (destination, id) => `${destination} has given ${id} back.`,
});

/** @throws UsageError */
function dropRangeOf({ given, rest }: Pick<Context, 'given' | 'rest'>): WriteOffRange {
  const [submission = '', only = ''] = rest;
  if (isOne({ given, rest })) return singleDelivery(submission, only);
  const since = parseMoment('since', given.since);
  const { destination: to } = given;
  if (!since || to === undefined) throw new UsageError('drop takes a submission and a destination, or --since and --destination');
  const state = parseState(writeOffStates, given.state) ?? 'dead';
  const until = parseMoment('until', given.until)?.getTime() ?? endOfTime;
  return { from: firstUuidAt(since.getTime()), to: firstUuidAt(until), destination: to, state };
}

export const writeOffCommand: Command = {
  usage: [
    `drop <submission> <destination> --because "..." | drop --since ... --destination ... [--until ...] [--state ${writeOffStates.join('|')}] --because "..."`,
    'writes off what was given up, has nobody to go to, or is held for a person: its lead is kept no longer for it. release takes one back; more than 100 wait for a second person',
  ],
  words: [0, 2],
  opens: true,
  changes: true,
  async run(context) {
    const range = dropRangeOf(context);
    const { because } = context.given;
    if (!because) throw new UsageError('Say why nobody is to wait for it: --because "the partner has left"');
    const desk = deskOf(context);
    const outcome = isOne(context)
      ? await writeOffRange(desk, range, await deliveryIdOf(context), because)
      : await writeOffMany(desk, range, { label: await typedRange(context, range.state), because }).catch(asTyped);
    if (outcome === 0) throw new UsageError('There is no such delivery that waits: ops deliveries lists them.');
    console.log(told(outcome, (count) => `${count} written off.`));
  },
};

export const attemptLogCommand: Command = {
  usage: ['exchange <submission> <destination>', 'what the last attempt sent and got (personal data)'],
  words: [2],
  opens: true,
  audited: async (context) => ({ did: 'reveal', what: await deliveryIdOf(context) }),
  async run({ store, vault, rest: [submission = '', destination = ''] }) {
    const id = deliveryId(submission, destination);
    const kept = await store.attemptLog(id);
    if (!kept) throw new UsageError('Nothing was sent yet.');
    console.log(asJson(decryptAttemptLog(vault(), id, kept), 2));
  },
};
