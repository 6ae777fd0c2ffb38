import { scriptUrl } from '../lib/scriptUrl.ts';
import { withTimeout } from '../lib/withTimeout.ts';

/** Google's script, as far as it is used (reCAPTCHA v2, explicit rendering). */
interface Grecaptcha {
  ready(then: () => void): void;
  render(
    place: HTMLElement,
    options: {
      sitekey: string;
      callback: (token: string) => void;
      'expired-callback': () => void;
      'error-callback': () => void;
    },
  ): number;
}

/** Milliseconds that the script may take before the visitor goes on without. */
const timeoutMs = 10_000;

const script = (locale: string) => `https://www.google.com/recaptcha/api.js?render=explicit&hl=${locale}`;

function load(locale: string): Promise<unknown> {
  const element = document.createElement('script');
  const loaded = new Promise((resolve, reject) => {
    element.onload = resolve;
    element.onerror = reject;
  });
  element.src = scriptUrl(script(locale));
  document.head.append(element);
  return withTimeout(loaded, timeoutMs);
}

/**
 * Shows reCAPTCHA; only where a site key is configured, as the page's policy then allows Google.
 * @param onToken gets the token, and undefined on expiry or failure
 * @throws when the script fails to load
 */
export async function showRecaptcha(
  place: HTMLElement,
  siteKey: string,
  locale: string,
  onToken: (token: string | undefined) => void,
): Promise<void> {
  const known = () => (window as unknown as { grecaptcha?: Grecaptcha }).grecaptcha;
  if (!known()) await load(locale);
  const recaptcha = known();
  if (!recaptcha) throw new Error('The script brought no captcha');
  await new Promise<void>((resolve) => recaptcha.ready(resolve));
  const clear = () => onToken(undefined);
  if (place.childElementCount > 0) return;
  recaptcha.render(place, { sitekey: siteKey, callback: onToken, 'expired-callback': clear, 'error-callback': clear });
}
