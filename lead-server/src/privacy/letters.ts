import type { RequestType } from '#contract/consent/privacy-request.ts';
import type { LetterKind, LetterWords, longerWhy } from '../submissions/stored-privacy-request.ts';
import type { Day } from './law/law-days.ts';

/** What a letter says of its request. Nothing in it is personal: it names nobody. */
export interface LetterFacts {
  readonly number: string;
  readonly company: string;
  /** Where people write about their privacy. */
  readonly address: string;
  readonly asks: readonly RequestType[];
  readonly received: Day;
  /** The last day of the term, and the days left of it. */
  readonly due: Day;
  readonly left: number;
  readonly isBusinessDays: boolean;
  readonly law: string;
  readonly isAgent: boolean;
  readonly why?: (typeof longerWhy)[number] | undefined;
  /** What was carried out. */
  readonly optedOut: boolean;
  readonly erased: number;
  readonly hasCopy: boolean;
  /** How many companies were told. */
  readonly told: number;
}

/** Each letter that can be written; those of one kind are sent once. */
export const letterNames = ['received', 'identity', 'permission', 'longer', 'done', 'nobody', 'not verified'] as const;
export type LetterName = (typeof letterNames)[number];
export const kindOfLetter: Readonly<Record<LetterName, LetterKind>> = {
  received: 'received',
  identity: 'question',
  permission: 'question',
  longer: 'longer',
  done: 'answer',
  nobody: 'answer',
  'not verified': 'answer',
};

