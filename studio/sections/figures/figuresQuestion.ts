import type { StudioAnswer, StudioBody } from '#contract/studio/calls.ts';

export type Answer = StudioAnswer<'figures'>;
export type FigureRow = Answer['rows'][number];
export type Counts = Answer['total'];
type Body = StudioBody<'figures'>;

/** What figures are split and narrowed by, in the order that they are offered. */
export const columns = ['source', 'affid', 'sub', 'campaign', 'version', 'device', 'language', 'theme', 'flow'] as const;
export type Column = (typeof columns)[number];
export const columnNames: Readonly<Record<Column, string>> = {
  source: 'Source',
  affid: 'Affiliate',
  sub: 'Sub id',
  campaign: 'Campaign',
  version: 'Version',
  device: 'Device',
  language: 'Language',
  theme: 'Theme',
  flow: 'Flow',
};

/** The columns of the table that it can be sorted by; a name with `-` goes down. */
export const sortable = ['name', 'visits', 'qualified', 'sold', 'accepted', 'returned', 'revenue'] as const;
export type Sortable = (typeof sortable)[number];
export type Sort = Sortable | `-${Sortable}`;

/** Days that a question offers; the last one is today. */
export const spans = [1, 7, 14, 28, 90] as const;

/** The question as its address has it. Without days it is about the last seven. */
export type FiguresQuestion = {
  readonly [Name in Column]?: string;
} & {
  readonly by?: Column;
  readonly days?: number;
  readonly from?: string;
  readonly to?: string;
  readonly compare?: boolean;
  readonly sort?: Sort;
};

const isDay = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value));
const sorts: readonly string[] = sortable.flatMap((each) => [each, `-${each}`]);

/** Reads an address; parts that mean nothing are left out. */
export function readFiguresQuestion(search: Record<string, unknown>): FiguresQuestion {
  const where = columns
    .filter((column) => ['string', 'number'].includes(typeof search[column]))
    .map((column) => [column, String(search[column]).slice(0, 100)]);
  const days = spans.find((each) => each === Number(search.days));
  const isRange = isDay(search.from) && isDay(search.to) && search.from <= search.to;
  return {
    ...Object.fromEntries(where),
    ...(columns.includes(search.by as Column) && { by: search.by as Column }),
    ...(days !== undefined && !isRange && { days }),
    ...(isRange && { from: search.from as string, to: search.to as string }),
    ...((search.compare === true || search.compare === 'true') && { compare: true }),
    ...(sorts.includes(String(search.sort)) && { sort: search.sort as Sort }),
  };
}

const dayMs = 86_400_000;
/** A moment's day in UTC. */
export const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** The body of the call. @param now milliseconds: whose day is the last one where the question names none */
export function bodyOf(question: FiguresQuestion, now: number): Body {
  const { by = 'source', days = 7, from, to, compare = false } = question;
  const where = Object.fromEntries(
    columns.filter((column) => question[column] !== undefined).map((column) => [column, question[column] ?? '']),
  );
  const span = from !== undefined && to !== undefined ? { from, to } : { from: dayOf(now - (days - 1) * dayMs), to: dayOf(now) };
  return { ...span, by, where, compare };
}

/** The question with a part changed; a part that is undefined is left out. */
export const ask = (
  before: FiguresQuestion,
  part: { readonly [Name in keyof FiguresQuestion]?: FiguresQuestion[Name] | undefined },
): FiguresQuestion => Object.fromEntries(Object.entries({ ...before, ...part }).filter(([, value]) => value !== undefined));

/** The path of each campaign by its key: a key alone does not say where slashes were. */
export type Paths = ReadonlyMap<string, string>;

/** A value as people read it. */
export function valueName(column: Column, value: string, paths: Paths): string {
  if (column === 'campaign') return paths.get(value) ?? `/${value}`;
  if (value === '') return 'not named';
  if (column === 'language') return { en: 'English', es: 'Spanish' }[value] ?? value;
  return value;
}

/** `AutoAccidentCaseWorth` as `Auto accident case worth`. */
export const stepName = (step: string): string => {
  const words = step.replace(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** A part of a whole; undefined where there is no whole. */
export const shareOf = (part: number, whole: number): number | undefined => (whole === 0 ? undefined : part / whole);

const measureOf: Readonly<Record<Exclude<Sortable, 'name'>, (row: Counts) => number>> = {
  visits: ({ visits }) => visits,
  qualified: ({ qualified, visits }) => shareOf(qualified, visits) ?? -1,
  sold: ({ sold }) => sold,
  accepted: ({ accepted }) => accepted,
  returned: ({ returned }) => returned,
  revenue: ({ cents }) => cents,
};

/** The rows in the order asked for: by visits, the most first, unless the question says. Pure. */
export function sortedRows(rows: readonly FigureRow[], sort: Sort = '-visits'): readonly FigureRow[] {
  const way = sort.startsWith('-') ? -1 : 1;
  const name = sort.replace('-', '') as Sortable;
  const byName = (one: FigureRow, other: FigureRow) => one.name.localeCompare(other.name, 'en', { numeric: true });
  if (name === 'name') return [...rows].sort((one, other) => way * byName(one, other));
  return [...rows].sort((one, other) => way * (measureOf[name](one) - measureOf[name](other)) || byName(one, other));
}
