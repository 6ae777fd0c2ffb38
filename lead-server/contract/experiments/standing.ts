/**
 * How a sequential comparison stands: what its earlier looks saw. A crossing stays, so that no verdict is taken back. See
 * docs/spec/experiments.md#kept.
 */
export interface Standing {
  /** The lowest p of all looks. */
  readonly pMin: number;
  /** Milliseconds since 1970 of the first look with p below its level; 0 while there is none. */
  readonly crossedAt: number;
  /** The difference at that look: its sign is the direction that stays. */
  readonly effect: number;
  /** The first look from which a winner may be named by it; 0 while there is none. */
  readonly namedAt: number;
}

/** Standings by the name of their comparison (`comparisonName`). */
export type Standings = Readonly<Record<string, Standing>>;

export const noStanding: Standing = { pMin: 1, crossedAt: 0, effect: 0, namedAt: 0 };

/** The name of a variant's comparison with the first one in a figure; of all variants where it has no variant. */
export const comparisonName = (figure: string, variant = ''): string => `${figure}/${variant}`;

/** What one look adds. */
export interface StandingLook {
  readonly p: number;
  /** It crosses below. */
  readonly level: number;
  readonly effect: number;
  /** Whether a winner may be named at this look. */
  readonly mayName: boolean;
  /** Milliseconds since 1970, above 0. */
  readonly at: number;
}

/** A standing after one more look. A direction once crossed stays: no later look names the other one. */
export function afterLook(before: Standing, { p, level, effect, mayName, at }: StandingLook): Standing {
  const crosses = p < level;
  const isFirst = crosses && before.crossedAt === 0;
  const own = isFirst ? effect : before.effect;
  const names = crosses && mayName && Math.sign(own) === Math.sign(effect);
  return {
    pMin: Math.min(before.pMin, p),
    crossedAt: isFirst ? at : before.crossedAt,
    effect: own,
    namedAt: before.namedAt === 0 && names ? at : before.namedAt,
  };
}

const earlier = (one: number, other: number) => (one === 0 || other === 0 ? one + other : Math.min(one, other));

/** Two standings of one comparison, as two servers saw it, as one: the earlier crossing decides. */
export function mergeStandings(one: Standing, other: Standing): Standing {
  const first = one.crossedAt === 0 || (other.crossedAt !== 0 && other.crossedAt < one.crossedAt) ? other : one;
  return {
    pMin: Math.min(one.pMin, other.pMin),
    crossedAt: first.crossedAt,
    effect: first.effect,
    namedAt: earlier(one.namedAt, other.namedAt),
  };
}
