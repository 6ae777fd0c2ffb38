import type { Shot } from '../shots.ts';

/** The address of a picture's story in a running Storybook. */
export const addressOf = ({ story, theme, lang, brand }: Shot, storybook: string): string =>
  `${storybook}/?path=/story/${story}&globals=theme:${theme};lang:${lang}${brand === undefined ? '' : `;brand:${brand}`}`;
