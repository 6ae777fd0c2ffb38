import { countWords, wordMinimum } from '../text/tokenize.ts';
import { type Day, dayOf, earlierThan2015, incidentYear, isRealDay, latestToday } from './dates.ts';
import type { AnswerField, Answers } from './fields.ts';
import { formValues } from './form-values.ts';

export const errorCodes = [
  'required',
  'invalid',
  'incomplete',
  'too_short',
  'too_few_words',
  'too_long',
  'in_future',
  'under_age',
] as const;
/** Why a value is refused. The funnel holds the words, by field and code. */
export type ErrorCode = (typeof errorCodes)[number];

export interface FieldContext {
  /** The other answers: a month is in the future only with its year. */
  readonly answers: Answers;
  readonly now: Date;
}

const descriptionMinimum = 20;

const maxLengths: Readonly<Partial<Record<AnswerField, number>>> = {
  email: 254,
  phone: 14,
  zip_code: 5,
  address: 200,
  date_of_birth: 10,
  case_description: 5000,
};

/** The most characters of a field. assumed: only phone and ZIP are specified. */
export const maxLengthOf = (field: AnswerField): number => maxLengths[field] ?? 100;

const firstYearOffered = 2015;

/** The years on offer, newest first, then "Earlier than 2015". See docs/spec/validation.md#dates. */
export function yearsOffered(now: Date): readonly string[] {
  const count = latestToday(now).year - firstYearOffered + 1;
  return [...Array.from({ length: count }, (_, back) => String(firstYearOffered + count - 1 - back)), earlierThan2015];
}

/** Whether a number begins with another country's code: a plus and no 1. Some of those have ten digits in all. */
export const isOfAnotherCountry = (phone: string): boolean => /\+[^\d]*[02-9]/.test(phone);

/**
 * The ten digits of a phone number, without a leading 1; '' for anything else. Cutting more digits to ten would dial someone
 * else. See docs/spec/validation.md#phone-numbers.
 */
export const phoneDigits = (text: string): string =>
  isOfAnotherCountry(text) ? '' : (/^1?([2-9]\d{9})$/.exec(text.replace(/\D/g, ''))?.[1] ?? '');

/** The mask as far as the digits fill it. See docs/spec/validation.md#phone-numbers. */
export function formatPhone(digits: string): string {
  if (digits.length < 4) return digits && `(${digits}`;
  const head = `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}`;
  return digits.length > 6 ? `${head}-${digits.slice(6, 10)}` : head;
}

/** A description's missing and excess characters: 0 each when it is valid. */
export interface DescriptionNeeds {
  readonly characters: number;
  readonly words: number;
  readonly over: number;
}

/** The length of a description; the rule about words asks as much. See docs/spec/validation.md#description. */
export const descriptionNeeds = (text: string): DescriptionNeeds => ({
  characters: Math.max(0, descriptionMinimum - text.trim().length),
  words: Math.max(0, wordMinimum - countWords(text)),
  over: Math.max(0, text.trim().length - maxLengthOf('case_description')),
});

// looser than the standard: a wrong refusal loses a person, and the external check catches the rest
const email = /^[^\s@<>()[\]\\,;:"]{1,64}@(?:[\p{L}\p{N}-]+\.)+[\p{L}][\p{L}\p{N}-]*[\p{L}\p{N}]$/u;
// North American plan: no area code or exchange starts with 0 or 1; 555-01XX is fiction
const phoneNumber = /^[2-9]\d{2}(?!55501)[2-9]\d{6}$/;
const maskedPhone = /^\(\d{3}\) \d{3}-\d{4}$|^\d{10}$/;

/** Checks how a phone number is written, whatever its digits. See docs/spec/validation.md#phone-numbers. */
export function phoneError(value: string): ErrorCode | undefined {
  if (value.replace(/\D/g, '').length < 10) return 'incomplete';
  return maskedPhone.test(value) ? undefined : 'invalid';
}

/** Age from which a person can take funding. */
const adultAge = 18;
/** assumed: nobody alive is older. */
const oldestAge = 120;

const isLaterThan = ({ year, month, day }: Day, now: Date) => {
  const today = latestToday(now);
  return Date.UTC(year, month - 1, day) > Date.UTC(today.year, today.month - 1, today.day);
};

/** A day written MM/DD/YYYY, or undefined when the calendar has none such. */
function parseWrittenDay(text: string): Day | undefined {
  const [, month, day, year] = (/^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text) ?? []).map(Number);
  if (!month || !day || !year || month > 12) return undefined;
  return isRealDay({ year, month, day }) ? { year, month, day } : undefined;
}

