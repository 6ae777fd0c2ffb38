import type { StudioAnswer } from '#contract/studio/calls.ts';

export type Row = StudioAnswer<'campaigns'>['rows'][number];

/** What states a list can be narrowed to. */
export const filters = ['live', 'draft', 'scheduled', 'paused'] as const;
export type Filter = (typeof filters)[number];

/** What a list can be sorted by; a name with `-` goes down. */
export const sorts = ['path', '-path', 'visits', '-visits', 'qualified', '-qualified', 'changed', '-changed'] as const;
export type Sort = (typeof sorts)[number];

/** The question of a list, as its address has it. */
export interface ListQuestion {
  readonly q?: string;
  readonly state?: Filter;
  readonly brand?: string;
  readonly lang?: string;
  readonly sort?: Sort;
}

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value.slice(0, 80) : undefined);
const oneOf = <Value extends string>(values: readonly Value[], value: unknown) => values.find((each) => each === value);

/** Reads an address; parts that mean nothing are left out. */
export function readListQuestion(search: Record<string, unknown>): ListQuestion {
  const read = {
    q: text(search.q === undefined ? undefined : String(search.q)),
    state: oneOf(filters, search.state),
    brand: text(search.brand),
    lang: text(search.lang),
    sort: oneOf(sorts, search.sort),
  };
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined));
}

/** The question with parts changed; one that is undefined or empty asks for nothing. Pure. */
export const changed = (
  before: ListQuestion,
  part: { readonly [Name in keyof ListQuestion]?: ListQuestion[Name] | undefined },
): ListQuestion =>
  Object.fromEntries(Object.entries({ ...before, ...part }).filter(([, value]) => value !== undefined && value !== ''));

/** Whether a campaign stands in a state; one may stand in several. */
export const isIn = (row: Row, state: Filter): boolean =>
  ({
    live: row.state === 'live',
    paused: row.state === 'paused',
    draft: row.draft !== undefined,
    scheduled: row.planned?.state === 'waiting',
  })[state];

const plain = (words: string) => words.toLowerCase();
const textOf = ({ path, flow, oid, affid, experiments, language, changed }: Row) =>
  plain(
    [
      path,
      path.replaceAll('/', ''),
      flow,
      `offer ${oid}`,
      `affiliate ${affid}`,
      ...experiments,
      language,
      changed?.by ?? '',
    ].join(' '),
  );

const measures: Readonly<Record<'visits' | 'qualified' | 'changed', (row: Row) => number>> = {
  visits: ({ visits }) => visits ?? -1,
  qualified: ({ qualified }) => qualified ?? -1,
  changed: ({ changed, draft }) => Math.max(changed?.at ?? 0, draft?.at ?? 0),
};

function compare(sort: Sort): (one: Row, other: Row) => number {
  const name = sort.replace('-', '') as 'path' | keyof typeof measures;
  const way = sort.startsWith('-') ? -1 : 1;
  if (name === 'path') return (one, other) => way * one.path.localeCompare(other.path);
  return (one, other) => way * (measures[name](one) - measures[name](other)) || one.path.localeCompare(other.path);
}

/** The rows that a question asks for, in its order: by visits, the most first, unless it says. Pure. */
export function answerOf(rows: readonly Row[], { q = '', state, brand, lang, sort = '-visits' }: ListQuestion): readonly Row[] {
  const words = plain(q).split(/\s+/).filter(Boolean);
  return rows
    .filter(
      (row) =>
        (state === undefined || isIn(row, state)) &&
        (brand === undefined || row.brand === brand) &&
        (lang === undefined || row.language === lang) &&
        words.every((word) => textOf(row).includes(word)),
    )
    .sort(compare(sort));
}
