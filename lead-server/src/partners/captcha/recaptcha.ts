import { partnerClient } from '../client.ts';
import type { Captcha } from './captcha.ts';

/** Google's words for trouble that is ours, not the visitor's: they say nothing about who sent the token. */
const ourFaults: readonly unknown[] = ['missing-input-secret', 'invalid-input-secret', 'bad-request'];

/**
 * reCAPTCHA v2 (partners.md): POST {base}/recaptcha/api/siteverify, form-encoded. Google takes each token once, within two minutes.
 * @param base without a slash at the end
 */
export function recaptcha(base: string, { siteKey, secret }: { siteKey: string; secret: string }, timeoutMs = 4000): Captcha {
  const ask = partnerClient(timeoutMs);
  return {
    widget: { kind: 'recaptcha', siteKey },
    challenge: undefined,
    async check(token, address) {
      if (token === '') return 'missing';
      const body = new URLSearchParams({ secret, response: token, remoteip: address });
      const answer = await ask(`${base}/recaptcha/api/siteverify`, { method: 'POST', body }).catch(() => undefined);
      if (typeof answer?.body.success !== 'boolean') return 'unknown';
      if (answer.body.success) return 'passed';
      const codes = answer.body['error-codes'];
      return Array.isArray(codes) && codes.some((code) => ourFaults.includes(code)) ? 'unknown' : 'failed';
    },
  };
}
