import { openExchange } from '../../src/delivery/exchange.ts';
import { deliveryId } from '../../src/delivery/send.ts';
import { audit } from '../../src/ops/audit.ts';
import { firstIdAt } from '../../src/store/id.ts';
import { type Command, type Context, momentOf, UsageError } from './command.ts';

const endOfTime = Date.UTC(9999, 0, 1);

async function replayRange({ store, given }: Context): Promise<void> {
  const since = momentOf('since', given.since);
  if (!since) throw new UsageError('replay takes a submission and a destination, or --since (and --until)');
  const { state = 'dead', destination } = given;
  if (state !== 'dead' && state !== 'no_partner') throw new UsageError('--state should be dead or no_partner');
  const until = momentOf('until', given.until)?.getTime() ?? endOfTime;
  const range = { state, destination, from: firstIdAt(since.getTime()), to: firstIdAt(until) } as const;
  const count = await store.replayRange(range, Date.now());
  await audit(store, { who: 'ops', did: 'replay', what: `${count} ${state} since ${since.toISOString()}` });
  console.log(`${count} deliveries are sent again.`);
}

export const replay: Command = {
  usage: [
    'replay <submission> <destination> | replay --since ... [--until ...] [--destination ...] [--state dead|no_partner]',
    'sends again what was given up, or what had no partner',
  ],
  writes: true,
  async run(context) {
    const [submission, destination] = context.rest;
    if (submission === undefined || destination === undefined) return replayRange(context);
    if (!(await context.store.replay(submission, destination, Date.now(), ['dead', 'no_partner'])))
      throw new UsageError('There is no such delivery that was given up or had no partner. One that is held: see ops release.');
    await audit(context.store, { who: 'ops', did: 'replay', what: deliveryId(submission, destination) });
    console.log(`${destination} gets ${submission} again.`);
  },
};

export const release: Command = {
  usage: [
    'release <submission> <destination> --because "..."',
    'sends one that was held, once a consent that names the buyer is kept; the reason goes into the audit',
  ],
  writes: true,
  async run({ store, rest: [submission = '', destination = ''], given: { because } }) {
    if (!because) throw new UsageError('Say why it may be sold now: --because "consent of 2026-01-31 names Midway Legal"');
    if (!(await store.replay(submission, destination, Date.now(), ['held'])))
      throw new UsageError('There is no such held delivery.');
    await audit(store, { who: 'ops', did: 'release', what: deliveryId(submission, destination), because });
    console.log(`${destination} gets ${submission}, unless the person has opted out.`);
  },
};

export const exchange: Command = {
  usage: ['exchange <submission> <destination>', 'what the last attempt sent and got (personal data)'],
  writes: false,
  async run({ store, vault, rest: [submission = '', destination = ''] }) {
    const id = deliveryId(submission, destination);
    const sealed = await store.exchange(id);
    if (!sealed) throw new UsageError('Nothing was sent yet.');
    console.log(JSON.stringify(openExchange(vault(), id, sealed), null, 2));
  },
};
