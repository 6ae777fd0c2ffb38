import type { Shot } from '../shots.ts';

/** The address of a picture's story in a running Storybook. */
export const addressOf = ({ story, theme, lang, brand, scheme }: Shot, storybook: string): string =>
  `${storybook}/?path=/story/${story}&globals=theme:${theme};lang:${lang}${brand ? `;brand:${brand}` : ''}${scheme ? `;scheme:${scheme}` : ''}`;
