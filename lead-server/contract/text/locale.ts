/** The languages that every flow runs in. See docs/spec/flows.md#one-id-each. */
export const locales = ['en', 'es'] as const;
export type Locale = (typeof locales)[number];
