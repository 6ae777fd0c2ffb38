import { drawing } from '#design-system/theme/drawing.ts';
import { black, pale, white, yellow } from './inks.ts';

/** A conifer with its tip at a place, 60 units high. */
const tree = ([x, y, scale]: readonly [number, number, number]) =>
  `<path transform="translate(${x} ${y})scale(${scale})" d="M0 0l9 18H5.4l7.2 16.2H8.4l7.8 17.4H2.7v8.4h-5.4v-8.4h-13.5l7.8-17.4h-4.2l7.2-16.2H-9z"/>`;

/** A chevron plate on its post, standing on a place. */
const chevron = ([x, y, scale]: readonly [number, number, number]) =>
  `<g transform="translate(${x} ${y})scale(${scale})"><path d="M0-13.2V0" stroke="${black}" stroke-width="3.1"/><rect x="-12" y="-44.4" width="24" height="31.2" rx="2.2" fill="${yellow}" stroke="${black}" stroke-width="2.1"/><path d="M-7.2-40.6H1l7.6 11.8L1-17h-8.2l7.7-11.8z"/></g>`;

/** Two rows of hills with one contour. */
const hills = (far: string, near: string, width: number) =>
  `<g stroke="${black}" stroke-width="${width}" stroke-linejoin="round"><path d="${far}" fill="${pale}"/><path d="${near}" fill="${yellow}"/></g>`;

const stroke = (d: string, ink: string, width: number, dashes = '') =>
  `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${width}"${dashes && ` stroke-dasharray="${dashes}"`}/>`;

const tick = `<path d="M122 204l52 54L284 138" fill="none" stroke="${black}" stroke-width="42"/>`;

/** The warning diamond: edge, inset border, face, two bolts. */
const diamond = (inner = '') =>
  drawing(
    '400 400',
    `<g transform="rotate(45 200 200)" fill="${yellow}" stroke="${black}"><rect x="61" y="61" width="278" height="278" rx="27" stroke-width="4"/><rect x="74" y="74" width="252" height="252" rx="17" stroke-width="9"/></g><circle cx="200" cy="48" r="5.5"/><circle cx="200" cy="352" r="5.5"/>${stroke('M197 45l6 6m0-6l-6 6m0 298l6 6m0-6l-6 6', yellow, 1.6)}${inner}`,
  );
export const sign = diamond();
export const tickedSign = diamond(tick);

/** The small diamond of an answer; chosen, its edge is white. */
export const plate = (edge: string) =>
  drawing(
    '68 68',
    `<g transform="rotate(45 34 34)" fill="${yellow}"><rect x="10.5" y="10.5" width="47" height="47" rx="6" stroke="${edge}" stroke-width="2.8"/><rect x="14" y="14" width="40" height="40" rx="3.5" stroke="${black}" stroke-width="2.4"/></g>`,
  );

const arrowPath = 'M2 11.5h18L13.5 2h10L38 16 23.5 30h-10L20 20.5H2z';
export const arrow = drawing('40 32', `<path d="${arrowPath}"/>`);
export const arrowOutline = drawing(
  '40 32',
  `<path d="${arrowPath}" fill="none" stroke="#000" stroke-width="3" stroke-linejoin="round"/>`,
);

