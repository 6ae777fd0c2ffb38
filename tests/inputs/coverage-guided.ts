import { Session } from 'node:inspector/promises';
import { seededRandom } from '../support/seeded-random.ts';

/*
 * A fuzzer that is guided by the coverage of V8 itself: an input that reaches a new block is kept and mutated further.
 * Why not a package: tests/inputs/README.md.
 */

const session = new Session();
session.connect();
await session.post('Profiler.enable');
// before the targets are loaded: code compiled earlier has no blocks
await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });

export interface FuzzTarget {
  /** Throws on a violated invariant. */
  readonly run: (input: Buffer) => void | Promise<void>;
  readonly seeds: readonly Buffer[];
  /** The building blocks of inputs: names, numbers, odd texts. */
  readonly words: readonly string[];
}

export interface FuzzResult {
  readonly runs: number;
  /** The reached characters of our code, and the share reached by the seeds alone. */
  readonly reached: number;
  readonly bySeeds: number;
  /** Inputs that reached something new, beside the seeds. */
  readonly kept: readonly Buffer[];
  readonly failure: { readonly input: Buffer; readonly error: unknown } | undefined;
}

const longest = 8192;
/** Inputs between two looks at the coverage, each of which takes as long as some hundred of them. */
const together = 256;

/** One change of an input: bytes flipped, cut, doubled, a word put in, or another input joined on. */
function mutated(input: Buffer, other: Buffer, words: readonly string[], random: (below: number) => number): Buffer {
  const at = random(input.length + 1);
  const end = Math.min(input.length, at + 1 + random(24));
  const word = () => Buffer.from(words[random(words.length)] ?? '');
  const [before, after] = [input.subarray(0, at), input.subarray(at)];
  const quoted = () => Buffer.from(JSON.stringify(words[random(words.length)] ?? ''));
  const changes: readonly (() => Buffer)[] = [
    () => {
      const flipped = Buffer.from(input);
      if (at < flipped.length) flipped[at] = (flipped[at] ?? 0) ^ (1 << random(8));
      return flipped;
    },
    () => Buffer.concat([before, Buffer.from([random(256)]), after]),
    () => Buffer.concat([before, word(), after]),
    () => Buffer.concat([before, word(), input.subarray(end)]),
    () => Buffer.concat([before, input.subarray(end)]),
    () => Buffer.concat([before, input.subarray(at, end), after]),
    () => Buffer.concat([before, other.subarray(random(other.length + 1))]),
    // a field of JSON more, and a value of one for another
    () => Buffer.from(String(input).replace('{', `{${quoted()}:${quoted()},`)),
    () => {
      const values = [...String(input).matchAll(/:\s*("(?:[^"\\]|\\.)*")/g)];
      const value = values[random(values.length)];
      if (!value) return input;
      const from = value.index + value[0].length - (value[1] ?? '').length;
      return Buffer.from(`${String(input).slice(0, from)}${quoted()}${String(input).slice(value.index + value[0].length)}`);
    },
  ];
  return (changes[random(changes.length)] as () => Buffer)().subarray(0, longest);
}

/**
 * Fuzzes a target for some time.
 * @param isOurs which files' coverage guides it
 */
export async function fuzz(
  { run, seeds, words }: FuzzTarget,
  { ms, seed, isOurs }: { readonly ms: number; readonly seed: number; readonly isOurs: (url: string) => boolean },
): Promise<FuzzResult> {
  const random = seededRandom(seed);
  /** By function: 1 for each character of it that was reached. */
  const reached = new Map<string, Uint8Array>();
  let runs = 0;

  /**
   * The coverage since the last call. V8 joins a block to what is around it where both ran as often, so that characters
   * are compared and not blocks.
   */
  async function look(): Promise<typeof reached> {
    const found: typeof reached = new Map();
    for (const { url, functions } of (await session.post('Profiler.takePreciseCoverage')).result) {
      if (!isOurs(url)) continue;
      for (const { ranges } of functions) {
        const [{ startOffset: start, endOffset: end } = { startOffset: 0, endOffset: 0 }] = ranges;
        const painted = new Uint8Array(end - start);
        for (const each of ranges) painted.fill(Number(each.count > 0), each.startOffset - start, each.endOffset - start);
        found.set(`${url}:${start}-${end}`, painted);
      }
    }
    return found;
  }
  const hasNews = (found: typeof reached) =>
    [...found].some(([name, painted]) => {
      const known = reached.get(name);
      return painted.some((each, at) => each === 1 && known?.[at] !== 1);
    });
  function add(found: typeof reached): void {
    for (const [name, painted] of found) {
      const known = reached.get(name);
      reached.set(name, known ? painted.map((each, at) => each | (known[at] ?? 0)) : painted);
    }
  }
  const size = () => [...reached.values()].reduce((sum, painted) => sum + painted.reduce((ones, each) => ones + each, 0), 0);

  const kept: Buffer[] = [];
  /** Runs inputs, and keeps each of them that reaches something new. @returns the first that fails */
  async function search(inputs: readonly Buffer[]): Promise<FuzzResult['failure']> {
    for (const input of inputs) {
      runs += 1;
      try {
        await run(input);
      } catch (error) {
        return { input, error };
      }
    }
    const found = await look();
    if (!hasNews(found)) return undefined;
    if (inputs.length === 1) {
      add(found);
      kept.push(...inputs);
      return undefined;
    }
    const half = inputs.length >> 1;
    return (await search(inputs.slice(0, half))) ?? (await search(inputs.slice(half)));
  }

  for (const input of seeds) await run(input);
  add(await look());
  const bySeeds = size();
  const until = performance.now() + ms;
  let failure: FuzzResult['failure'];
  while (!failure && performance.now() < until) {
    const from = [...seeds, ...kept];
    failure = await search(
      Array.from({ length: together }, () => {
        // every other one from what was found last: there is more to find beside it
        const parents = random(2) === 0 ? from.slice(-4) : from;
        let input = parents[random(parents.length)] as Buffer;
        const other = from[random(from.length)] as Buffer;
        for (let change = random(4); change >= 0; change -= 1) input = mutated(input, other, words, random);
        return input;
      }),
    );
  }
  return { runs, reached: size(), bySeeds, kept, failure };
}
