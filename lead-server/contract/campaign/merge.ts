/** A field that both sides changed, each to another value. Values are JSON; undefined where a side lacks the field. */
export interface MergeConflict {
  /** Its dotted name, as in `campaignDifferences`. */
  readonly field: string;
  readonly base: string | undefined;
  readonly mine: string | undefined;
  readonly theirs: string | undefined;
}

export type MergeSide = 'mine' | 'theirs';

export interface Merged<Content> {
  /** With a conflict's side as chosen; mine where nothing was. */
  readonly content: Content;
  readonly conflicts: readonly MergeConflict[];
}

type Row = Readonly<Record<string, unknown>>;
interface Sides<Value = unknown> {
  readonly base: Value;
  readonly mine: Value;
  readonly theirs: Value;
}

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);
const isRowOrNone = (value: unknown): value is Row | undefined => value === undefined || isRow(value);

/** The same text for the same value, whatever the order of its fields. */
const textOf = (value: unknown): string | undefined =>
  JSON.stringify(value, (_name, each: unknown) =>
    isRow(each) ? Object.fromEntries(Object.entries(each).sort(([one], [other]) => (one < other ? -1 : 1))) : each,
  );
const isSame = (one: unknown, other: unknown) => textOf(one) === textOf(other);

const keyOf = ({ name, id }: Row): unknown => name ?? id;

/** The members of a list by their names; undefined for a list whose members have none, or the same twice. */
function byName(value: unknown): ReadonlyMap<string, Row> | undefined {
  if (value === undefined) return new Map();
  if (!Array.isArray(value) || !value.every((each) => isRow(each) && typeof keyOf(each) === 'string')) return undefined;
  const members = new Map((value as readonly Row[]).map((each) => [keyOf(each) as string, each]));
  return members.size === value.length ? members : undefined;
}

/**
 * The names of a list in an order that loses neither side's: the changed one, or the members of before with what either has
 * put behind them. Undefined where both changed the order in other ways.
 */
function mergedOrder({ base, mine, theirs }: Sides<readonly string[]>): readonly string[] | undefined {
  if (isSame(mine, theirs) || isSame(theirs, base)) return mine;
  if (isSame(mine, base)) return theirs;
  const stay = base.filter((name) => mine.includes(name) && theirs.includes(name));
  const hasAppended = (names: readonly string[]) => {
    const kept = base.filter((name) => names.includes(name));
    return isSame(names.slice(0, kept.length), kept);
  };
  if (!hasAppended(mine) || !hasAppended(theirs)) return undefined;
  return [...stay, ...[...new Set([...mine, ...theirs])].filter((name) => !base.includes(name)).sort()];
}

/** Merges the values of one field, and notes what both sides changed. */
function createMerge(choose: (field: string) => MergeSide, note: (conflict: MergeConflict) => void) {
  function chosen({ base, mine, theirs }: Sides, field: string): unknown {
    note({ field, base: textOf(base), mine: textOf(mine), theirs: textOf(theirs) });
    return choose(field) === 'mine' ? mine : theirs;
  }

  function rows(sides: Sides<Row | undefined>, field: string): Row | undefined {
    const { base = {}, mine = {}, theirs = {} } = sides;
    const names = [...new Set([base, mine, theirs].flatMap(Object.keys))].sort();
    const at = (row: Row, name: string) => (Object.hasOwn(row, name) ? row[name] : undefined);
    const entries = names.flatMap((name) => {
      const value = any(
        { base: at(base, name), mine: at(mine, name), theirs: at(theirs, name) },
        field === '' ? name : `${field}.${name}`,
      );
      return value === undefined ? [] : [[name, value] as const];
    });
    const isLeftOut = entries.length === 0 && (sides.mine === undefined || sides.theirs === undefined);
    return isLeftOut ? undefined : Object.fromEntries(entries);
  }

  function lists(sides: Sides<ReadonlyMap<string, Row>>, order: readonly string[], field: string): readonly unknown[] {
    const { base, mine, theirs } = sides;
    const names = [...new Set([...order, ...mine.keys(), ...theirs.keys()])];
    return names.flatMap((name) => {
      const member = { base: base.get(name), mine: mine.get(name), theirs: theirs.get(name) };
      const at = `${field}.${name}`;
      // a member without some of its fields is none: it stays or goes as a whole
      const value = member.mine && member.theirs ? rows(member, at) : whole(member, at);
      return value === undefined ? [] : [value];
    });
  }

  function whole(sides: Sides, field: string): unknown {
    if (isSame(sides.mine, sides.theirs) || isSame(sides.base, sides.theirs)) return sides.mine;
    return isSame(sides.base, sides.mine) ? sides.theirs : chosen(sides, field);
  }

  function any(sides: Sides, field: string): unknown {
    const { base, mine, theirs } = sides;
    if (isSame(mine, theirs) || isSame(base, theirs)) return mine;
    if (isSame(base, mine)) return theirs;
    if (isRowOrNone(mine) && isRowOrNone(theirs) && (isRow(mine) || isRow(theirs)))
      return rows({ base: isRow(base) ? base : undefined, mine, theirs }, field);
    const members = { base: byName(base), mine: byName(mine), theirs: byName(theirs) };
    if (members.base && members.mine && members.theirs) {
      const named = { base: members.base, mine: members.mine, theirs: members.theirs };
      const order = mergedOrder({
        base: [...named.base.keys()],
        mine: [...named.mine.keys()],
        theirs: [...named.theirs.keys()],
      });
      if (order) return lists(named, order, field);
    }
    return chosen(sides, field);
  }
  return any;
}

/**
 * Merges two contents that were made from the same base: what one side alone changed is taken, also inside of a list whose members
 * have a name or id. What both changed otherwise is listed, and stands as chosen by its dotted name. Pure. See docs/spec/studio.md#drafts.
 */
export function mergeContents<Content extends object>(
  base: Content | undefined,
  mine: Content,
  theirs: Content,
  choices: Readonly<Record<string, MergeSide>> = {},
): Merged<Content> {
  const conflicts: MergeConflict[] = [];
  const choose = (field: string) => (Object.hasOwn(choices, field) ? choices[field] : undefined) ?? 'mine';
  const merge = createMerge(choose, (conflict) => conflicts.push(conflict));
  const content = merge({ base: base ?? {}, mine, theirs }, '') as Content;
  return { content, conflicts: conflicts.sort((one, other) => (one.field < other.field ? -1 : 1)) };
}
