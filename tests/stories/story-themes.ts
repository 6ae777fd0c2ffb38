import { dirname } from 'node:path';
import { themeById, themeIds } from '../../themes/registry.ts';
import { inLongForm } from '../support/long-form.ts';
import { changed, themesByTurns } from '../support/theme-share.ts';
import type { Entry } from './storybook.ts';
import type { ThemeRule } from './theme-checks.ts';

const themes: readonly ThemeRule[] = themeIds.map((id) => ({
  id,
  // The stricter rule leaves to the other what fails even that.
  rules: themeById(id).textContrast === 7 ? ['color-contrast', 'color-contrast-enhanced'] : ['color-contrast'],
}));
const changedFolders = new Set(changed.map((file) => dirname(file)));

/**
 * The themes in which a story is checked: in the gate all twelve only where its component changed. A page's colours are those of
 * its parts. Contrast of every pair is computed in each theme (tests/themes).
 */
export function themesOf({ id, importPath, title }: Pick<Entry, 'id' | 'importPath' | 'title'>): readonly ThemeRule[] {
  const isPart = !/^(Pages|Flows)\//.test(title);
  if (inLongForm || (isPart && changedFolders.has(dirname(importPath.slice(2))))) return themes;
  const chosen = themesByTurns(id);
  return themes.filter((theme) => chosen.some((each) => each === theme.id));
}
