import { readStops } from '../../src/delivery/stops.ts';
import { pauseDestination, resumeDestination, sendTest, tryDestination } from '../../src/desk/destination-acts.ts';
import { type Command, type Context, print, UsageError } from './command.ts';
import { asTyped, deskOf, knownDestinations } from './own-desk.ts';

/** How each destination stands that something waits for, or that a person has paused. */
async function list({ store, given }: Context): Promise<void> {
  const [queue, stops] = await Promise.all([store.queueDepths(), readStops(store)]);
  const names = [...new Set([...queue, ...stops].map(({ destination }) => destination))].sort();
  const rows = names.map((destination) => {
    const { pending = 0, dead = 0 } = queue.find((each) => each.destination === destination) ?? {};
    const stop = stops.find((each) => each.destination === destination);
    return { destination, waiting: pending, givenUp: dead, paused: stop ? `by ${stop.by}: ${stop.because}` : '' };
  });
  await print(rows, given.json, ['destination', 'waiting', 'given up', 'paused'], (row) => [
    row.destination,
    String(row.waiting),
    String(row.givenUp),
    row.paused,
  ]);
}

type Act = (context: Context, destination: string, because: string) => Promise<string>;

const acts: Readonly<Record<string, Act>> = {
  async pause(context, destination, because) {
    await pauseDestination(deskOf(context), destination, because);
    return `${destination} is sent nothing, by every server within a second. Its leads wait.`;
  },
  async resume(context, destination, because) {
    await resumeDestination(deskOf(context), destination, because);
    return `${destination} is sent what waits for it.`;
  },
  async try(context, destination, because) {
    await tryDestination(deskOf(context), destination, because);
    return `${destination} is tried by every server within a second.`;
  },
  async test(context, destination, because) {
    // the settings say which have one; a server that runs sends it
    const withTest = new Set(await knownDestinations(context));
    const id = await sendTest(deskOf(context), destination, withTest, because);
    return `Sent as ${id}: ops leads --test and ops deliveries show what comes of it.`;
  },
};

export const destinations: Command = {
  usage: [
    'destinations [--json] | destinations pause|resume|try|test <destination> --because "..."',
    'how destinations stand; pause sends one nothing, resume ends that, try has one tried at once that rests, test sends an invented lead to its test address',
  ],
  words: [0, 2],
  opens: true,
  changes: true,
  async run(context) {
    const [act, destination = ''] = context.rest;
    const { because } = context.given;
    if (act === undefined) return list(context);
    const run = Object.hasOwn(acts, act) ? acts[act] : undefined;
    if (!run) throw new UsageError(`ops ${destinations.usage[0]}`);
    if (!because) throw new UsageError('Say why: --because "their key changes tonight"');
    const known = await knownDestinations(context);
    if (!known.includes(destination)) throw new UsageError(`There is no ${destination}: one of ${known.join(', ')}.`);
    console.log(await run(context, destination, because).catch(asTyped));
  },
};
