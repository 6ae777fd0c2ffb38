/** All that the end of a survey needs, in one chunk: it comes with every screen that can be the last (screens/index.tsx). */
export { finish } from '../journey/finishVisit.ts';
export { DisqualifiedInPlace } from './DisqualifiedInPlace.tsx';
export { stripContactParams } from './stripContactParams.ts';
export { ThankYouPage } from './ThankYouPage.tsx';
