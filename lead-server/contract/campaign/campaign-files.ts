import type { CampaignContent } from './campaign.ts';
import { CsvFault, type CsvRow, readCsv, writeCsv } from './csv.ts';

/** One campaign of a file: its content alone, or with what its author had read. */
export interface CampaignEntry {
  readonly content: CampaignContent;
  /** The live version that it was made from. */
  readonly base?: number | undefined;
  /** The draft that it was made from. */
  readonly draft?: number | undefined;
}

/** A file that is none of campaigns; its message is for the person who made it. */
export class CampaignFileFault extends Error {}

type Row = Readonly<Record<string, unknown>>;
const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Columns that say what a row was made from, and are no fields. */
const origins = ['base', 'draft'] as const;
/** Columns that come first, in this order. */
const firstFields = ['path', 'flow', 'oid', 'affid'];

/** A list of ids, as it is written in a cell. */
const isIdList = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.length > 0 && value.every((each) => typeof each === 'string' && /^[\w-]+$/.test(each));
/** Lists of ids, which a cell holds with blanks between them. */
const idLists: readonly string[] = ['facts', 'destinations'];

/** The value of a cell: JSON where it looks like it, else the text itself. */
function readValue(field: string, cell: string): unknown {
  if (idLists.includes(field) && !cell.startsWith('[')) return cell.split(/[\s,;]+/).filter(Boolean);
  if (!/^(?:["[{]|true$|false$|null$)/.test(cell)) return cell;
  try {
    return JSON.parse(cell) as unknown;
  } catch {
    return cell;
  }
}

function writeValue(field: string, value: unknown): string {
  if (idLists.includes(field) && isIdList(value)) return value.join(' ');
  return typeof value === 'string' && value !== '' && readValue(field, value) === value ? value : JSON.stringify(value);
}

/** The fields of a content by their dotted names. A list is one field: no cell could hold a half of it. */
const fieldsOf = (value: Row, name = ''): readonly (readonly [field: string, value: unknown])[] =>
  Object.entries(value).flatMap(([key, each]) => {
    const field = name === '' ? key : `${name}.${key}`;
    if (each === undefined) return [];
    return isRow(each) && Object.keys(each).length > 0 ? fieldsOf(each, field) : [[field, each] as const];
  });

/** Dotted names as objects in objects. */
function nested(fields: readonly (readonly [field: string, value: unknown])[]): Row {
  const groups = new Map<string, (readonly [string, unknown])[]>();
  const own: [string, unknown][] = [];
  for (const [field, value] of fields) {
    const dot = field.indexOf('.');
    if (dot === -1) own.push([field, value]);
    else {
      const name = field.slice(0, dot);
      groups.set(name, [...(groups.get(name) ?? []), [field.slice(dot + 1), value]]);
    }
  }
  return Object.fromEntries([...own, ...[...groups].map(([name, each]) => [name, nested(each)] as const)]);
}

/** @throws CampaignFileFault for a head that says two things of one field */
function checkHead({ cells }: CsvRow): void {
  const names = cells.map((each) => each.trim()).filter(Boolean);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new CampaignFileFault(`The column ${twice} is there twice.`);
  const inside = names.find((name) => names.some((each) => each.startsWith(`${name}.`)));
  if (inside !== undefined) throw new CampaignFileFault(`The column ${inside} has columns of its own beside it: take it out.`);
  if (!names.includes('path')) throw new CampaignFileFault('There is no column path: the first line names the columns.');
}

function entryOf({ line, cells }: CsvRow, head: readonly string[]): CampaignEntry {
  if (cells.slice(head.length).some((cell) => cell !== ''))
    throw new CampaignFileFault(`Line ${line} has more cells than the first line names.`);
  const given = head.flatMap((name, index) => {
    const cell = cells[index] ?? '';
    return cell === '' || name === '' ? [] : [[name, cell] as const];
  });
  const numbers = origins.flatMap((origin) => {
    const [, cell] = given.find(([name]) => name === origin) ?? [];
    if (cell === undefined) return [];
    if (!/^\d{1,9}$/.test(cell)) throw new CampaignFileFault(`Line ${line}: ${origin} should be a number, not ${cell}.`);
    return [[origin, Number(cell)] as const];
  });
  const fields = given
    .filter(([name]) => !(origins as readonly string[]).includes(name))
    .map(([name, cell]) => [name, readValue(name, cell)] as const);
  return { content: nested(fields) as unknown as CampaignContent, ...Object.fromEntries(numbers) };
}

/**
 * The campaigns of a file of cells: a line each, whose columns are fields by their dotted names. An empty cell is a field that is not
 * set. The server's check judges what is in them. Pure. See docs/spec/campaigns.md#files.
 * @throws CampaignFileFault
 */
export function readCampaignsCsv(text: string): readonly CampaignEntry[] {
  try {
    const [first, ...rows] = readCsv(text);
    if (!first) throw new CampaignFileFault('The file is empty.');
    checkHead(first);
    const head = first.cells.map((each) => each.trim());
    return rows.map((row) => entryOf(row, head));
  } catch (failure) {
    throw failure instanceof CsvFault ? new CampaignFileFault(failure.message) : failure;
  }
}

/** The same campaigns as a file of cells. Pure. */
export function writeCampaignsCsv(entries: readonly CampaignEntry[]): string {
  const rows = entries.map(({ content, base, draft }) => ({
    fields: new Map(fieldsOf(content as unknown as Row)),
    origins: { base, draft },
  }));
  const names = [...new Set(rows.flatMap(({ fields }) => [...fields.keys()]))].sort();
  // an empty group beside a full one has no column: it says nothing
  const columns = [
    ...firstFields,
    ...names.filter((name) => !firstFields.includes(name) && !names.some((each) => each.startsWith(`${name}.`))),
  ];
  const lines = rows.map(({ fields, origins: made }) => [
    ...columns.map((name) => (fields.has(name) ? writeValue(name, fields.get(name)) : '')),
    ...origins.map((name) => String(made[name] ?? '')),
  ]);
  return writeCsv([[...columns, ...origins], ...lines]);
}

/** The campaigns of a JSON file: one, or a list of contents or entries. Pure. @throws CampaignFileFault */
export function readCampaignsJson(text: string): readonly CampaignEntry[] {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text.replace(/^\ufeff/, ''));
  } catch (failure) {
    throw new CampaignFileFault(`It cannot be read as JSON: ${(failure as Error).message}`);
  }
  return (Array.isArray(parsed) ? parsed : [parsed]).map((each: unknown) =>
    isRow(each) && 'content' in each ? (each as unknown as CampaignEntry) : { content: each as CampaignContent },
  );
}

/** The campaigns of a file by its name: a table, or JSON. Pure. @throws CampaignFileFault */
export const readCampaignFile = (name: string, text: string): readonly CampaignEntry[] =>
  /\.(?:csv|tsv|txt)$/i.test(name) ? readCampaignsCsv(text) : readCampaignsJson(text);
