import { drawing } from '#design-system/theme/drawing.ts';
import { blue, dusk, haze, white } from './inks.ts';
import { towers } from './towers.ts';

const size = '1440 560';
const fit = 'xMidYMax slice';

/** A tone that goes over into another toward the foot. */
const tone = (id: string, ...stops: readonly (readonly [offset: number, ink: string, opacity?: number])[]) =>
  `<linearGradient id="${id}" x2="0" y2="1">${stops.map(([offset, ink, opacity = 1]) => `<stop offset="${offset}" stop-color="${ink}" stop-opacity="${opacity}"/>`).join('')}</linearGradient>`;
const cloudTones =
  tone('white', [0, '#fff'], [0.45, '#f2f9ff'], [1, '#bfdffa', 0]) +
  tone('soft', [0, '#fff'], [0.6, '#d3e9fc', 0.9], [1, '#b9dcf9', 0]);

/**
 * A cloud: arcs on a flat base, white at the top and clear at the foot.
 * @param start the left end of its base
 * @param arcs radius and end of each
 */
const cloud = (fill: 'white' | 'soft' | 'thin', start: string, arcs: string) =>
  `<path d="M${start}${arcs
    .split(', ')
    .map((arc) => arc.replace(/^\S+/, (radius) => `A${radius} ${radius} 0 0 1`))
    .join('')}z" fill="url(#${fill})"/>`;

/** The tall cloud behind the city, one over the bridge, and streaks. */
export const clouds = drawing(
  size,
  [
    cloudTones,
    '<path d="M1090 196q150-24 350-8-170 0-350 8zM1200 168q90-10 190-2-90 2-190 2zM0 300q90-16 220-6-120 2-220 6z" fill="#fff" opacity=".6"/>',
    cloud(
      'white',
      '657 472',
      '24 673 431, 27 696 405, 30 722 372, 31 742 337, 34 769 292, 36 797 249, 37 832 209, 41 889 182, 43 959 202, 36 996 241, 32 1019 264, 36 1054 298, 36 1088 331, 31 1115 358, 34 1150 388, 32 1184 419, 27 1213 442, 20 1233 472',
    ),
    cloud('soft', '752 472', '21 774 422, 23 802 354, 19 821 303, 25 856 341, 24 882 389, 25 919 428, 21 944 472'),
    cloud(
      'soft',
      '890 472',
      '21 923 444, 24 952 400, 27 973 350, 22 1018 342, 24 1039 385, 23 1073 414, 25 1107 439, 25 1134 472',
    ),
    cloud('white', '800 472', '23 834 448, 23 866 410, 20 889 373, 25 933 393, 25 960 424, 24 990 444, 23 1016 472'),
    cloud('white', '1018 472', '21 1041 446, 25 1075 427, 20 1104 399, 21 1141 414, 22 1169 436, 21 1193 448, 21 1222 472'),
    cloud(
      'soft',
      '117 472',
      '32 156 435, 33 196 420, 27 223 382, 34 267 349, 27 312 334, 31 360 350, 26 392 381, 32 434 404, 27 465 424, 32 502 436, 32 543 472',
    ),
    cloud('white', '281 472', '24 308 444, 24 334 427, 26 366 398, 21 405 394, 20 432 418, 25 465 436, 21 488 448, 22 518 472'),
    cloud('white', '132 472', '22 163 446, 21 184 435, 24 221 415, 21 257 426, 22 285 444, 21 305 450, 22 339 472'),
  ].join(''),
  fit,
);

/** A pylon of the bridge with its cables. */
const pylon = (x: number) => {
  const cables = Array.from({ length: 6 }, (_, n) => {
    const reach = Math.round(118 - n * 18.4);
    return `M${x} ${373 + n * 9}L${x - reach} 481M${x} ${373 + n * 9}L${x + reach} 481`;
  });
  return `<path d="${cables.join('')}" stroke="#2c66a6" stroke-width=".9" opacity=".8"/><path d="M${x - 9} 516l7-158h4l9 158h-5l-6-90-4 90z" fill="#1f5797"/>`;
};
const row = (outline: string, id: string) => `<path d="${outline}" fill="url(#${id})"/>`;

