import type { Shot } from '../shots.ts';

/** The address at which a person sees what a picture shows, under a running Storybook's own. */
export const addressOf = ({ story, theme, lang, brand }: Shot, storybook: string): string =>
  `${storybook}/?path=/story/${story}&globals=theme:${theme};lang:${lang}${brand === undefined ? '' : `;brand:${brand}`}`;
