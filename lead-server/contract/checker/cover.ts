type Items = ReadonlySet<string>;

const covers = (big: Items, small: Items) => small.size <= big.size && [...small].every((item) => big.has(item));

/** Indices of the sets that no other set contains (of equal sets, the first). */
function undominated(sets: readonly Items[]): readonly number[] {
  const kept: number[] = [];
  const bySize = [...sets.keys()].sort((a, b) => (sets[b]?.size ?? 0) - (sets[a]?.size ?? 0) || a - b);
  for (const index of bySize) {
    const set = sets[index] as Items;
    if (!kept.some((other) => covers(sets[other] as Items, set))) kept.push(index);
  }
  return kept.sort((a, b) => a - b);
}

/** Tries no more than this many partial covers: then the best found stands. Real flows need a few hundred. */
const mostTries = 200_000;

/**
 * The smallest choice of sets that holds every item of all of them, as indices in their order. Branch and bound over the item that
 * the fewest sets hold: exact unless a flow were so tangled that the tries run out.
 */
export function smallestCover(sets: readonly Items[]): readonly number[] {
  const candidates = undominated(sets);
  const all = new Set(candidates.flatMap((index) => [...(sets[index] ?? [])]));
  const holders = new Map([...all].map((item) => [item, candidates.filter((index) => sets[index]?.has(item))]));
  const biggest = Math.max(1, ...candidates.map((index) => sets[index]?.size ?? 0));
  let best: readonly number[] = candidates;
  let tries = 0;

  const search = (chosen: readonly number[], left: Items): void => {
    tries += 1;
    if (left.size === 0) {
      if (chosen.length < best.length) best = chosen;
      return;
    }
    if (tries > mostTries || chosen.length + Math.ceil(left.size / biggest) >= best.length) return;
    const rarest = [...left].reduce((a, b) => ((holders.get(b)?.length ?? 0) < (holders.get(a)?.length ?? 0) ? b : a));
    const options = (holders.get(rarest) ?? []).map((index) => {
      const rest = new Set([...left].filter((item) => !sets[index]?.has(item)));
      return { index, rest };
    });
    options.sort((a, b) => a.rest.size - b.rest.size || a.index - b.index);
    for (const { index, rest } of options) search([...chosen, index], rest);
  };

  search([], all);
  return [...best].sort((a, b) => a - b);
}
