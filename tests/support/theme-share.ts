import { idOfFolder } from '../../themes/folders.ts';
import { type ThemeId, themeIds } from '../../themes/registry.ts';
import { changedSince } from '../visual/repository.ts';
import { gateShare, inLongForm } from './long-form.ts';

/** The files changed by this branch, or by the last commit of main; none without git, or when everything is checked. */
function changedFiles(): readonly string[] {
  for (const ref of inLongForm ? [] : ['main', 'HEAD~']) {
    try {
      const changed = changedSince(ref);
      if (changed.length > 0) return changed;
    } catch {
      // a clone without that branch, or of one commit
    }
  }
  return [];
}

export const changed = changedFiles();
const changedThemes: ReadonlySet<string> = new Set(
  changed.flatMap((file) => /^themes\/([^/]+)\//.exec(file)?.slice(1).map(idOfFolder) ?? []),
);
/** The dark, the strict and the boxless one. */
const kinds: readonly string[] = ['6', '10', '12'];
const isStanding = (id: string) => id === '1' || kinds.includes(id);

/** Of the gate: the default brand's theme, the dark, the strict and the boxless one, and those that changed. */
export const checkedThemes: readonly ThemeId[] = gateShare(themeIds, (id) => isStanding(id) || changedThemes.has(id));

/** Of the gate, for one of many tests: the default brand's theme, one of the other kinds by turns, and those that changed. */
export function themesByTurns(testId: string): readonly ThemeId[] {
  // the same for a test, whatever other tests there are
  const turn = [...testId].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % kinds.length;
  return gateShare(themeIds, (id) => id === '1' || id === kinds[turn] || changedThemes.has(id));
}

/** For comparisons of themes: all when one changed. */
export const comparedThemes: readonly ThemeId[] = themeIds.some((id) => changedThemes.has(id)) ? themeIds : checkedThemes;
