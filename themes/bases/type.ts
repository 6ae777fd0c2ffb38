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
