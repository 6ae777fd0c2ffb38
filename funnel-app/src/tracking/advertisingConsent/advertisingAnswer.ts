import { advertisingCookie } from '#contract/api/page-settings.ts';

/** Seconds that an answer holds: half a year, then it may be asked again. */
const answerSeconds = 182 * 24 * 60 * 60;

/** Saves the visitor's answer about advertising. An opt-out of sale is a no too. See docs/spec/consent.md#scripts-of-others. */
export function saveAdvertisingAnswer(answer: 'yes' | 'no'): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser yet
  document.cookie = `${advertisingCookie}=${answer}; Path=/; Max-Age=${answerSeconds}; SameSite=Lax${secure}`;
}
