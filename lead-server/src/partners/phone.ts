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

/** The verdict on what is no number. */
const noPhone: PhoneCheck = {
  success: true,
  valid: false,
  fraud_score: 0,
  line_type: 'N/A',
  active: false,
  message: 'Invalid/nonexistent phone number.',
};

const usRegions: ReadonlySet<string | undefined> = new Set(['US', 'PR', 'VI', 'GU', 'AS', 'MP']);

/** Whether ten digits are a number of the US or its territories that charges no callers. */
export function isUsPhone(digits: string): boolean {
  const number = parsePhoneNumberFromString(digits, 'US');
  return usRegions.has(number?.country) && number?.isValid() === true && number.getType() !== 'PREMIUM_RATE';
}

/** Checks against numbering-plan metadata. 555-01XX is fiction, which the metadata takes for valid. */
export const checkPhoneEmbedded: CheckPhone = async (phone) => {
  const digits = phoneDigits(phone);
  const number = parsePhoneNumberFromString(digits, 'US');
  if (number?.isValid() !== true || /^\d{3}55501\d\d$/.test(digits)) return noPhone;
  return {
    success: true,
    valid: true,
    fraud_score: 0,
    line_type: lineTypes[number.getType() ?? ''] ?? 'N/A',
    active: true,
    message: 'Phone is valid.',
  };
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
