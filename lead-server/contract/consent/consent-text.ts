import type { Locale } from '../text/locale.ts';

interface ConsentNames {
  readonly brandName: string;
  /** Brand and partners as one list in words. */
  readonly callers: string;
  /** The partners alone. */
  readonly sellers: string;
  /** How many those are. */
  readonly count: number;
}

/** Between a consent's sentences and the list of its sellers. */
const listStart = '\n\n';

/** A consent's sentences, and the list of sellers that it ends with, '' for none. */
export function consentParts(text: string): readonly [sentences: string, list: string] {
  const at = text.indexOf(listStart);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + listStart.length)];
}

/** More sellers than this are listed below the text. assumed: as many as one can read in a sentence. */
export const mostNamedSellers = 6;

/** Consent to calls and texts about something. */
const callConsent = (about: Readonly<Record<Locale, string>>) => ({
  en: ({ brandName, callers }: ConsentNames) =>
    `By selecting the button on this screen, I agree that ${callers} may call and text me about ${about.en} at the phone number I gave, ` +
    'even if it is on a do-not-call list. These calls and texts may be made with an automatic telephone dialing system or ' +
    'use a prerecorded or artificial voice. My consent is not a condition of purchase or of any service, and I can withdraw ' +
    `it at any time. Message and data rates may apply. I also agree to the Terms of Use and the Privacy Policy of ${brandName}.`,
  es: ({ brandName, callers }: ConsentNames) =>
    `Al seleccionar el botón de esta pantalla, doy permiso a ${callers} para llamarme y enviarme mensajes de texto sobre ${about.es} ` +
    'al número de teléfono que di, aunque esté en una lista de no llamar. Estas llamadas y mensajes pueden hacerse con un ' +
    'sistema de marcado automático o usar una voz pregrabada o artificial. Mi consentimiento no es condición para comprar ni ' +
    'para recibir ningún servicio, y puedo retirarlo en cualquier momento. Pueden aplicarse tarifas de mensajes y datos. ' +
    `También acepto los Términos de uso y la Política de privacidad de ${brandName}.`,
});

/**
 * The consent to calls, by version and language. Never edit a version that was shown: add one.
 * Each names the sellers, allows autodialed calls, and says that consent is no condition of purchase. See
 * docs/spec/consent.md#consent-text.
 */
