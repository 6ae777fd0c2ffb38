import { keyOfPath } from '#contract/campaign/campaign.ts';
import { nameInFigures } from '#contract/experiments/arrival.ts';
import { dayName, dayNumber } from '#contract/experiments/zone-days.ts';
import { mostSpendRows } from '#contract/studio/figures.ts';
import type { Spend } from '../../store/spend-store.ts';

/** What is wrong with a line of a file; the first one has the names. */
export interface SpendFault {
  readonly line: number;
  readonly problem: string;
}

interface CsvLine {
  /** As an editor counts it, from 1: a quoted field may go over several. */
  readonly line: number;
  readonly fields: readonly string[];
}

/** The lines of a file that are not empty (RFC 4180), by whatever of `,`, `;` and tab its first line has most. Pure. */
export function csvLines(text: string): readonly CsvLine[] {
  const whole = text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
  const head = whole.slice(0, whole.search(/\n|$/));
  const parts = (sign: string) => head.split(sign).length;
  const sign = [',', ';', '\t'].sort((one, other) => parts(other) - parts(one))[0] ?? ',';
  const field = new RegExp(`"((?:[^"]|"")*)"|([^${sign}\\n]*)`, 'y');
  const lines: CsvLine[] = [];
  let fields: string[] = [];
  let [line, start, at] = [1, 0, 0];
  while (at <= whole.length) {
    field.lastIndex = at;
    const [found = '', quoted, plain = ''] = field.exec(whole) ?? [];
    fields.push((quoted?.replaceAll('""', '"') ?? plain).trim());
    at += found.length;
    if (whole[at] === sign) {
      at += 1;
      continue;
    }
    if (fields.some((each) => each !== '')) lines.push({ line, fields });
    fields = [];
    // whatever follows a quote belongs to nothing
    const end = whole.indexOf('\n', at);
    if (end < 0) break;
    at = end + 1;
    line += whole.slice(start, at).split('\n').length - 1;
    start = at;
  }
  return lines;
}

/** `2026-11-28`, or `11/28/2026` as they write it in the US; undefined for what is no day. */
function dayIn(text: string): number | undefined {
  const [, month = '', day = '', year = ''] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? [];
  const name = year === '' ? text : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(name) || Number.isNaN(Date.parse(name))) return undefined;
  return dayName(dayNumber(name)) === name ? dayNumber(name) : undefined;
}

/** Cents of `1,234.50`, `$12` or `USD 0.40`; undefined for what is no amount. */
function centsIn(text: string): number | undefined {
  const amount = text.replace(/^(?:\$|USD)\s*/i, '').replace(/\s*USD$/i, '');
  if (!/^(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?$/.test(amount)) return undefined;
  const cents = Math.round(Number(amount.replaceAll(',', '')) * 100);
  return cents <= 1e11 ? cents : undefined;
}

const needed = ['date', 'source', 'campaign', 'cost'] as const;
type Name = (typeof needed)[number] | 'affiliate';
const otherNames: Readonly<Record<string, Name>> = { day: 'date', spend: 'cost', affid: 'affiliate', utm_source: 'source' };

/** Whose rows may be uploaded: any, or of some affiliates alone. */
export type SpendOwner = readonly string[] | undefined;

/** The affiliate of a row. A person of one affiliate need not name it. */
function affidIn(given: string, own: SpendOwner): string | undefined {
  if (!own) return nameInFigures(given);
  if (given === '') return own.length === 1 ? own[0] : undefined;
  return own.includes(given) ? given : undefined;
}

/**
 * Reads spend as CSV: date, source, campaign and cost, and the affiliate where it is told apart. Rows of the same day, source,
 * campaign and affiliate are summed. Pure.
 */
export function readSpend(
  text: string,
  own: SpendOwner,
): { readonly rows: readonly Spend[]; readonly faults: readonly SpendFault[] } {
  const [head, ...lines] = csvLines(text);
  const names = (head?.fields ?? []).map((each) => otherNames[each.toLowerCase()] ?? each.toLowerCase());
  const missing = needed.filter((name) => !names.includes(name));
  if (missing.length > 0)
    return {
      rows: [],
      faults: [
        {
          line: 1,
          problem: `The first line has no ${missing.join(' and no ')}. It should name date, source, campaign and cost.`,
        },
      ],
    };
  if (lines.length > mostSpendRows)
    return {
      rows: [],
      faults: [{ line: mostSpendRows + 2, problem: `A file has ${mostSpendRows} rows at most: split this one.` }],
    };
  const faults: SpendFault[] = [];
  const rows = new Map<string, Spend>();
  for (const { line, fields } of lines) {
    const value = (name: Name) => fields[names.indexOf(name)] ?? '';
    const [day, cents, affid] = [dayIn(value('date')), centsIn(value('cost')), affidIn(value('affiliate'), own)];
    const [source, campaign] = [nameInFigures(value('source')), keyOfPath(value('campaign'))];
    if (day === undefined) faults.push({ line, problem: `“${value('date')}” is no day such as 2026-11-28.` });
    else if (cents === undefined) faults.push({ line, problem: `“${value('cost')}” is no amount in dollars.` });
    else if (affid === undefined)
      faults.push({ line, problem: `Say in a column “affiliate” which of yours it is: ${own?.join(', ')}.` });
    else {
      const key = JSON.stringify([day, source, campaign, affid]);
      rows.set(key, { day, source, campaign, affid, cents: cents + (rows.get(key)?.cents ?? 0) });
    }
  }
  if (lines.length === 0) faults.push({ line: 2, problem: 'There is no row below the names.' });
  return { rows: [...rows.values()], faults };
}
