/** The breakpoints in use, from the list of Core 9. */
export const from = {
  phoneWide: 'screen and (min-width: 420px)',
  tablet: 'screen and (min-width: 600px)',
  desktop: 'screen and (min-width: 850px)',
} as const;

export const forcedColors = '(forced-colors: active)';
export const motionAllowed = '(prefers-reduced-motion: no-preference)';
