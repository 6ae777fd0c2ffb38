import { readFileSync } from 'node:fs';

/** Of the processor's time, the share above which a measurement says more about the host's other guests than about what is measured. */
const mostStolen = 0.05;

/** The processors' time so far, and what of it the host gave to others, in ticks (proc(5)); nothing where there is no Linux to say so. */
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
 * Measures again, up to `tries` times and four minutes in all, while the host took over a twentieth of the processors' time away meanwhile:
 * then tasks of ten milliseconds last a hundred on the clock. What was measured plays no part in that choice. For figures that no reference
 * in the same run puts right.
 * @returns the measurement that was disturbed least
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