type Rule = (value: string, context: FieldContext) => ErrorCode | undefined;

const alwaysValid: Rule = () => undefined;

/** Bidirectional and other control characters: a name with them reads as another one. Joiners belong to some scripts. */
const misleading = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;
const readable: Rule = (value) => (misleading.test(value) ? 'invalid' : undefined);

const rules: Readonly<Partial<Record<AnswerField, Rule>>> = {
  first_name: readable,
  last_name: readable,
  law_firm_name: readable,
  address: readable,
  email: (value) => (email.test(value) && !value.includes('..') ? undefined : 'invalid'),
  phone: (value) => phoneError(value) ?? (phoneNumber.test(value.replace(/\D/g, '')) ? undefined : 'invalid'),
  zip_code: (value) => {
    if (/\D/.test(value)) return 'invalid';
    return value.length < 5 ? 'incomplete' : undefined;
  },
  date_of_birth: (value, { now }) => {
    if (value.replace(/\D/g, '').length < 8) return 'incomplete';
    const day = parseWrittenDay(value);
    if (!day || day.year < dayOf(now).year - oldestAge) return 'invalid';
    if (isLaterThan(day, now)) return 'in_future';
    return isLaterThan({ ...day, year: day.year + adultAge }, now) ? 'under_age' : undefined;
  },
  injury_day: (value, { answers, now }) => {
    if (!/^(?:0?[1-9]|[12]\d|3[01])$/.test(value)) return 'invalid';
    const day = { year: incidentYear(answers), month: Number(answers.injury_month), day: Number(value) };
    // A month or a year that is missing or wrong has its own message.
    if (!(day.year > 0 && day.month > 0)) return undefined;
    if (!isRealDay(day)) return 'invalid';
    return isLaterThan(day, now) ? 'in_future' : undefined;
  },
  case_description: (value) => {
    if (descriptionNeeds(value).characters > 0) return 'too_short';
    return value.length > maxLengthOf('case_description') ? 'too_long' : undefined;
  },
  injury_month: (value, { answers, now }) => {
    if (!/^(?:0?[1-9]|1[0-2])$/.test(value)) return 'invalid';
    const today = latestToday(now);
    return answers.injury_year === String(today.year) && Number(value) > today.month ? 'in_future' : undefined;
  },
  injury_year: (value, { now }) => {
    if (value === earlierThan2015) return undefined;
    if (!/^\d{4}$/.test(value)) return 'invalid';
    if (Number(value) > latestToday(now).year) return 'in_future';
    return Number(value) < firstYearOffered ? 'invalid' : undefined;
  },
};

/** All but controls, formats, separators, and blanks that Unicode counts as letters or symbols (U+3164, U+2800). */
const visible = /[^\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{Z}\s\u2800]/u;

/** Whether a text has nothing that a person can see. */
export const isBlank = (text: string): boolean => !visible.test(text);

// Literals within the function would be new objects for each text of a lead.
/** NUL, or half of a surrogate pair. */
const maybeUnstorable = /[\0\ud800-\udfff]/;
const unstorable = /[\0\p{Cs}]/u;

/** Whether every character can be stored. See docs/spec/validation.md#text-that-can-be-stored. */
export const isStorable = (text: string): boolean => !maybeUnstorable.test(text) || !unstorable.test(text);

/** Cuts a text without splitting a surrogate pair. */
export function truncate(text: string, most: number): string {
  const last = text.charCodeAt(most - 1);
  const isHalf = text.length > most && last >= 0xd800 && last <= 0xdbff;
  return text.slice(0, isHalf ? most - 1 : most);
}

/**
 * Checks one value; undefined when it is fine. Outer space is ignored. A gibberish name is only flagged. See
 * docs/spec/validation.md#required-fields.
 */
export function validateField(field: AnswerField, value: string, context: FieldContext): ErrorCode | undefined {
  const text = value.trim();
  if (isBlank(text)) return 'required';
  if (!isStorable(text)) return 'invalid';
  const offered = formValues[field];
  if (offered && !offered.includes(text)) return 'invalid';
  return (rules[field] ?? alwaysValid)(text, context) ?? (text.length > maxLengthOf(field) ? 'invalid' : undefined);
}
