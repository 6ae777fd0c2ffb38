import { advertisingCookie } from '#contract/api/page-settings.ts';
import { writeCookie } from '../../lib/cookies.ts';

/** Seconds that an answer holds: half a year, then it may be asked again. */
const answerSeconds = 182 * 24 * 60 * 60;

/** Saves the visitor's answer about advertising. An opt-out of sale is a no too. See docs/spec/consent.md#scripts-of-others. */
export const saveAdvertisingAnswer = (answer: 'yes' | 'no'): void => writeCookie(advertisingCookie, answer, answerSeconds);
