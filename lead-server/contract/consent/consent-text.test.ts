import { describe, expect, it } from 'vitest';
import { locales } from '../text/locale.ts';
import { consentText, consentVersions, currentConsentVersion } from './consent-text.ts';

const sellers = ['Alpha Law', 'Beta Injury Group'];

describe.each(consentVersions.flatMap((version) => locales.map((locale) => [version, locale] as const)))(
  'consent %s in %s',
  (version, locale) => {
    const { text } = consentText({ version, locale, brandName: 'Auto Accident Team', sellers });
    it('names every seller and the brand', () => {
      for (const name of ['Auto Accident Team', ...sellers]) expect(text).toContain(name);
    });
    it('says what the law asks', () => {
      const points = {
        en: ['phone number I gave', 'automatic telephone dialing system', 'prerecorded', 'not a condition of purchase'],
        es: ['número de teléfono que di', 'marcado automático', 'pregrabada', 'no es condición para comprar'],
      };
      for (const point of points[locale]) expect(text).toContain(point);
    });
  },
);

describe('consentText', () => {
  it('is of the current version by default', () => {
    expect(consentText({ locale: 'en', brandName: 'X', sellers: [] }).version).toBe(currentConsentVersion);
  });
  it('keeps every published version unchanged', () => {
    expect(consentText({ version: 'tcpa-1', locale: 'en', brandName: 'Auto Accident Team', sellers }).text).toMatchInlineSnapshot(
      `"By selecting the button on this screen, I agree that Auto Accident Team, Alpha Law, and Beta Injury Group may call and text me about my claim at the phone number I gave, even if it is on a do-not-call list. These calls and texts may be made with an automatic telephone dialing system or use a prerecorded or artificial voice. My consent is not a condition of purchase or of any service, and I can withdraw it at any time. Message and data rates may apply. I also agree to the Terms of Use and the Privacy Policy of Auto Accident Team."`,
    );
    expect(consentText({ version: 'tcpa-1', locale: 'es', brandName: 'Auto Accident Team', sellers }).text).toMatchInlineSnapshot(
      `"Al seleccionar el botón de esta pantalla, doy permiso a Auto Accident Team, Alpha Law y Beta Injury Group para llamarme y enviarme mensajes de texto sobre mi reclamo al número de teléfono que di, aunque esté en una lista de no llamar. Estas llamadas y mensajes pueden hacerse con un sistema de marcado automático o usar una voz pregrabada o artificial. Mi consentimiento no es condición para comprar ni para recibir ningún servicio, y puedo retirarlo en cualquier momento. Pueden aplicarse tarifas de mensajes y datos. También acepto los Términos de uso y la Política de privacidad de Auto Accident Team."`,
    );
  });
  it('speaks of a request instead of a claim in version 2', () => {
    const text = (version: 'tcpa-1' | 'tcpa-2', locale: 'en' | 'es') =>
      consentText({ version, locale, brandName: 'Auto Accident Team', sellers }).text;
    expect(text('tcpa-2', 'en')).toBe(text('tcpa-1', 'en').replace('my claim', 'my request'));
    expect(text('tcpa-2', 'es')).toBe(text('tcpa-1', 'es').replace('mi reclamo', 'mi solicitud'));
  });
  it.each([
    ['en', [], 'Brand may'],
    ['en', ['A'], 'Brand and A may'],
    ['en', ['A', 'B'], 'Brand, A, and B may'],
    ['en', ['Brand', 'A'], 'Brand and A may'],
    ['es', ['A', 'B'], 'Brand, A y B para'],
    ['es', ['Iglesias Law'], 'Brand e Iglesias Law para'],
    ['es', ['Íñigo Law'], 'Brand e Íñigo Law para'],
    ['es', ['Hierro Law'], 'Brand y Hierro Law para'],
    ['es', ['Rivera Law'], 'Brand y Rivera Law para'],
  ] as const)('lists names as the language does: %s %o', (locale, names, part) => {
    expect(consentText({ locale, brandName: 'Brand', sellers: names }).text).toContain(part);
  });
});
