import { createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import type { ThemeTokens } from './tokens.ts';

/**
 * Writes a theme's stylesheet: its tokens as custom properties on whatever carries `data-theme="<id>"` (html on a page,
 * a panel where Storybook shows themes side by side). Call it once, in the theme's `theme.css.ts`.
 */
export function defineTheme(id: string, tokens: ThemeTokens): void {
  const selector = `[data-theme="${id}"]`;
  createGlobalTheme(selector, vars, tokens);
  globalStyle(selector, { colorScheme: vars.scheme });
}
