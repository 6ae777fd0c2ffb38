import { containsPhrase, parsePhrases, tokenize } from './tokenize.ts';

/** A claim that no page may make. See docs/spec/campaigns.md#own-words. */
export interface Claim {
  readonly problem: string;
  readonly remedy: string;
}

interface Rule extends Claim {
  /** Matched as typed. */
  readonly pattern?: RegExp;
  /** In English and Spanish; accents and letter case do not count. */
  readonly phrases?: string;
}

const rules: readonly Rule[] = [
  {
    problem: 'it names money, and no case has a known price',
    remedy: 'Say what the visitor does or gets told, not what a case brings.',
    pattern: /[$€£¥](?!0(?![\d.,]))|\b(?:usd|dollars?|d[oó]lar(?:es)?|bucks)\b|\d\s*(?:k|mil|million|millions|millones)\b/iu,
    phrases:
      'get paid, big check, cash settlement, big settlement, average settlement, maximum compensation, full compensation, ' +
      'money you deserve, compensation you deserve, you deserve money, win money, free money, get cash, fast cash, ' +
      'cobre su dinero, dinero que merece, compensacion que merece, maxima compensacion, gane dinero, reciba dinero, ' +
      'dinero rapido, efectivo rapido, acuerdo promedio',
  },
  {
    problem: 'it promises an outcome',
    remedy: 'Say what may happen: “a law firm may help”.',
    pattern: /\b100\s?%|\d\s?%/u,
    phrases:
      'guarantee, guaranteed, guarantees, we win, we will win, you will win, you win, sure win, no risk, risk free, ' +
      'you are entitled, you re entitled, you qualify, you are owed, you re owed, they owe you, approved, preapproved, ' +
      'garantia, garantizado, garantizada, garantizamos, ganamos, ganaremos, ganara, sin riesgo, usted califica, ' +
      'tiene derecho a, le deben, aprobado, aprobada, preaprobado',
  },
  {
    problem: 'it makes the visitor hurry without a reason',
    remedy: 'Leave the haste out: there is no false urgency here.',
    phrases:
      'act now, act fast, hurry, hurry up, last chance, limited time, limited offer, today only, only today, ends today, ' +
      'ends soon, expires, expires today, spots left, do not wait, don t wait, before it s too late, before it is too late, ' +
      'urgent, time is running out, actue ahora, actue ya, apurese, apresurese, ultima oportunidad, ultimos lugares, ' +
      'tiempo limitado, solo hoy, termina hoy, termina pronto, vence hoy, no espere, antes de que sea tarde, ' +
      'antes de que sea demasiado tarde, urgente, se acaba el tiempo',
  },
  {
    problem: 'it sounds as if this page were a law firm, an office or an adviser',
    remedy: 'Say that a law firm may help: this page is an advertisement.',
    phrases:
      'our lawyers, our lawyer, our attorneys, our attorney, our law firm, our legal team, your lawyers, we are lawyers, ' +
      'we are attorneys, we are a law firm, we represent, legal advice, free consultation, government, official site, ' +
      'nuestros abogados, nuestro abogado, nuestras abogadas, nuestro bufete, nuestro equipo legal, somos abogados, ' +
      'somos un bufete, lo representamos, la representamos, consejo legal, asesoria legal, consulta gratis, ' +
      'consulta gratuita, gobierno, sitio oficial',
  },
  {
    problem: 'it praises what nobody has shown',
    remedy: 'Say a fact that can be shown, or take it out.',
    pattern:
      /[★☆⭐]|#\s?1\b|\b\d[\d.,]{2,}\s*\+?\s*(?:people|drivers|clients|customers|cases|reviews|personas|clientes|casos|rese[nñ]as)\b/iu,
    phrases:
      'number one, no 1, best lawyer, best lawyers, best attorney, best attorneys, best law firm, top lawyers, top attorneys, ' +
      'top rated, award winning, trusted by, five stars, 5 stars, thousands of people, millions of people, most trusted, ' +
      'numero uno, mejor abogado, mejores abogados, mejor bufete, premiado, premiados, miles de personas, ' +
      'millones de personas, cinco estrellas, 5 estrellas, el mas confiable',
  },
];

const parsed = rules.map(({ phrases = '', ...rule }) => ({ ...rule, list: parsePhrases(...(phrases === '' ? [] : [phrases])) }));

/** The claims of a text that no page may make, in either language. Pure. */
export function forbiddenClaims(text: string): readonly Claim[] {
  const words = tokenize(text);
  return parsed
    .filter(({ pattern, list }) => pattern?.test(text) || containsPhrase(list, words))
    .map(({ problem, remedy }) => ({ problem, remedy }));
}
