import type { NotFoundWords } from '../content.ts';

/** In no page's script: the page needs none. */
export const notFound: NotFoundWords = {
  title: 'Page not found',
  heading: 'We can’t find that page',
  text: 'The address may be old or mistyped. You can start the survey from here. It takes about two minutes.',
  action: 'Go to the survey',
};
