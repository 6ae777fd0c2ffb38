import { drawing } from '#design-system/theme/drawing.ts';
import { cobalt, graphite } from './inks.ts';

const line = (width: number, height: number, d: string, stroke = 2.4, ink = '#000') =>
  drawing(`${width} ${height}`, `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${stroke}"/>`);

/** Masks: of the ink of their words. */
export const arrow = line(26, 16, 'M0 8h23M16.5 1.5 23 8l-6.5 6.5');
export const whiteArrow = line(26, 16, 'M0 8h23M16.5 1.5 23 8l-6.5 6.5', 2.4, '#fff');
export const backArrow = line(26, 16, 'M26 8H3M9.5 1.5 3 8l6.5 6.5');
export const check = line(22, 22, 'M4 11.5l5 5L18 5.5', 3);

const columns = [...Array(12).keys()];
/** The scale of twelve, standing up: filled to the top at the end. */
export const scale = drawing(
  '240 120',
  `<path d="M0 0h240v120H0z" fill="${graphite}"/><path d="M0 120${columns.map((at) => `V${110 - at * 10}h20`).join('')}V120z" fill="${cobalt}"/><path d="${columns
    .slice(1)
    .map((at) => `M${at * 20} 0v120`)
    .join('')}" stroke="#8795c9" stroke-opacity=".4" stroke-width="1" vector-effect="non-scaling-stroke"/>`,
  'none',
);
