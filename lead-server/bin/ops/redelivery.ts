import { createDestinations } from '../../src/delivery/destinations.ts';
import { type Desk, releaseDelivery, sendAgain, sendRangeAgain, writeOffRange } from '../../src/desk/delivery-acts.ts';
import { singleDelivery } from '../../src/desk/write-off.ts';
import { HttpError } from '../../src/lib/http-error.ts';
import { firstUuidAt } from '../../src/lib/uuid.ts';
import { privacyDestinations } from '../../src/privacy/privacy-destinations.ts';
import { deliveryId } from '../../src/store/delivery-id.ts';
import type { ReplayRange, WriteOffRange } from '../../src/store/delivery-store.ts';
import type { StoredSubmission } from '../../src/store/records.ts';
import { decryptAttemptLog } from '../../src/submissions/attempt-log.ts';
import { replayMessage } from '../../src/submissions/submission-views.ts';
import { audit } from './audit.ts';
import {
  asJson,
  type Command,
  type Context,
  findStored,
  type GivenOptions,
  parseMoment,
  parseState,
  rangeLabel,
  UsageError,
} from './command.ts';

const endOfTime = Date.UTC(9999, 0, 1);
/** The states that a range is sent again, or written off, from. */
const replayStates = ['dead', 'no_partner'] as const;
const writeOffStates = ['dead', 'pending', 'held'] as const;

/** The delivery that was typed, by its name: one that is stored. @throws UsageError */
async function deliveryIdOf(context: Context): Promise<string> {
  const [submission = '', destination = ''] = context.rest;
  const isMeant = ({ deliveries }: StoredSubmission) => deliveries.some((each) => each.destination === destination);
  await findStored(context, submission, isMeant, 'There is no such delivery: ops deliveries lists them.');
  return deliveryId(submission, destination);
}

/** The desk of whoever types: its acts write their own lines of the audit. */
const deskOf = (context: Context): Desk => ({
  store: context.store,
  vault: context.vault(),
  now: Date.now,
  audit: (entry) => audit(context, entry),
});

/** A refusal is said as it is, without where it was thrown. @throws UsageError */
const asTyped = (failure: unknown): never => {
  throw failure instanceof HttpError ? new UsageError(failure.message) : failure;
};

const neverSend = () => Promise.reject(new Error('nothing is sent from here'));

/** The options of a range in words, for the audit. @throws UsageError for an unknown destination */
async function typedRange({ config, store, given }: Context, state: string | undefined): Promise<string> {
  const { destination } = given;
  const destinations = [
    ...createDestinations(config, neverSend),
    ...privacyDestinations(config, { keyedHash: () => '' }, neverSend),
  ].map(({ name }) => name);
  const known = [...new Set([...destinations, ...(await store.queueDepths()).map((each) => each.destination)])];
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

export const replay: Command = {
  usage: [
    `replay <submission> <destination> | replay --since ... [--until ...] [--destination ...] [--state ${replayStates.join('|')}]`,
    'sends again what was given up, or what had no partner',
  ],
  words: [0, 2],
  changes: true,
  async run(context) {
    const { given, rest } = context;
    const [submission = '', destination = ''] = rest;
    const desk = deskOf(context);
    if (!isOne({ given, rest })) {
      const range = rangeOf(given);
      const label = await typedRange(context, range.state);
      console.log(replayMessage(await sendRangeAgain(desk, range, label)));
      return;
    }
    await deliveryIdOf(context);
    if (!(await sendAgain(desk, { submissionId: submission, destination })))
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
    await releaseDelivery(deskOf(context), { submissionId: submission, destination }, because).catch(asTyped);
    console.log(`${destination} gets ${submission}, unless the person has opted out.`);
  },
};

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
    'writes off what was given up, has nobody to go to, or is held for a person: its lead is kept no longer for it. release takes one back',
  ],
  words: [0, 2],
  changes: true,
  async run(context) {
    const range = dropRangeOf(context);
    const { because } = context.given;
    if (!because) throw new UsageError('Say why nobody is to wait for it: --because "the partner has left"');
    const label = await (isOne(context) ? deliveryIdOf(context) : typedRange(context, range.state));
    const count = await writeOffRange(deskOf(context), range, label, because);
    if (count === 0) throw new UsageError('There is no such delivery that waits: ops deliveries lists them.');
    console.log(`${count} written off.`);
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