const versions = {
  'tcpa-1': callConsent({ en: 'my claim', es: 'mi reclamo' }),
  // a ticket, a charge or benefits is no claim
  'tcpa-2': callConsent({ en: 'my request', es: 'mi solicitud' }),
  // The short form, for visitors to whom no buyer is named. See docs/spec/flows.md#buyer-consent.
  'tcpa-short-1': {
    en: ({ brandName, callers }: ConsentNames) =>
      `By selecting the button on this screen, I agree that ${callers} may call and text me at the phone number I gave, also with an ` +
      'automatic telephone dialing system or a prerecorded voice. My consent is not a condition of purchase, and I can withdraw it at ' +
      `any time. I accept the Terms of Use and the Privacy Policy of ${brandName}.`,
    es: ({ brandName, callers }: ConsentNames) =>
      `Al seleccionar el botón de esta pantalla, doy permiso a ${callers} para llamarme y enviarme mensajes al número de teléfono que ` +
      'di, también con un sistema de marcado automático o una voz pregrabada. Mi consentimiento no es condición para comprar, y puedo ' +
      `retirarlo en cualquier momento. Acepto los Términos de uso y la Política de privacidad de ${brandName}.`,
  },
  // Many sellers would bury the sentence: a list at the end names them (`mostNamedSellers`)
  'tcpa-list-1': {
    en: ({ brandName, sellers, count }: ConsentNames) =>
      `By selecting the button on this screen, I agree that ${brandName} and each of the ${count} companies in the list may call and text me ` +
      'about my request at the phone number I gave, even if it is on a do-not-call list. These calls and texts may be made with an ' +
      'automatic telephone dialing system or use a prerecorded or artificial voice. My consent is not a condition of purchase or of any ' +
      'service, and I can withdraw it at any time. Message and data rates may apply. I also agree to the Terms of Use and the Privacy ' +
      `Policy of ${brandName}.${listStart}${sellers}`,
    es: ({ brandName, sellers, count }: ConsentNames) =>
      `Al seleccionar el botón de esta pantalla, doy permiso a ${brandName} y a cada una de las ${count} empresas de la lista para llamarme ` +
      'y enviarme mensajes de texto sobre mi solicitud al número de teléfono que di, aunque esté en una lista de no llamar. Estas llamadas ' +
      'y mensajes pueden hacerse con un sistema de marcado automático o usar una voz pregrabada o artificial. Mi consentimiento no es ' +
      'condición para comprar ni para recibir ningún servicio, y puedo retirarlo en cualquier momento. Pueden aplicarse tarifas de ' +
      `mensajes y datos. También acepto los Términos de uso y la Política de privacidad de ${brandName}.${listStart}${sellers}`,
  },
  // Names the buyers that the visitor chose, and nobody else. See docs/spec/flows.md#buyer-consent.
  'buyers-1': {
    en: ({ brandName, sellers }: ConsentNames) =>
      `By selecting the button on this screen, I agree that ${sellers} may call and text me about my claim at the phone number I gave, ` +
      'even if it is on a do-not-call list. I chose each of them by name. These calls and texts may be made with an automatic ' +
      'telephone dialing system or use a prerecorded or artificial voice. My consent is not a condition of purchase or of any service, ' +
      `and I can withdraw it at any time. Message and data rates may apply. I also agree to the Terms of Use and the Privacy Policy of ${brandName}.`,
    es: ({ brandName, sellers }: ConsentNames) =>
      `Al seleccionar el botón de esta pantalla, doy permiso a ${sellers} para llamarme y enviarme mensajes de texto sobre mi reclamo al ` +
      'número de teléfono que di, aunque esté en una lista de no llamar. Elegí a cada uno por su nombre. Estas llamadas y mensajes ' +
      'pueden hacerse con un sistema de marcado automático o usar una voz pregrabada o artificial. Mi consentimiento no es condición ' +
      'para comprar ni para recibir ningún servicio, y puedo retirarlo en cualquier momento. Pueden aplicarse tarifas de mensajes y ' +
      `datos. También acepto los Términos de uso y la Política de privacidad de ${brandName}.`,
  },
} as const satisfies Record<string, Record<Locale, (names: ConsentNames) => string>>;

export type ConsentVersion = keyof typeof versions;
export const consentVersions = Object.keys(versions) as readonly ConsentVersion[];
export const currentConsentVersion: ConsentVersion = 'tcpa-2';

export interface Consent {
  readonly version: ConsentVersion;
  /** Exactly the text shown and recorded. See docs/spec/consent.md#consent-text. */
  readonly text: string;
}

function joinNames(names: readonly string[], locale: Locale): string {
  const last = names.at(-1) ?? '';
  // Spanish writes "e" before the sound of i.
  const and = locale === 'en' ? 'and' : /^h?[ií](?!e)/i.test(last) ? 'e' : 'y';
  if (names.length < 3) return names.join(` ${and} `);
  return `${names.slice(0, -1).join(', ')}${locale === 'en' ? ',' : ''} ${and} ${last}`;
}

/**
 * Makes the consent text. Pure: the server makes it too and compares.
 * @param sellers who may call, by name, in the order shown; the brand comes first unless the visitor chose them
 */
export function consentText(options: {
  readonly version?: ConsentVersion;
  readonly locale: Locale;
  readonly brandName: string;
  readonly sellers: readonly string[];
}): Consent {
  const { locale, brandName, sellers } = options;
  const others = sellers.filter((seller) => seller !== brandName);
  const version = options.version ?? (others.length > mostNamedSellers ? 'tcpa-list-1' : currentConsentVersion);
  const callers = joinNames([brandName, ...others], locale);
  const named = version === 'tcpa-list-1' ? others : sellers;
  return {
    version,
    text: versions[version][locale]({ brandName, callers, sellers: joinNames(named, locale), count: others.length }),
  };
}
