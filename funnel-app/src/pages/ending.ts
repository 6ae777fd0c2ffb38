/** All that the end of a survey needs, in one chunk: it comes with every screen that can be the last (screens/index.tsx). */
export { finish } from '../journey/finish.ts';
export { DisqualifiedInPlace } from './DisqualifiedInPlace.tsx';
export { withoutContact } from './hideContact.ts';
export { ThankYouPage } from './ThankYouPage.tsx';
