import { circle } from './shapes.ts';

/** One weight, round ends. `dots` are points of 4.5. */
const line = (path: string, dots = '') =>
  `<g fill="none" stroke="#000" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"><path d="${path}"/>${
    dots && `<path stroke-width="4.5" d="${dots}"/>`
  }</g>`;

/** Vehicles are side views, face right and share one ground line (41.5 with the stroke). */
const body =
  'M8 35.5H6Q3.5 35.5 3.5 33v-5.5q0-3 3-3.7l6-1.3 6-7.2q1.8-2.1 4.6-2.1h6.4q2.6 0 4.4 1.9l5.6 7.4 2.5.7q2.5.7 2.5 3.6V33q0 2.5-2.5 2.5H40M17.5 35.5h13';
const wheels = circle(12.75, 35.5, 4.75) + circle(35.25, 35.5, 4.75);
const round = circle(24, 24, 18.5);

/** An answer's picture as SVG elements on 48 x 48. Lines of one weight with round ends. */
export const lineIcons = {
  car: line(`${body}${wheels}M12.5 22.5h27M26 13.2v9.3`),
  truck: line(
    `M8 35.5H6Q3.5 35.5 3.5 33V12.5Q3.5 10 6 10h20.5Q29 10 29 12.5v23M29 18h6.5q2 0 3.2 1.7l4.8 6.8q1 1.4 1 3V33q0 2.5-2.5 2.5h-2M17.5 35.5h13M35.5 18v8.5h8${wheels}`,
  ),
  taxi: line(`${body}${wheels}M12.5 22.5h27M21 13.2l1.2-5.7h8.6l1.2 5.7M18.5 29h2.5m4 0h2.5m4 0h2.5`),
  motorcycle: line(
    `${circle(10, 33.5, 6.5)}${circle(38, 33.5, 6.5)}M38 33.5 31.5 17q-.6-1.5-2-1.5h-3M7.5 22.5h8.5q2.5 3.5 6.5 3.5 6 0 11-4M10 33.5l7-8.5M17.5 33.5h7.5l7.5-9M32.5 19.5h5`,
  ),
  bus: line(
    `M8 35.5H6Q3.5 35.5 3.5 33V12q0-3 3-3H39q2.5 0 3 2.5l2.3 10.5q.2 1 .2 2v9q0 2.5-2.5 2.5h-2M17.5 35.5h13M3.5 22.5H44M13.5 9v13.5M23.5 9v13.5M33.5 9v13.5${wheels}`,
  ),
  bicycle: line(
    `${circle(11, 32.5, 7.5)}${circle(37, 32.5, 7.5)}M11 32.5 18 20h14.5l-9 12.5H11M18 20l5.5 12.5M37 32.5 31.5 14.5q2.5-1 6-1M18 20l-2-5.5M12.5 14.5h7`,
  ),
  pedestrian: line(
    `${circle(26, 7.5, 3.5)}M24.5 17 22.5 27.5l7 5.5 2 8.5M22.5 27.5 20.5 34 14.5 41.5M15.5 26l1-5.5 8-3.5 6 5.5 5.5 1.5`,
  ),
  left: line(
    `M18 36.5h-.5q-2.5 0-2.5-2.5v-4.5q0-2.5 2.5-3.2l4.5-1.3 4.5-6q1.5-2 4-2h4q2.5 0 4 2l4 6 .5 0q1.5.5 1.5 3V34q0 2.5-2.5 2.5M26.5 36.5h7M22 25h22${circle(22.2, 36.5, 4)}${circle(37.8, 36.5, 4)}M3 19h11M5.5 27.5H9M2 36.5h7`,
  ),
  none: line('M17.5 8 6.5 41.5M30.5 8l11 33.5M24 8.5v3.5M24 20v5M24 33.5v7.5'),
  more: line('M10 7.5h28q6 0 6 6v14q0 6-6 6H23l-9.5 8v-8H10q-6 0-6-6v-14q0-6 6-6z', 'M15.5 20.5h.01M24 20.5h.01M32.5 20.5h.01'),
  yes: line(`${round}M15.5 24.5l6 6.5L33 18`),
  no: line(`${round}M17.5 17.5l13 13m0-13-13 13`),
  unsure: line(`${round}M18.5 19q0-5.5 5.5-5.5T29.5 19q0 3-2.7 4.5T24 27.5`, 'M24 33.5h.01'),
  person: line(`${circle(24, 14.5, 8)}M8 41.5v-1.5q0-10.5 10.5-10.5h11Q40 29.5 40 40v1.5`),
  people: line(`${circle(18, 15.5, 7)}M4 41.5V40q0-10 10-10h8q10 0 10 10v1.5M31.5 8.8a7 7 0 0 1 0 13.4M37 30.5q7 1.5 7 9.5v1.5`),
  candle: line(
    'M17.5 41.5V26q0-2.5 2.5-2.5h8q2.5 0 2.5 2.5v15.5M8.5 41.5h31M24 23.5V20M24 4.5q5.5 5.5 5.5 9.5a5.5 5.5 0 0 1-11 0q0-4 5.5-9.5z',
  ),
  back: line(`${circle(24, 10, 6)}M8 41.5V33q0-10.5 10.5-10.5h11Q40 22.5 40 33v8.5M20 29h8M20 35.2h8M20 41.5h8`),
  neck: line(
    `${circle(28, 12.5, 8)}M12.5 41.5q0-8.5 8-10.5 3.5-1 3.5-5v-5.5M32.5 19.5V26q0 4 3.5 5 7.5 2 7.5 10.5M14.5 5.5q-4.5 7 0 14M8 8q-3 4.5 0 9`,
  ),
  spine: line(
    'M18 4.5h10.5v5.5H18zM15.5 15h10.5v5.5H15.5zM15.5 25.5h10.5V31H15.5zM18 36h10.5v5.5H18zM28.5 7.300h5M26 17.800h7.5M26 28.300h7.5M28.5 38.800h5',
  ),
  bone: `<g transform="rotate(-45 24 24)">${line('M21.5 20H10.5a5 5 0 1 0-7 4 5 5 0 1 0 7 4h8zM29.5 20h8a5 5 0 1 1 7 4 5 5 0 1 1-7 4h-11z')}</g>`,
  head: line(
    'M14.5 41.5v-7Q7.5 29.5 7.5 21A15.5 15.5 0 0 1 23 5.5q13 0 15 13l3.5 6q.8 1.5-1 2h-2V32q0 3.5-3.5 3.5h-4.5v6M23 14v12M17 20h12',
  ),
  joint: line(
    'M16.5 4.5v8.5q-5.5 2-5.5 6.5 0 4 4.5 4H19q5-3 10 0h3.5q4.5 0 4.5-4 0-4.5-5.5-6.5V4.5M16.5 43.5v-5.5q-5.5-1.5-5.5-5 0-3.5 4.5-3.5h17q4.5 0 4.5 3.5 0 3.5-5.5 5v5.5',
  ),
  limb: `<g transform="rotate(14 24 24)">${line('M15.5 5h17M18 5l4 24h4l4-24M19.5 16h9M24 29v13M21 43h6')}</g>`,
  burn: line(
    'M24.5 4.5q1 6.5 6.5 11.5T36.5 28a12.5 13.5 0 0 1-25 0q0-6.5 4.5-11.5 1 5 4 6 0-11 4.5-18zM24 41.5q-5-1-5-6 0-3 5-7 5 4 5 7 0 5-5 6z',
  ),
  bandage: `<g transform="rotate(-45 24 24)">${line('M11 14.5h26a9.5 9.5 0 0 1 0 19H11a9.5 9.5 0 0 1 0-19zM16 14.5v19M32 14.5v19', 'M21.5 21.5h.01M26.5 21.5h.01M21.5 26.5h.01M26.5 26.5h.01')}</g>`,
  hospital: line(
    'M7 41.5V21q0-2.5 2.5-2.5H15V9q0-2.5 2.5-2.5h13Q33 6.5 33 9v9.5h5.5Q41 18.5 41 21v20.5M3.5 41.5h41M24 12.5v9M19.5 17h9M19.5 41.5V34q0-2 2-2h5q2 0 2 2v7.5',
  ),
  doctor: line(
    `M11 6.5H9q-2.5 0-2.5 2.5v7a10 10 0 0 0 20 0V9q0-2.5-2.5-2.5h-2M16.5 26v6a9.5 9.5 0 0 0 19 0v-4${circle(35.5, 23.5, 4.5)}`,
  ),
  therapy: line(`${circle(21, 10.5, 4.5)}M42.5 30v5.5H14.5Q12 24 19.5 20.5L32 29M4 41.5h40`),
  calendar: line('M10 9.5h28q4 0 4 4v24q0 4-4 4H10q-4 0-4-4v-24q0-4 4-4zM6 19h36M15.5 5v8M32.5 5v8M17 29.5l5 5 9-9'),
  document: line('M12 5.5h17l10 10v22.5q0 3.5-3.5 3.5H12.5Q9 41.5 9 38V8.5q0-3 3-3zM28.5 6v10H39M16.5 25h15M16.5 33h15'),
  scales: line(
    'M24 6v35.5M14.5 41.5h19M7.5 11.5h33M9.5 11.5 3 27.5a6.5 6.5 0 0 0 13 0zM38.5 11.5l-6.5 16a6.5 6.5 0 0 0 13 0zM3 27.5h13M32 27.5h13',
  ),
  partly: `${line(round)}<path d="M24 5.5v37a18.5 18.5 0 0 1 0-37z"/>`,
};

export type PictureName = keyof typeof lineIcons;
/** Another drawing of each picture. Only the shape counts, for the ink is the theme's. */
export type IconSet = Readonly<Record<PictureName, string>>;
