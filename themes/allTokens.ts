import type { ThemeTokens } from '#design-system/theme/tokens.ts';
import { idOfFolder } from './folders.ts';
import type { AnyThemeId } from './registry.ts';

/** The tokens of every theme, by folder: for stories and tests only. */
export const allTokens = Object.fromEntries(
  Object.entries(import.meta.glob<ThemeTokens>('./*/tokens.ts', { eager: true, import: 'tokens' })).map(([path, tokens]) => [
    idOfFolder(path.split('/')[1] ?? path),
    tokens,
  ]),
) as Record<AnyThemeId, ThemeTokens>;
