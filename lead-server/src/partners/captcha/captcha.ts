import type { CaptchaVerdict } from '../../submissions/stored-privacy-request.ts';

/** The page's parameters of the captcha, without a secret. */
export type CaptchaWidget =
  | { readonly kind: 'altcha'; readonly challenge: string }
  | { readonly kind: 'recaptcha'; readonly siteKey: string };

/** A captcha: a token that it gave the page passes once. */
export interface Captcha {
  readonly widget: CaptchaWidget;
  /** Makes a challenge for our widget; undefined where the partner's script has its own. */
  readonly challenge: (() => Promise<object>) | undefined;
  /** Never throws. @param token '' is none. @param address the visitor's */
  check(token: string, address: string): Promise<CaptchaVerdict>;
  /** Whether a token will probably pass, without using it up: which requests are worked first goes by that. Never throws. */
  isLikely(token: string): Promise<boolean>;
}
