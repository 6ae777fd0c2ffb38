/** How the page is shown: on a phone, on the narrowest one, on a desktop, or on phone and desktop. */
export const lookWidths = ['phone', 'small', 'desktop', 'both'] as const;
export type LookWidth = (typeof lookWidths)[number];

export const lookLanguages = ['en', 'es'] as const;
export type LookLanguage = (typeof lookLanguages)[number];

/** What the Look page shows, as its address keeps it. Missing: a phone, the campaign's language, the first screen. */
export interface LookQuestion {
  readonly on?: LookWidth;
  readonly lang?: LookLanguage;
  readonly screen?: string;
}

/** Reads the address; ignores what it does not know. */
export function readLookQuestion(search: Readonly<Record<string, unknown>>): LookQuestion {
  const on = lookWidths.find((each) => each === search.on);
  const lang = lookLanguages.find((each) => each === search.lang);
  const screen = typeof search.screen === 'string' && /^\w{1,60}$/.test(search.screen) ? search.screen : undefined;
  return { ...(on && { on }), ...(lang && { lang }), ...(screen && { screen }) };
}
