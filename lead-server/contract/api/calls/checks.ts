import { z } from 'zod';
import { maxLengthOf } from '../../fields/validation.ts';
import { twoStepLimits } from '../limits.ts';
import { object, phone, text, yesNo } from './shapes.ts';

const code = z
  .string()
  .trim()
  .regex(new RegExp(`^\\d{${twoStepLimits.codeLength}}$`));

/** The calls that check what a visitor typed, and that a visitor is no script. */
export const checkCalls = {
  lookUpZip: {
    method: 'get',
    path: '/us/{zip}',
    summary: 'The place of a ZIP code; empty texts when it is not known.',
    limit: 'calls',
    params: z.object({ zip: z.string() }),
    response: z.object({ city: z.string(), state: z.string(), state_long: z.string(), county: z.string(), zip: z.string() }),
    example: { params: { zip: '10001' } },
  },
  checkPhone: {
    method: 'post',
    path: '/api/validations/ipqs/phone',
    summary: 'Whether a phone number is one. A failure of the check counts as valid.',
    limit: 'paid',
    cost: 20,
    body: z.object({ phone }),
    response: z.object({
      success: z.boolean(),
      valid: z.boolean(),
      fraud_score: z.number(),
      line_type: z.string(),
      active: z.boolean(),
      message: z.string(),
    }),
    example: { body: { phone: '(212) 664-7665' } },
  },
  checkEmail: {
    method: 'post',
    path: '/api/validations/ipqs/email',
    summary: 'Whether an email address is one, and not a disposable one.',
    limit: 'paid',
    cost: 20,
    body: z.object({ email: text(320) }),
    response: z.object({
      success: z.boolean(),
      valid: z.boolean(),
      disposable: z.boolean(),
      fraud_score: z.number(),
      dns_valid: z.boolean(),
    }),
    example: { body: { email: 'ann@example.com' } },
  },
  checkGibberish: {
    method: 'post',
    path: '/index.php',
    summary: 'Whether a text is gibberish. Also as form data.',
    limit: 'calls',
    body: z.object({ text: text(maxLengthOf('case_description')) }),
    response: z.object({ is_gibberish: yesNo }),
    example: { body: { text: 'A truck hit my car.' } },
  },
  sendCode: {
    method: 'post',
    path: '/two-step-verification/phone',
    summary: 'Sends a code to a phone.',
    limit: 'expensive',
    cost: 120,
    body: z.object({ phone }),
    response: z.union([z.object({ sent: z.literal(true), status: z.literal('pending') }), z.object({ sent: z.literal(false) })]),
    example: { body: { phone: '(212) 664-7665' } },
    refusals: { 429: `A code was sent a moment ago, or ${twoStepLimits.sends} were sent.` },
  },
  checkCode: {
    method: 'post',
    path: '/two-step-verification/check',
    summary: 'Checks the code that the visitor typed; `proof` goes with the lead as sms_proof.',
    limit: 'expensive',
    cost: 20,
    body: z.object({ twilio: z.object({ phone, code, sent_status: z.unknown().optional() }) }),
    response: z.object({ status: z.string(), proof: z.string().optional() }),
    example: { body: { twilio: { phone: '(212) 664-7665', code: '123456', sent_status: 'pending' } } },
  },
  captcha: {
    method: 'get',
    path: '/captcha',
    summary: 'Which captcha the page is to show.',
    limit: 'calls',
    response: z.union([
      z.object({ kind: z.literal('altcha'), challenge: z.string() }),
      z.object({ kind: z.literal('recaptcha'), siteKey: z.string() }),
    ]),
  },
  captchaChallenge: {
    method: 'get',
    path: '/captcha/challenge',
    summary: 'A new challenge for the ALTCHA widget.',
    limit: 'expensive',
    cost: 20,
    response: object,
  },
} as const;
