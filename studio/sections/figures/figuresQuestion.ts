import { dayAt, dayName, dayNumber } from '#contract/experiments/zone-days.ts';
import type { StudioAnswer, StudioBody } from '#contract/studio/calls.ts';

export type Answer = StudioAnswer<'figures'>;
export type FigureRow = Answer['rows'][number];
export type Counts = Answer['total'];
type Body = StudioBody<'figures'>;
export type Measure = Body['measure'];

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
export const sortable = [
  ...(['name', 'visits', 'qualified', 'share', 'sold', 'accepted', 'returned', 'revenue'] as const),
  ...(['cost', 'perQualified', 'perAccepted'] as const),
] as const;
export type Sortable = (typeof sortable)[number];
export type Sort = Sortable | `-${Sortable}`;

/** What is drawn by day. */
export const measureNames: Readonly<Record<Measure, string>> = {
  visits: 'Visits',
  finished: 'Sent',
  qualified: 'Qualified',
  sold: 'Sold',
  accepted: 'Accepted',
  returned: 'Returned',
  cents: 'Revenue',
};
const measures = Object.keys(measureNames) as readonly Measure[];

/** Days that a question offers; the last one is today. */
export const spans = [1, 7, 14, 28, 90, 400] as const;

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
  readonly measure?: Measure;
  /** Days of UTC in place of the business's. */
  readonly zone?: 'UTC';
  /** Whose errors are shown. */
  readonly step?: string;
  /** The saved view that it began as. */
  readonly view?: string;
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
    ...(measures.includes(search.measure as Measure) && { measure: search.measure as Measure }),
    ...(search.zone === 'UTC' && { zone: 'UTC' as const }),
    ...(typeof search.step === 'string' && search.step !== '' && { step: search.step.slice(0, 60) }),
    ...(typeof search.view === 'string' && search.view !== '' && { view: search.view.slice(0, 60) }),
  };
}

/** The days of a question, the last one today's in its zone. @param now milliseconds since 1970 @param zone the business's */
export function daysOf(
  { days = 7, from, to, zone }: FiguresQuestion,
  now: number,
  business: string,
): { readonly from: string; readonly to: string; readonly zone: string } {
  const own = zone ?? business;
  if (from !== undefined && to !== undefined) return { from, to, zone: own };
  const last = dayAt(own, now);
  return { from: dayName(dayNumber(last) - days + 1), to: last, zone: own };
}

/** The body of the call. */
export function bodyOf(question: FiguresQuestion, now: number, business: string): Body {
  const { by = 'source', compare = false, measure = 'qualified' } = question;
  const where = Object.fromEntries(
    columns.filter((column) => question[column] !== undefined).map((column) => [column, question[column] ?? '']),
  );
  return { ...daysOf(question, now, business), by, where, compare, measure };
}

/** The question with its days named: an address that says the same tomorrow. */
export function fixedQuestion(question: FiguresQuestion, now: number, business: string): FiguresQuestion {
  const { from, to } = daysOf(question, now, business);
  return ask(question, { from, to, days: undefined, view: undefined });
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

/** A column of the table and of its file: the same values in the same order. */
export interface TableColumn {
  readonly name: string;
  readonly by: Exclude<Sortable, 'name'>;
  readonly is: 'count' | 'share' | 'dollars';
  /** Undefined where it is not known. */
  readonly of: (row: Costed) => number | undefined;
  /** Left out on a phone. */
  readonly wide?: true;
}
type Costed = Counts & { readonly cost?: number | undefined };
const perCost = ({ cost }: Costed, count: number) => (cost === undefined || count === 0 ? undefined : cost / count);

const countColumns: readonly TableColumn[] = [
  { name: 'Visits', by: 'visits', is: 'count', of: ({ visits }) => visits },
  { name: 'Qualified', by: 'qualified', is: 'count', of: ({ qualified }) => qualified, wide: true },
  { name: 'Share', by: 'share', is: 'share', of: ({ qualified, visits }) => shareOf(qualified, visits) },
  { name: 'Sold', by: 'sold', is: 'count', of: ({ sold }) => sold, wide: true },
  { name: 'Accepted', by: 'accepted', is: 'count', of: ({ accepted }) => accepted, wide: true },
  { name: 'Returned', by: 'returned', is: 'count', of: ({ returned }) => returned, wide: true },
  { name: 'Revenue', by: 'revenue', is: 'dollars', of: ({ cents }) => cents, wide: true },
];
const costColumns: readonly TableColumn[] = [
  { name: 'Cost', by: 'cost', is: 'dollars', of: ({ cost }) => cost, wide: true },
  { name: 'Per qualified', by: 'perQualified', is: 'dollars', of: (row) => perCost(row, row.qualified), wide: true },
  { name: 'Per accepted', by: 'perAccepted', is: 'dollars', of: (row) => perCost(row, row.accepted), wide: true },
];

/** The columns of a table: those of cost where any row has one. */
export const tableColumns = (rows: readonly FigureRow[]): readonly TableColumn[] =>
  rows.some(({ cost }) => cost !== undefined) ? [...countColumns, ...costColumns] : countColumns;
const allColumns = [...countColumns, ...costColumns];

/** The rows in the order asked for: by visits, the most first, unless the question says. Pure. */
export function sortedRows(rows: readonly FigureRow[], sort: Sort = '-visits'): readonly FigureRow[] {
  const way = sort.startsWith('-') ? -1 : 1;
  const name = sort.replace('-', '') as Sortable;
  const byName = (one: FigureRow, other: FigureRow) => one.name.localeCompare(other.name, 'en', { numeric: true });
  if (name === 'name') return [...rows].sort((one, other) => way * byName(one, other));
  const numberOf = (row: FigureRow) => allColumns.find(({ by }) => by === name)?.of(row) ?? -1;
  return [...rows].sort((one, other) => way * (numberOf(one) - numberOf(other)) || byName(one, other));
}

const faults: Readonly<Record<string, string>> = {
  empty: 'left empty',
  invalid: 'not valid',
  doubtful: 'does not fit another answer',
  refused: 'refused by its check',
};
/** An error at a field in words: `Phone refused by its check`. */
export function errorWords({ field, fault }: { readonly field: string; readonly fault: string }): string {
  const words = field.replaceAll('_', ' ').toLowerCase();
  return `${words.charAt(0).toUpperCase()}${words.slice(1)} ${faults[fault] ?? fault}`;
}
