import type { Locale } from '#contract/text/locale.ts';

/** The question for advertising scripts, where the visitor's region needs a yes. Either answer is as good, and as easy to give. */
export const advertisingWords: Readonly<Record<Locale, Readonly<Record<'label' | 'text' | 'yes' | 'no', string>>>> = {
  en: {
    label: 'Advertising cookies',
    text: 'May our advertisers use cookies to see that you came here from their ads? The survey works the same either way.',
    yes: 'Yes',
    no: 'No',
  },
  es: {
    label: 'Cookies de publicidad',
    text: '¿Permite que nuestros anunciantes usen cookies para saber que usted llegó por sus anuncios? El cuestionario funciona igual en ambos casos.',
    yes: 'Sí',
    no: 'No',
  },
};
