/** Everything for the end of a survey, in one chunk that loads with the last screens. */
export { thankYouWords } from '../../content/thankYouWords.ts';
export { finish } from '../../submission/finishVisit.ts';
export { keepSentCopy, makeSentCopy } from '../../submission/sentCopy.ts';
export { DisqualifiedInPlace } from './DisqualifiedInPlace.tsx';
export { stripContactParams } from './stripContactParams.ts';
export { ThankYouPage } from './ThankYouPage.tsx';
export { thankYouModel } from './thankYouModel.ts';