const lang = { en: 'en-US', es: 'es-US' } as const;
type Lang = keyof typeof lang;
const date = (day: Day, language: Lang) =>
  new Intl.DateTimeFormat(lang[language], { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T12:00:00Z`));

const asked: Readonly<Record<RequestType, Readonly<Record<Lang, string>>>> = {
  optOutOfSaleOrSharingOfInformation: { en: 'not to sell or share your data', es: 'no vender ni compartir sus datos' },
  requestForInformation: { en: 'to send you a copy of your data', es: 'enviarle una copia de sus datos' },
  requestToDeleteInformation: { en: 'to delete your data', es: 'borrar sus datos' },
  requestToCorrectInformation: { en: 'to correct your data', es: 'corregir sus datos' },
  submitAnAppeal: { en: 'to look at our answer again', es: 'revisar nuestra respuesta' },
};
const and: Readonly<Record<Lang, Intl.ListFormat>> = {
  en: new Intl.ListFormat('en', { type: 'conjunction' }),
  es: new Intl.ListFormat('es', { type: 'conjunction' }),
};
const askedIn = ({ asks }: LetterFacts, language: Lang) => and[language].format(asks.map((each) => asked[each][language]));

const reasons: Readonly<Record<(typeof longerWhy)[number], Readonly<Record<Lang, string>>>> = {
  many: { en: 'We have many requests at this time.', es: 'En este momento tenemos muchas solicitudes.' },
  complex: { en: 'Your data takes longer to find and check.', es: 'Buscar y revisar sus datos toma más tiempo.' },
  waits: { en: 'We wait for an answer that we need.', es: 'Esperamos una respuesta que necesitamos.' },
};

type Sentences = (facts: LetterFacts) => readonly (string | false)[];
interface Letter {
  readonly subject: string;
  readonly text: Sentences;
}

const daysLeft = ({ left, isBusinessDays }: LetterFacts, language: Lang) => {
  const count = Math.max(0, left);
  if (language === 'en') return `That is in ${count} ${isBusinessDays ? 'business ' : ''}day${count === 1 ? '' : 's'}`;
  if (count === 1) return `Falta 1 día${isBusinessDays ? ' hábil' : ''}`;
  return `Faltan ${count} días${isBusinessDays ? ' hábiles' : ''}`;
};

const english: Readonly<Record<LetterName, Letter>> = {
  received: {
    subject: 'We have your request',
    text: (facts) => [
      `We got your request on ${date(facts.received, 'en')}.`,
      `You ask us ${askedIn(facts, 'en')}.`,
      `We will answer by ${date(facts.due, 'en')}. ${daysLeft(facts, 'en')}.`,
      `This is the time that the law gives us: ${facts.law}.`,
    ],
  },
  identity: {
    subject: 'We need to know who you are',
    text: (facts) => [
      `You ask us ${askedIn(facts, 'en')}.`,
      'We must be sure that the data is yours.',
      'Please tell us the email and the phone number that you gave us in our survey.',
      `Please answer by ${date(facts.due, 'en')}.`,
    ],
  },
  permission: {
    subject: 'We need the signed permission',
    text: (facts) => [
      'You write on behalf of another person.',
      'Please send us a permission that this person has signed.',
      `We need it to answer by ${date(facts.due, 'en')}.`,
    ],
  },
  longer: {
    subject: 'We need more time for your request',
    text: (facts) => [
      `You ask us ${askedIn(facts, 'en')}.`,
      reasons[facts.why ?? 'many'].en,
      `We will answer by ${date(facts.due, 'en')}.`,
      `The law allows this: ${facts.law}.`,
    ],
  },
  done: {
    subject: 'Your request is done',
    text: (facts) => [
      facts.optedOut && 'We no longer sell or share your data.',
      facts.erased > 0 && 'We have deleted the answers that you gave us.',
      facts.hasCopy && 'The copy of your data comes with this letter.',
      facts.told === 1 && 'We told the company that had them.',
      facts.told > 1 && `We told the ${facts.told} companies that had them.`,
      'We keep a record of this request, as the law asks of us.',
    ],
  },
  nobody: {
    subject: 'We have no data of yours',
    text: (facts) => [
      `You ask us ${askedIn(facts, 'en')}.`,
      'We looked for the email and the phone number that you gave us. We have no data with them.',
      'If you used another email or phone number in our survey, please tell us.',
    ],
  },
  'not verified': {
    subject: 'We could not do what you ask',
    text: (facts) => [
      `You ask us ${askedIn(facts, 'en')}.`,
      'We could not make sure that the data is yours. So we did not show it or delete it.',
      'If you do not agree, you may ask us to look at this again.',
    ],
  },
};

const spanish: Readonly<Record<LetterName, Letter>> = {
  received: {
    subject: 'Recibimos su solicitud',
    text: (facts) => [
      `Recibimos su solicitud el ${date(facts.received, 'es')}.`,
      `Usted nos pide ${askedIn(facts, 'es')}.`,
      `Le contestamos a más tardar el ${date(facts.due, 'es')}. ${daysLeft(facts, 'es')}.`,
      `Es el tiempo que nos da la ley: ${facts.law}.`,
    ],
  },
  identity: {
    subject: 'Necesitamos saber quién es usted',
    text: (facts) => [
      `Usted nos pide ${askedIn(facts, 'es')}.`,
      'Debemos estar seguros de que los datos son suyos.',
      'Díganos el correo y el teléfono que nos dio en la encuesta.',
      `Por favor conteste a más tardar el ${date(facts.due, 'es')}.`,
    ],
  },
  permission: {
    subject: 'Necesitamos el permiso firmado',
    text: (facts) => [
      'Usted hace la solicitud por otra persona.',
      'Envíenos un permiso firmado por esa persona.',
      `Lo necesitamos para contestar a más tardar el ${date(facts.due, 'es')}.`,
    ],
  },
  longer: {
    subject: 'Necesitamos más tiempo para su solicitud',
    text: (facts) => [
      `Usted nos pide ${askedIn(facts, 'es')}.`,
      reasons[facts.why ?? 'many'].es,
      `Le contestamos a más tardar el ${date(facts.due, 'es')}.`,
      `La ley lo permite: ${facts.law}.`,
    ],
  },
  done: {
    subject: 'Su solicitud está lista',
    text: (facts) => [
      facts.optedOut && 'Ya no vendemos ni compartimos sus datos.',
      facts.erased > 0 && 'Borramos las respuestas que usted nos dio.',
      facts.hasCopy && 'La copia de sus datos viene con esta carta.',
      facts.told === 1 && 'Se lo dijimos a la empresa que los tenía.',
      facts.told > 1 && `Se lo dijimos a las ${facts.told} empresas que los tenían.`,
      'Guardamos un registro de esta solicitud, como pide la ley.',
    ],
  },
  nobody: {
    subject: 'No tenemos datos suyos',
    text: (facts) => [
      `Usted nos pide ${askedIn(facts, 'es')}.`,
      'Buscamos el correo y el teléfono que usted nos dio. No tenemos datos con ellos.',
      'Si usó otro correo o teléfono en la encuesta, por favor díganos.',
    ],
  },
  'not verified': {
    subject: 'No pudimos hacer lo que nos pide',
    text: (facts) => [
      `Usted nos pide ${askedIn(facts, 'es')}.`,
      'No pudimos confirmar que los datos son suyos. Por eso no los mostramos ni los borramos.',
      'Si no está de acuerdo, puede pedirnos que lo veamos otra vez.',
    ],
  },
};

const frames: Readonly<Record<Lang, (body: string, facts: LetterFacts) => string>> = {
  en: (body, { number, company, address }) =>
    `Hello,\n\n${body}\n\nYour request has the number ${number}.${address === '' ? '' : ` Write to us at ${address}.`}\n\n${company}`,
  es: (body, { number, company, address }) =>
    `Hola:\n\n${body}\n\nSu solicitud tiene el número ${number}.${address === '' ? '' : ` Escríbanos a ${address}.`}\n\n${company}`,
};

const worded = (letter: Letter, language: Lang, facts: LetterFacts): string =>
  frames[language](letter.text(facts).filter(Boolean).join(' '), facts).trim();

/** A letter in both languages. Pure. */
export const letterWords = (name: LetterName, facts: LetterFacts): LetterWords => ({
  subject: english[name].subject,
  text: worded(english[name], 'en', facts),
  subject_es: spanish[name].subject,
  text_es: worded(spanish[name], 'es', facts),
});