/** The start's road, which bends to the right: a phone's and a desktop's. */
export const bend = drawing(
  '390 190',
  `${hills('M-4 104C18 80 40 66 62 62c26-4 44 18 70 34 40 6 120 6 160-8 26-20 52-40 74-40 12 0 22 10 30 20v122H-4z', 'M-4 128C40 98 90 92 140 100s110 2 158-14c30-10 62-14 96-12v116H-4z', 3.5)}<path d="M-4 150C90 112 236 126 330 83l14-5 10 1c2 14 16 34 40 47v66H-4z"/>${stroke('M-4 160C96 121 240 133 334 86', white, 3.5)}${stroke('M40 190C150 150 290 140 344 84', yellow, 4.5, '26 16')}${stroke('M350 84c4 18 18 38 44 52', white, 3)}${(
    [
      [352, 50, 0.57],
      [388, 44, 1.03],
      [371, 46, 0.73],
    ] as const
  )
    .map(tree)
    .join('')}${(
    [
      [104, 129, 1],
      [66, 136, 1.375],
      [20, 148, 1.92],
    ] as const
  )
    .map(chevron)
    .join('')}`,
);
export const wideBend = drawing(
  '1440 380',
  `${hills('M-8 150C70 60 150 40 240 92s130 40 240 26 150-70 250-60 150 60 240 58 160-96 262-100 150 60 216 86v280H-8z', 'M-8 196C120 128 240 122 400 152s290 20 440-10 330-50 616-24v270H-8z', 5)}<path d="M-8 300C330 168 870 214 1186 138l52-8 26 2c14 34 80 90 184 124v130H-8z"/>${stroke('M-8 318C340 186 880 228 1190 143', white, 6)}${stroke('M120 386C460 250 1000 250 1222 142', yellow, 9, '64 40')}${stroke('M1254 140c22 44 100 104 196 134', white, 6)}${(
    [
      [1120, 84, 0.93],
      [1146, 92, 0.73],
      [1086, 76, 1.2],
      [1290, 90, 1],
      [1322, 82, 1.4],
      [1366, 78, 1.97],
      [1424, 72, 2.8],
      [40, 100, 0.83],
      [70, 82, 1.07],
    ] as const
  )
    .map(tree)
    .join('')}${(
    [
      [748, 218, 1.5],
      [676, 218, 2],
      [38, 296, 4.33],
    ] as const
  )
    .map(chevron)
    .join('')}`,
  'xMidYMax slice',
);

/** The straight road of a question's desktop and of the thank-you page. */
export const straight = drawing(
  '1440 200',
  `${hills('M-8 66C160 10 300 8 470 44s330 16 520-14 340-20 466 22v160H-8z', 'M-8 96C260 60 500 64 740 78s500 6 716-18v150H-8z', 5)}<path d="M600 74h240l560 126H40z"/>${stroke('M610 77 92 200M830 77l518 123', white, 5)}${stroke('M682 78 500 200M758 78l182 122', white, 7, '18 14 30 22 46 40')}${(
    [
      [150, 16, 1.27],
      [200, 32, 0.9],
      [106, 6, 1.53],
      [1290, 8, 1.33],
      [1334, 34, 1],
      [1250, 40, 0.87],
    ] as const
  )
    .map(tree)
    .join('')}`,
  'xMidYMax slice',
);
export const ahead = drawing(
  '390 190',
  `${hills('M-4 84C30 60 54 52 86 62s60 22 110 18 70-30 110-26 60 14 92 30v110H-4z', 'M-4 104C60 88 140 90 200 96s130 0 196-10v110H-4z', 3.5)}${(
    [
      [40, 48, 0.93],
      [66, 60, 0.63],
      [18, 38, 1.23],
      [352, 52, 0.8],
      [376, 40, 1.1],
    ] as const
  )
    .map(tree)
    .join('')}<path d="M150 95h90l170 100H-20z"/>${stroke('M154 97-2 190M236 97l158 93', white, 3.5)}`,
);
export const wideAhead = drawing(
  '1440 380',
  `${hills('M-8 120C90 60 180 50 290 84s220 50 380 30 250-70 400-46 250 30 380 16v300H-8z', 'M-8 164C220 120 500 128 740 150s500 4 710-26v260H-8z', 5)}${(
    [
      [70, 60, 1.6],
      [126, 80, 1.1],
      [20, 42, 2.17],
      [1300, 76, 1.07],
      [1350, 48, 1.53],
      [1410, 18, 2.13],
      [1262, 96, 0.77],
    ] as const
  )
    .map(tree)
    .join(
      '',
    )}<path d="M610 146h230l780 240H-160z"/>${stroke('M622 149-90 370M826 149l724 221', white, 6)}${stroke('M724 150v240', yellow, 10, '26 20 44 32 70 50')}`,
  'xMidYMax slice',
);

/** One field of the gantry's truss. */
export const truss = drawing(
  '72 52',
  stroke('M-36 44L0 8l36 36L72 8l36 36', black, 5) + stroke('M0 8h72M0 44h72', black, 8),
  'none',
);

/** Two perforated posts, which carry the boards; `end` is the distance from each side. */
export const posts = (end: string, width = 12) => {
  const places = [end, `calc(100% - ${end})`];
  const holes = places.map(
    (x) =>
      `radial-gradient(circle, ${black} ${width * 0.22}px, transparent ${width * 0.26}px) ${x} 0 / ${width}px ${width * 1.2}px repeat-y`,
  );
  const bars = places.map((x) => `linear-gradient(${white}, ${white}) ${x} 0 / ${width}px 100% no-repeat`);
  return [...holes, ...bars].join(', ');
};
