type Items = ReadonlySet<string>;
/** A set of items as bits: there are thousands of pairs of sets to compare. */
type Mask = bigint;

function countOf(mask: Mask): number {
  let count = 0;
  for (let rest = mask; rest > 0n; rest >>= 32n) {
    for (let word = Number(rest & 0xffff_ffffn) | 0; word !== 0; word &= word - 1) count += 1;
  }
  return count;
}

/** Indices of the masks that no other contains (of equal ones, the first). */
function withoutDominated(masks: readonly Mask[]): readonly number[] {
  const chosen: number[] = [];
  const sizes = masks.map(countOf);
  const bySize = [...masks.keys()].sort((a, b) => (sizes[b] ?? 0) - (sizes[a] ?? 0) || a - b);
  for (const index of bySize) {
    const mask = masks[index] ?? 0n;
    if (!chosen.some((other) => ((masks[other] ?? 0n) & mask) === mask)) chosen.push(index);
  }
  return chosen.sort((a, b) => a - b);
}

/** Tries no more than this many partial covers: then the best found stands. Real flows need a few thousand. */
const maxTries = 50_000;

/** The smallest choice of sets that covers every item, as indices. Branch and bound, exact unless the tries run out. */
export function smallestCover(sets: readonly Items[]): readonly number[] {
  const bits = new Map([...new Set(sets.flatMap((set) => [...set]))].map((item, at) => [item, 1n << BigInt(at)]));
  const masks = sets.map((set) => [...set].reduce((mask, item) => mask | (bits.get(item) ?? 0n), 0n));
  const candidates = withoutDominated(masks);
  const holders = [...bits.values()]
    .map((bit) => ({ bit, by: candidates.filter((index) => (masks[index] ?? 0n) & bit) }))
    .sort((a, b) => a.by.length - b.by.length);
  const biggest = Math.max(1, ...candidates.map((index) => countOf(masks[index] ?? 0n)));
  let best: readonly number[] = candidates;
  let tries = 0;

  const search = (chosen: readonly number[], left: Mask): void => {
    tries += 1;
    if (left === 0n) {
      if (chosen.length < best.length) best = chosen;
      return;
    }
    if (tries > maxTries || chosen.length + Math.ceil(countOf(left) / biggest) >= best.length) return;
    const options = (holders.find(({ bit }) => left & bit)?.by ?? []).map((index) => {
      const rest = left & ~(masks[index] ?? 0n);
      return { index, rest, size: countOf(rest) };
    });
    options.sort((a, b) => a.size - b.size || a.index - b.index);
    for (const { index, rest } of options) search([...chosen, index], rest);
  };

  search(
    [],
    [...bits.values()].reduce((all, bit) => all | bit, 0n),
  );
  return [...best].sort((a, b) => a - b);
}
