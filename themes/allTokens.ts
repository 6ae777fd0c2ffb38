import type { ThemeTokens } from '#design-system/theme/tokens.ts';
import type { AnyThemeId } from './registry.ts';

/** The tokens of every theme at once, found by folder: for stories and tests only (a page gets one theme's stylesheet). */
export const allTokens = Object.fromEntries(
  Object.entries(import.meta.glob<ThemeTokens>('./*/tokens.ts', { eager: true, import: 'tokens' })).map(([path, tokens]) => [
    idOf(path),
    tokens,
  ]),
) as Record<AnyThemeId, ThemeTokens>;

/** `./theme-06-midnight/tokens.ts` -> `6`, `./wireframe/tokens.ts` -> `wireframe`. */
function idOf(path: string): string {
  const folder = path.split('/')[1] ?? path;
  const number = /^theme-(\d+)-/.exec(folder)?.[1];
  return number ? String(Number(number)) : folder;
}
