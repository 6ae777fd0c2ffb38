import { advertisingCookie } from '#contract/api/page-settings.ts';

/** Seconds that an answer holds: half a year, then it may be asked again. */
const answerSeconds = 182 * 24 * 60 * 60;

/** Keeps what this browser's visitor says to advertisers' scripts. A no is given by an opt-out of sale or sharing, too (decisions 8). */
export function saveAdvertisingAnswer(answer: 'yes' | 'no'): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser yet
  document.cookie = `${advertisingCookie}=${answer}; Path=/; Max-Age=${answerSeconds}; SameSite=Lax${secure}`;
}
