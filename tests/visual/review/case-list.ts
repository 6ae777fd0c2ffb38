/** The list of cases: filters, groups by cause, and the cases of a verdict. */
import type { Case, Verdict } from '../report.ts';

const themeOf = ({ shot }: Case) => shot.mode.replace(/ .*/, '');
const unique = (values: readonly string[]) => [...new Set(values)].sort();

/** Sizes are shares of the picture. */
const sizes: Readonly<Record<string, (one: Case) => boolean>> = {
  'under 0.1 %': ({ difference }) => difference !== undefined && difference.share < 0.001,
  '0.1 to 5 %': ({ difference }) => difference !== undefined && difference.share >= 0.001 && difference.share < 0.05,
  'over 5 %': ({ difference }) => difference !== undefined && difference.share >= 0.05,
  'new, gone, failed': ({ kind }) => kind !== 'changed',
};
const verdicts: Readonly<Record<string, (one: Case) => boolean>> = {
  'to do': ({ verdict }) => !verdict,
  approved: ({ verdict }) => verdict === 'approved',
  rejected: ({ verdict }) => verdict === 'rejected',
};

const names = { new: 'Not seen before', gone: 'No story any more', failed: 'Failed', changed: 'Changed' } as const;
/** The common cause of cases of one change. */
export const causeOf = ({ kind, difference, note }: Case): string =>
  difference?.cause ?? [names[kind], note].filter(Boolean).join(': ');

/** The changes that cases of one cause can come from: first what most of them name, then what is likeliest. */
export function changersIn(cases: readonly Case[]): readonly string[] {
  const named = Map.groupBy(
    cases.flatMap(({ changers = [] }) => changers),
    (name) => name,
  );
  return [...named].sort(([, one], [, other]) => other.length - one.length).map(([name]) => name);
}

export const filterNames = ['theme', 'component', 'size', 'verdict'] as const;
/** Name of a filter -> its picked value; all without one. */
export type Picked = Readonly<Partial<Record<(typeof filterNames)[number], string>>>;

/** Name of a filter -> its values. */
export const offered = (cases: readonly Case[]): Readonly<Record<(typeof filterNames)[number], readonly string[]>> => ({
  theme: unique(cases.map(themeOf)),
  component: unique(cases.map(({ shot }) => shot.title)),
  size: Object.keys(sizes),
  verdict: Object.keys(verdicts),
});

/** The cases by their cause, the most frequent one first. */
export const inGroups = (cases: readonly Case[]): readonly (readonly [cause: string, cases: readonly Case[]])[] =>
  [...Map.groupBy(cases, causeOf)].sort(([, one], [, other]) => other.length - one.length);

/** The cases that have all that is picked, in groups' order. */
export function filtered(cases: readonly Case[], { theme, component, size, verdict }: Picked): readonly Case[] {
  return inGroups(cases)
    .flatMap(([, group]) => group)
    .filter(
      (one) =>
        (!theme || themeOf(one) === theme) &&
        (!component || one.shot.title === component) &&
        (!size || (sizes[size]?.(one) ?? true)) &&
        (!verdict || (verdicts[verdict]?.(one) ?? true)),
    );
}

/** The case shown, all of its cause or of its component, or all: of those that the filters show. */
export type Scope = 'one' | 'cause' | 'component' | 'all';

/**
 * A verdict on many applies to those that the filters show and that have none, so that it changes no earlier verdict. Taking back
 * applies to those with one. A failed case has no picture to approve. A picture of an earlier run is approved one by one only.
 */
export function casesInScope(
  { shown, one }: { readonly shown: readonly Case[]; readonly one: Case | undefined },
  verdict: Verdict | undefined,
  scope: Scope,
): readonly Case[] {
  const isWithin = {
    one: (each: Case) => each === one,
    cause: (each: Case) => one !== undefined && causeOf(each) === causeOf(one),
    component: (each: Case) => each.shot.title === one?.shot.title,
    all: () => true,
  }[scope];
  return shown.filter(isWithin).filter((each) => {
    if (verdict === undefined) return each.verdict !== undefined;
    if (verdict === 'approved' && each.kind === 'failed') return false;
    return scope === 'one' || (each.verdict === undefined && !(verdict === 'approved' && each.earlier));
  });
}
