import type { Second } from '#contract/studio/desk-acts.ts';
import { nearTime } from '../../parts/times.ts';
import type { Tone } from '../../parts/tokens.ts';

const many = (count: number, one: string, more: string) => `${count.toLocaleString('en-US')} ${count === 1 ? one : more}`;
const deliveries = (count: number) => many(count, 'delivery', 'deliveries');
const leads = (count: number) => many(count, 'lead', 'leads');

/** What is asked for, as a title. */
const names: Readonly<Record<Second['act'], (count: number) => string>> = {
  release: (count) => `Release ${deliveries(count)}`,
  hold: (count) => `Hold ${deliveries(count)}`,
  replay: (count) => `Send ${deliveries(count)} again`,
  return: (count) => `Return ${deliveries(count)}`,
  drop: (count) => `Let ${deliveries(count)} go`,
  erase: () => 'Erase one person’s data',
  export: (count) => `A file of ${leads(count)} with their data`,
};

const isAct = (act: string): act is Second['act'] => Object.hasOwn(names, act);

/** What a request is for, such as `Release 143 deliveries`. Pure. */
export const secondTitle = ({ act, count }: { readonly act: string; readonly count: number }): string =>
  isAct(act) ? names[act](count) : `${act}: ${count}`;

/** How a request stands, on a tone. Pure. */
export function secondState(row: Second, now: number): { readonly tone: Tone; readonly words: string } {
  switch (row.state) {
    case 'waiting':
      return { tone: 'waiting', words: `Waits until ${nearTime(row.expiresAt, now)}` };
    case 'approved':
      return row.act === 'export'
        ? { tone: 'planned', words: `Approved by ${row.decidedBy}, not taken yet` }
        : { tone: 'wrong', words: `Approved by ${row.decidedBy}, and cut off` };
    case 'refused':
      return { tone: 'wrong', words: `Refused by ${row.decidedBy}` };
    case 'done':
      return { tone: 'live', words: `${row.done} done, approved by ${row.decidedBy}` };
    default:
      return { tone: 'quiet', words: 'Its time is over' };
  }
}

/** How much of a request still fits: `41 of 43 still fit; 2 changed`. Pure. */
export const fitsWords = ({ fits, changed }: { readonly fits: number; readonly changed: number }): string =>
  changed === 0 ? `All ${fits} still fit` : `${fits} of ${fits + changed} still fit; ${changed} changed`;
