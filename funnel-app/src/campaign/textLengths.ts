import type { Locale } from '#contract/text/locale.ts';

export const measuredFrom = '';

/** By look, theme then font, and by language: the most letters of headline, subhead, button, header and proof. */
export const measuredLengths: Readonly<Record<string, Readonly<Record<Locale, readonly number[]>>>> = {
  '1': { en: [60, 140, 34, 20, 30], es: [60, 140, 34, 20, 30] },
};
