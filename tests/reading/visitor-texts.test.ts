import { describe, expect, it } from 'vitest';
import { type Locale, locales } from '#contract/text/locale.ts';
import { readingEase } from '#contract/text/reading-ease.ts';
import { visitorTexts } from './visitor-texts.ts';

/** Texts that may be harder, and why. */
const exceptions: Readonly<Record<Locale, Readonly<Record<string, string>>>> = {
  en: {},
  es: {
    'main NameAndEmail form': 'labels and messages only; "apellido" and "correo electrónico" have no shorter words',
    'disclosure settlementLine': 'a disclosure: its facts are specified and its words go to a lawyer',
  },
};

describe.each(locales)('what visitors read (%s)', (locale) => {
  const { measure, of, isEasy } = readingEase[locale];
  const hard = visitorTexts(locale)
    .map(([name, text]) => ({ name, ease: of(text), text }))
    .filter(({ ease }) => !isEasy(ease));

  it(`is easy by ${measure}, but for the listed exceptions with a reason`, () => {
    const unexpected = hard.filter(({ name }) => !(name in exceptions[locale]));
    expect(unexpected).toEqual([]);
  });

  it('has no exception longer than needed', () => {
    expect(Object.keys(exceptions[locale]).filter((name) => !hard.some((text) => text.name === name))).toEqual([]);
  });

  it('covers every flow and page', () => {
    const { length } = visitorTexts(locale);
    expect(length).toBeGreaterThan(100);
  });
});
