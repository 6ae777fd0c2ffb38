/**
 * Whether everything runs: at night and before a release (`npm run test:all`). The gate, `npm test`, runs a share of what takes
 * long. See docs/decisions/0029-what-the-gate-runs.md.
 */
export const inLongForm = process.env.LONG === 'yes';

/** All of a list in the long form; in the gate those that `isIn` chooses. */
export const gateShare = <T>(list: readonly T[], isIn: (each: T, index: number) => boolean): readonly T[] =>
  inLongForm ? list : list.filter(isIn);
