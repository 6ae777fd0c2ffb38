/** The languages that every flow runs in (decisions 1: Spanish is a locale of a flow, not a flow). */
export const locales = ['en', 'es'] as const;
export type Locale = (typeof locales)[number];
