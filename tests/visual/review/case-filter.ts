/** The filters of the list. Served to the page as written here, with its types stripped. */
import type { Case } from '../visual-report.ts';

const themeOf = ({ shot }: Case) => shot.mode.replace(/ .*/, '');
const unique = (values: readonly string[]) => [...new Set(values)].sort();

/** Sizes are shares of the picture. */
const sizes: Readonly<Record<string, (one: Case) => boolean>> = {
  'under 0.1 %': (one) => one.difference !== undefined && one.difference.share < 0.001,
  '0.1 to 5 %': (one) => one.difference !== undefined && one.difference.share >= 0.001 && one.difference.share < 0.05,
  'over 5 %': (one) => one.difference !== undefined && one.difference.share >= 0.05,
  'new, gone, failed, unproved': (one) => one.kind !== 'changed',
};
const verdicts: Readonly<Record<string, (one: Case) => boolean>> = {
  'to do': (one) => !one.verdict,
  approved: (one) => one.verdict === 'approved',
  rejected: (one) => one.verdict === 'rejected',
};

/** The common cause of cases of one change. */
export const causeOf = ({ kind, difference, note }: Case): string => difference?.cause ?? (note ? `${kind}: ${note}` : kind);

/** Name of a filter -> its values. */
export const offered = (cases: readonly Case[]): Readonly<Record<string, readonly string[]>> => ({
  theme: unique(cases.map(themeOf)),
  cause: inGroups(cases).map(([cause]) => cause),
  component: unique(cases.map(({ shot }) => shot.title)),
  size: Object.keys(sizes),
  verdict: Object.keys(verdicts),
});

/** The cases by their cause, the most frequent one first. */
export function inGroups(cases: readonly Case[]): readonly (readonly [cause: string, cases: readonly Case[]])[] {
  const groups = new Map<string, Case[]>();
  for (const each of cases) groups.set(causeOf(each), [...(groups.get(causeOf(each)) ?? []), each]);
  return [...groups].sort(([, one], [, other]) => other.length - one.length);
}

/** The cases that have all that is picked. @param picked name of a filter -> its value, '' for all */
export function filtered(cases: readonly Case[], picked: FormData): readonly Case[] {
  const is = (name: string, holds: (value: string) => boolean) => {
    const value = String(picked.get(name) ?? '');
    return value === '' || holds(value);
  };
  return cases.filter(
    (one) =>
      is('theme', (value) => themeOf(one) === value) &&
      is('cause', (value) => causeOf(one) === value) &&
      is('component', (value) => one.shot.title === value) &&
      is('size', (value) => sizes[value]?.(one) ?? true) &&
      is('verdict', (value) => verdicts[value]?.(one) ?? true),
  );
}
