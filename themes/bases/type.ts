import type { ThemeTokens } from '#design-system/theme/tokens.ts';

/** Type settings from one or two families; a theme changes what its voice needs. */
export function type(body: string, heading = body): ThemeTokens['font'] {
  return {
    body,
    bodyWeight: '400',
    boldWeight: '700',
    heading,
    headingWeight: '700',
    headingTransform: 'none',
    headingSpacing: '0',
    headingStyle: 'normal',
    answerWeight: '600',
    button: body,
    buttonWeight: '700',
    buttonTransform: 'none',
    buttonSpacing: '0',
    drop: '0em',
  };
}

/** The strong weights a step lighter, for faces that are wide or dark. */
export const semibold = { headingWeight: '600', boldWeight: '600', buttonWeight: '600' } as const;

/** What a phone or a computer has of its own. Not `system-ui`: on Linux that is a face half as wide again, and lines break elsewhere. */
export const systemFaces = {
  'sans-serif': '-apple-system, Roboto, Arial, sans-serif',
  serif: 'Georgia, "Times New Roman", serif',
} as const;

/** The CSS `font-family` of a self-hosted family: itself, its stretched fallback, the device's own. */
export const stack = (name: string, generic: keyof typeof systemFaces = 'sans-serif') =>
  `"${name}", "${name} Fallback", ${systemFaces[generic]}`;
