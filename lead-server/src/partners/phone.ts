import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { phoneDigits } from '#contract/fields/validation.ts';
import { type CallPartner, from2xx, textOf } from './client.ts';

/** The response of POST /api/validations/ipqs/phone. See docs/spec/validation.md#phone-numbers. */
export interface PhoneCheck {
  readonly success: boolean;
  readonly valid: boolean;
  readonly fraud_score: number;
  readonly line_type: string;
  readonly active: boolean;
  readonly message: string;
}

export type CheckPhone = (phone: string) => Promise<PhoneCheck>;

/** The response when the service fails: valid and active. See docs/spec/errors.md#the-visitor-is-never-stopped. */
export const phoneUnknown: PhoneCheck = {
  success: false,
  valid: true,
  fraud_score: 0,
  line_type: 'N/A',
  active: true,
  message: 'The check is not available.',
};

const lineTypes: Readonly<Record<string, string>> = {
  TOLL_FREE: 'Toll Free',
  MOBILE: 'Mobile',
  FIXED_LINE: 'Landline',
  FIXED_LINE_OR_MOBILE: 'Wireless',
  VOIP: 'VOIP',
  PREMIUM_RATE: 'Premium Rate',
};

/** A number of the North American plan by its form: area codes do not end in 11 nor have a 9 in the middle. */
const wellFormed = /^[2-9](?!11)[0-8]\d[2-9]\d{6}$/;

/** Whether the metadata has numbers of the area code, tried with one. Codes are added each year, and the metadata is older. */
const isKnownAreaCode = (digits: string): boolean =>
  parsePhoneNumberFromString(`${digits.slice(0, 3)}2345678`, 'US')?.isValid() === true;

/** The verdict on an invalid number. */
const noPhone: PhoneCheck = {
  success: true,
  valid: false,
  fraud_score: 0,
  line_type: 'N/A',
  active: false,
  message: 'Invalid/nonexistent phone number.',
};

const usRegions: ReadonlySet<string | undefined> = new Set(['US', 'PR', 'VI', 'GU', 'AS', 'MP']);
/** Toll-free, premium and personal numbers get no text. */
const textableTypes: ReadonlySet<string | undefined> = new Set(['MOBILE', 'FIXED_LINE', 'FIXED_LINE_OR_MOBILE', 'VOIP']);

/** Whether a text may go to ten digits: a number of the states, DC or the territories. See docs/spec/validation.md#phone-verification. */
export function mayGetTexts(digits: string): boolean {
  const number = parsePhoneNumberFromString(digits, 'US');
  return number?.isValid() === true && usRegions.has(number.country) && textableTypes.has(number.getType());
}

const validPhone = (line_type: string): PhoneCheck => ({
  success: true,
  valid: true,
  fraud_score: 0,
  line_type,
  active: true,
  message: 'Phone is valid.',
});

/**
 * Checks against numbering-plan metadata. 555-01XX is fiction, which the metadata calls valid. A well-formed number of
 * an area code that the metadata does not know is valid, with `line_type` "unknown".
 */
export const checkPhoneEmbedded: CheckPhone = async (phone) => {
  const digits = phoneDigits(phone);
  if (/^\d{3}55501\d\d$/.test(digits)) return noPhone;
  const number = parsePhoneNumberFromString(digits, 'US');
  if (number?.isValid() === true) return validPhone(lineTypes[number.getType() ?? ''] ?? 'N/A');
  return wellFormed.test(digits) && !isKnownAreaCode(digits) ? validPhone('unknown') : noPhone;
};

/** `success: false` is a failure, never a verdict; `active` may be null, which is no no. */
const readIpqs = from2xx((answer): PhoneCheck | undefined => {
  const message = textOf(answer.message);
  if (answer.success !== true || typeof answer.valid !== 'boolean') {
    // this message means invalid, also with success false
    return message.startsWith('Invalid/nonexistent') ? { ...phoneUnknown, valid: false, active: false, message } : undefined;
  }
  return {
    success: true,
    valid: answer.valid,
    fraud_score: typeof answer.fraud_score === 'number' ? answer.fraud_score : 0,
    line_type: textOf(answer.line_type) || 'N/A',
    active: answer.active !== false,
    message,
  };
});

/**
 * Asks IPQualityScore, but only about ten digits: it would judge anything else too.
 * @param base without a slash at the end. See docs/spec/partners.md#ipqualityscore.
 */
export const checkPhoneByIpqs =
  (ask: CallPartner, base: string, key: string): CheckPhone =>
  async (phone) => {
    const digits = phoneDigits(phone);
    if (digits === '') return noPhone;
    const path = [key, digits].map(encodeURIComponent).join('/');
    return ask(`${base}/api/json/phone/${path}?country=US&strictness=0`, readIpqs).catch(() => phoneUnknown);
  };
