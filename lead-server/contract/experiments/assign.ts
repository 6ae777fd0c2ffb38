import { type Assignment, type Experiment, isRunning, switchesVariedBy, type Variant } from './experiment.ts';

/** A number from 0 to 2^32 - 1, evenly spread: FNV-1a with MurmurHash3's final mixing. */
function hash32(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/**
 * Chooses the visitor's variant, always the same for the same id.
 * Weighted rendezvous hashing: when a weight grows, visitors only move to that variant.
 */
export function assignVariant<V extends object>(visitor: string, { name, variants }: Experiment<V>): Variant<V> {
  let [best] = variants;
  let least = Number.POSITIVE_INFINITY;
  for (const variant of variants) {
    const hash = hash32(`${name}/${variant.id}/${visitor}`);
    const uniform = (hash + 0.5) / 2 ** 32;
    const draw = -Math.log(uniform) / variant.weight;
    if (draw < least) [best, least] = [variant, draw];
  }
  return best;
}

export interface AssignContext {
  /** Undefined without a visitor id or after an opt-out: the campaign then applies as it is. */
  readonly visitor: string | undefined;
  /** Variants that the visitor has already, as `experiment.variant`. */
  readonly variants?: readonly string[];
  /** Variants that get no more visitors, as `experiment.variant`. */
  readonly stopped?: readonly string[] | undefined;
  /** ISO date, UTC. */
  readonly today: string;
  /** The page's query. */
  readonly query: { get(name: string): string | null };
  /** The query parameter of a switch. */
  readonly queryNameOf: (name: string) => string;
}

export interface AssignedVariants {
  readonly assignment: Assignment;
  /** Override the campaign's. */
  readonly switches: Readonly<Record<string, string>>;
  readonly forced: boolean;
}

/** Asks for variants by name, for a review: `?variant=two-columns.two,header-words.alt1`. */
export const variantQuery = 'variant';

/**
 * Chooses the variants of a visit. Pure.
 * A variant named in the query is forced: it ignores expiry. A varied switch named there drops its whole experiment, or the page
 * would mix two variants. Neither visit counts in a figure.
 */
export function assignExperiments(
  experiments: readonly Experiment[],
  { visitor, variants: known = [], stopped = [], today, query, queryNameOf }: AssignContext,
): AssignedVariants {
  const requested = (query.get(variantQuery) ?? '').split(',');
  const assignment: Record<string, string> = {};
  const switches: Record<string, string> = {};
  let forced = false;
  for (const experiment of experiments) {
    const oneOf = (names: readonly string[]) => experiment.variants.find(({ id }) => names.includes(`${experiment.name}.${id}`));
    const wanted = oneOf(requested);
    const runs = visitor !== undefined && isRunning(experiment, today);
    const isNamed = switchesVariedBy(experiment).some((name) => query.get(queryNameOf(name)) !== null);
    forced ||= wanted !== undefined || (runs && isNamed);
    const isOpen = ({ id }: Variant) => !stopped.includes(`${experiment.name}.${id}`);
    const drawn = runs && !isNamed ? (oneOf(known) ?? assignVariant(visitor, experiment)) : undefined;
    const given = wanted ?? (drawn && !isOpen(drawn) ? experiment.variants.find(isOpen) : drawn);
    if (!given) continue;
    assignment[experiment.name] = given.id;
    Object.assign(switches, given.switches);
  }
  return { assignment, switches, forced };
}
