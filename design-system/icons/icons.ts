import { lineIcons } from './lineIcons.ts';
import { strokes } from './strokes.ts';

/**
 * The registry of icons, which the component Icon draws: strokes in the page's markup, pictures as masks in a theme's stylesheet.
 * For types, tests and Storybook: a page's script would load every picture with it.
 */
export const icons = { ...strokes, ...lineIcons };
export type IconName = keyof typeof icons;
export const iconNames = Object.keys(icons) as readonly IconName[];