/** Three rows of towers in haze, a bridge, low clouds before them. */
export const city = drawing(
  size,
  [
    cloudTones,
    tone('thin', [0, '#f4faff', 0.95], [1, '#cfe8fc', 0]),
    tone('far', [0, '#8fbfe9'], [1, '#eaf4fd']),
    tone('middle', [0, '#4d87c2'], [1, '#e4f1fc']),
    tone('near', [0, '#1f5797'], [1, '#d4e7f8']),
    tone('mist', [0, haze, 0], [0.7, haze]),
    row(towers.far, 'far'),
    cloud('thin', '473 474', '26 517 449, 27 552 446, 30 587 440, 32 634 438, 28 671 446, 27 704 448, 28 738 444, 33 794 474'),
    row(towers.middle, 'middle'),
    cloud('thin', '802 478', '22 835 456, 23 880 444, 24 912 434, 20 942 434, 24 974 443, 23 1018 455, 24 1080 478'),
    pylon(120),
    pylon(350),
    '<path d="M-10 486Q240 476 480 486" stroke="#1f5797" stroke-width="4" fill="none"/>',
    row(towers.near, 'near'),
    `<path d="${towers.windows}" stroke="#eaf5ff" stroke-width="2.6" stroke-dasharray="3.4 5" opacity=".62"/>`,
    '<path d="M-10 420H1450V620H-10z" fill="url(#mist)"/>',
    cloud(
      'soft',
      '280 566',
      '28 324 537, 27 353 530, 27 385 504, 33 429 484, 30 476 485, 31 517 502, 30 552 521, 28 583 531, 31 615 535, 30 662 566',
    ),
    cloud(
      'soft',
      '828 566',
      '26 864 538, 31 898 526, 26 931 500, 29 967 473, 31 1010 455, 32 1057 458, 29 1096 476, 29 1132 498, 25 1164 516, 29 1201 529, 28 1229 533, 32 1279 566',
    ),
    cloud(
      'soft',
      '-55 566',
      '29 -15 534, 29 17 521, 30 55 491, 29 101 473, 30 149 487, 29 186 511, 26 219 530, 29 253 539, 26 292 566',
    ),
    cloud(
      'soft',
      '1222 566',
      '27 1258 536, 30 1298 519, 27 1332 486, 33 1388 481, 31 1429 506, 27 1463 529, 27 1492 533, 33 1543 566',
    ),
    cloud('soft', '608 566', '32 655 532, 34 685 526, 30 724 507, 33 776 504, 34 820 522, 31 848 530, 33 883 533, 33 933 566'),
  ].join(''),
  fit,
);

export const birds = drawing(
  '64 50',
  `<path d="M17 14q8-8 13-1 6-7 14 1M44 6q4-5 8-1 3-4 8 1M2 40q5-5 8-1 4-4 9 1" fill="none" stroke="${dusk}" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/>`,
);

/** Progress: the cloud that carries the number, a stop ahead, a stop passed, the town at the end. */
export const puff = drawing(
  '58 30',
  `<path d="M3 29A6.5 6.5 0 0 1 5 16.5A8 8 0 0 1 15 9.2A10.5 10.5 0 0 1 34 7A9 9 0 0 1 47 15A7 7 0 0 1 54 29z" fill="${white}"/>`,
);
export const stopAhead = drawing('8 8', `<circle cx="4" cy="4" r="2.6" fill="${haze}" stroke="${dusk}" stroke-width="1.2"/>`);
export const stopPassed = drawing('8 8', `<circle cx="4" cy="4" r="3.4" fill="${dusk}"/>`);
export const town = drawing('20 30', `<path d="M0 30V18h6v-6h5V5l2.5-5L16 5v7h4v18z" fill="${dusk}"/>`);

export const disc = drawing(
  '30 30',
  `<circle cx="15" cy="15" r="15" fill="#dceefd"/><path d="M9 15.5 13.3 20 21.5 11" fill="none" stroke="${blue}" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/>`,
);
