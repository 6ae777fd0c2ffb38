import { twoStepLimits } from '#contract/api/limits.ts';
import type { CallPartner, PartnerResponse } from '../client.ts';
import { type CodeSent, type CodeStatus, type TwoStep, twilioStatuses } from './two-step.ts';

export interface TwilioSettings {
  /** Without a slash at the end. */
  readonly base: string;
  readonly accountSid: string;
  readonly authToken: string;
  readonly serviceSid: string;
}

/** Twilio's error codes that concern the visitor; others are failures of the service. See docs/spec/partners.md#twilio-verify. */
const sendRefusals: Readonly<Record<number, CodeSent>> = {
  // invalid parameter (the phone), and numbers that cannot get texts
  60200: { is: 'refused' },
  60205: { is: 'refused' },
  21211: { is: 'refused' },
  21614: { is: 'refused' },
  60203: { is: 'too_many' },
  20429: { is: 'too_soon', waitMs: twoStepLimits.resendMs },
};
const checkRefusals: Readonly<Record<number, CodeStatus>> = {
  60202: 'max_attempts_reached',
  // a check after approval, expiry or the last try finds nothing
  20404: 'expired',
  60200: 'pending',
  // rate limited: the code may be right, and can be tried again
  20429: 'pending',
};

const readSent = ({ status, body }: PartnerResponse): CodeSent | undefined =>
  status < 300 ? { is: 'sent' } : sendRefusals[Number(body.code)];

function readChecked({ status, body }: PartnerResponse): CodeStatus | undefined {
  if (status >= 300) return checkRefusals[Number(body.code)];
  return twilioStatuses.find((each) => each === body.status);
}

/** Twilio Verify v2: basic auth, form-encoded. See docs/spec/partners.md#twilio-verify. */
export function twilioTwoStep(ask: CallPartner, { base, accountSid, authToken, serviceSid }: TwilioSettings): TwoStep {
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`;
  const service = `${base}/v2/Services/${encodeURIComponent(serviceSid)}`;
  const form = (fields: Record<string, string>) =>
    ({ method: 'POST', headers: { authorization }, body: new URLSearchParams(fields) }) as const;
  return {
    send: (phone) =>
      ask(`${service}/Verifications`, readSent, form({ To: phone, Channel: 'sms' })).catch(() => ({ is: 'unavailable' })),
    check: (phone, code) =>
      ask(`${service}/VerificationCheck`, readChecked, form({ To: phone, Code: code })).catch(() => 'unavailable'),
  };
}
