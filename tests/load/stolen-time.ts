import { readFileSync } from 'node:fs';

/** The share of stolen processor time above which a measurement says more about the host than about the subject. */
const mostStolen = 0.05;

/** Processor time so far, and what the host gave to others, in ticks (proc(5)). Zero outside Linux. */
function processorTicks(): { readonly all: number; readonly stolen: number } {
  try {
    const [, ...ticks] = readFileSync('/proc/stat', 'utf8').slice(0, 200).split('\n', 1)[0]?.split(/\s+/) ?? [];
    const counted = ticks.slice(0, 8).map(Number);
    return { all: counted.reduce((sum, each) => sum + each, 0), stolen: counted[7] ?? 0 };
  } catch {
    return { all: 0, stolen: 0 };
  }
}

/** For all that is measured again in one benchmark. On a host that is never quiet it must end too. */
const mostSeconds = 240;

let made = 0;
let repeated = 0;
let secondsOver = 0;

/**
 * Repeats a measurement while the host steals over a twentieth of processor time, up to `tries` times and four minutes. Only the
 * stolen time decides, never the result. For figures without a reference in the same run.
 * @returns the least disturbed measurement
 */
export async function undisturbed<T>(measure: () => Promise<T>, tries = 4): Promise<T> {
  let best: { readonly stolen: number; readonly result: T } | undefined;
  for (let attempt = 1; ; attempt += 1) {
    const started = performance.now();
    const before = processorTicks();
    const result = await measure();
    const after = processorTicks();
    made += 1;
    const stolen = (after.stolen - before.stolen) / Math.max(1, after.all - before.all);
    if (!best || stolen < best.stolen) best = { stolen, result };
    if (best.stolen <= mostStolen || attempt === tries || secondsOver > mostSeconds) return best.result;
    repeated += 1;
    secondsOver += (performance.now() - started) / 1000;
  }
}

/** One line for the end of a benchmark: how much of it was measured again. */
export const disturbances = () =>
  `${repeated} of ${made} measurements were made again, because the host gave over a twentieth of this machine's time to others meanwhile.`;
