/** The cases of a verdict. Served to the page as written here, with its types stripped. */
import type { Case, Verdict } from '../visual-report.ts';
import { causeOf } from './case-filter.ts';

/** The case shown, all of its cause or of its component, or all that the filters show. */
export type Scope = 'one' | 'cause' | 'component' | 'all';

interface Seen {
  readonly cases: readonly Case[];
  /** Those that the filters show. */
  readonly shown: readonly Case[];
  readonly one: Case | undefined;
}

/**
 * A verdict on many applies to those without one, so that it changes no earlier verdict. Taking back applies to those with one. A
 * failed case has no picture to approve. A picture of an earlier run is approved one by one only.
 */
export function casesInScope({ cases, shown, one }: Seen, verdict: Verdict | undefined, scope: Scope): readonly Case[] {
  const within = {
    one: () => (one ? [one] : []),
    cause: () => (one ? cases.filter((each) => causeOf(each) === causeOf(one)) : []),
    component: () => cases.filter(({ shot }) => shot.title === one?.shot.title),
    all: () => shown,
  }[scope]();
  return within.filter((each) => {
    if (verdict === undefined) return each.verdict !== undefined;
    if (verdict === 'approved' && each.kind === 'failed') return false;
    if (scope === 'one') return true;
    return each.verdict === undefined && !(verdict === 'approved' && each.earlier);
  });
}
