import { drawing } from '#design-system/theme/drawing.ts';
import { ink, paper, red } from './inks.ts';
import * as nib from './pen.ts';

const fill = (d: string, colour: string) => `<path d="${d}" fill="${colour}"/>`;
const line = (d: string, width: number, rest = '') =>
  `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${width}"${rest}/>`;

/** The pen, once for every page: turned and scaled by CSS about its tip, which is at 40 24 of 760 x 600. */
export const pen = drawing(
  '760 600',
  line(nib.shadow, 1.1, ' opacity=".8"') +
    `<path d="${nib.body}" fill="${paper}" stroke="${ink}" stroke-width="3" stroke-linejoin="round"/>` +
    fill(nib.lines, ink) +
    line(nib.finest, 1.2) +
    `<circle cx="103.9" cy="72.1" r="5.2" fill="${ink}"/><circle cx="103.9" cy="72.1" r="7.6" fill="none" stroke="${ink}" stroke-width=".9"/>` +
    fill('M40 24c-3-1-6.5 0-7 2.5s2 5 5 4.5 6-3.5 5-5z', ink),
);

export const flourish = drawing('332 70', fill(nib.flourish, ink));
/** What is stretched to the words over it. */
export const underline = drawing('300 16', fill(nib.broad, ink), 'none');
export const redUnderline = drawing('200 14', fill(nib.narrow, red), 'none');
export const ring = drawing(
  '48 44',
  `<path d="M33 5.5C24 1 10 4.5 5.5 15.5 1 27 9 39.5 23 40.5c13 .8 22-8 21.5-19.5C44 11 35 3.5 22 4.2" fill="none" stroke="${red}" stroke-width="2.6" stroke-linecap="round"/>`,
);
export const tick = drawing(
  '20 18',
  fill(
    'M1 9.6C2.8 9.2 4.2 9.8 5 11.6c.5 1.1.9 2 1.3 2.8C9 8.6 12.6 4 18.6.6l.8.9C14.3 5.5 10.5 10.4 8 17.2l-2.4.4C4.6 14.6 3.4 12 1 9.6z',
    red,
  ),
);
export const arrow = drawing(
  '36 24',
  line('M34 12H3M13 3C10 8 7 11 3 12c4 1 7 4 10 9', 2.4, ' stroke-linecap="round" stroke-linejoin="round"'),
);
