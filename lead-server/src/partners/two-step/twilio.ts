import { partnerClient } from '../client.ts';
import { type CodeSent, type CodeStatus, type TwoStep, twoStepLimits } from './two-step.ts';

export interface TwilioSettings {
  /** Without a slash at the end. */
  readonly base: string;
  readonly accountSid: string;
  readonly authToken: string;
  readonly serviceSid: string;
}

/** Twilio's error codes, as far as they say something to the visitor (partners.md). Anything else is a failure of the service. */
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
};
const statuses: readonly unknown[] = ['approved', 'pending', 'canceled', 'expired', 'max_attempts_reached'];

/** Twilio Verify v2 (partners.md): basic auth, form-encoded. Its own limits hold. */
export function twilioTwoStep({ base, accountSid, authToken, serviceSid }: TwilioSettings, timeoutMs = 8000): TwoStep {
  const ask = partnerClient(timeoutMs);
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`;
  const post = (path: string, fields: Record<string, string>) =>
    ask(`${base}/v2/Services/${encodeURIComponent(serviceSid)}/${path}`, {
      method: 'POST',
      headers: { authorization },
      body: new URLSearchParams(fields),
    });
  return {
    async send(phone) {
      try {
        const { status, body } = await post('Verifications', { To: phone, Channel: 'sms' });
        if (status < 300) return { is: 'sent' };
        return sendRefusals[Number(body.code)] ?? { is: 'unavailable' };
      } catch {
        return { is: 'unavailable' };
      }
    },
    async check(phone, code) {
      try {
        const { status, body } = await post('VerificationCheck', { To: phone, Code: code });
        if (status >= 300) return checkRefusals[Number(body.code)] ?? 'unavailable';
        return statuses.includes(body.status) ? (body.status as CodeStatus) : 'unavailable';
      } catch {
        return 'unavailable';
      }
    },
  };
}
