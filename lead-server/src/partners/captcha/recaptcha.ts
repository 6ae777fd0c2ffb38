import type { CallPartner, PartnerResponse } from '../client.ts';
import type { Captcha } from './captcha.ts';

/** Google's codes for faults of our keys, which say nothing about the visitor. */
const ourFaults: readonly unknown[] = ['missing-input-secret', 'invalid-input-secret', 'bad-request'];

function readVerdict({ body }: PartnerResponse): 'passed' | 'failed' | undefined {
  if (typeof body.success !== 'boolean') return undefined;
  if (body.success) return 'passed';
  const codes = body['error-codes'];
  return Array.isArray(codes) && codes.some((code) => ourFaults.includes(code)) ? undefined : 'failed';
}

/** Google's are longer. */
const shortestToken = 100;

/**
 * reCAPTCHA v2 at {base}/recaptcha/api/siteverify. Google takes a token once.
 * @param base without a slash at the end. See docs/spec/partners.md#recaptcha.
 */
export function recaptcha(ask: CallPartner, base: string, { siteKey, secret }: { siteKey: string; secret: string }): Captcha {
  return {
    widget: { kind: 'recaptcha', siteKey },
    challenge: undefined,
    // Google says more only once, when the request is worked on
    isLikely: async (token) => token.length >= shortestToken,
    async check(token, address) {
      if (token === '') return 'missing';
      const body = new URLSearchParams({ secret, response: token, remoteip: address });
      return ask(`${base}/recaptcha/api/siteverify`, readVerdict, { method: 'POST', body }).catch(() => 'unknown');
    },
  };
}
