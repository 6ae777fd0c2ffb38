import type { NotFoundWords } from '../content.ts';

/** Of a campaign that is paused. In no page's script: the page needs none. */
export const closed: NotFoundWords = {
  title: 'Survey closed',
  heading: 'This survey is closed for now',
  text: 'We are not taking answers on this page right now. Nothing was sent, and there is nothing you need to do.',
  action: 'Go to our other survey',
};
