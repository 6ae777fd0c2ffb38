import { drawing } from '#design-system/theme/drawing.ts';
import { bloom, botanical, bud, half, leavesAndStem, shade, stalk, twig } from './flower.ts';
import { inks as ink } from './inks.ts';

/** Over the first question on phones: an arch, buds at its tip. */
export const spray = botanical(
  '390 240',
  `
  ${stalk('M408 470C404 330 392 130 296 54 222-2 116 18 62 92 50 110 42 128 36 150', 5.5)}
  ${twig('M62 92C52 102 42 108 32 112M48 116C42 128 34 136 26 142M92 60C94 78 88 90 80 100M148 26C152 44 154 56 152 74M222 22C230 44 234 70 232 96M330 92C334 112 330 130 322 150', 3)}
  ${bud(35, 150, 188, 0.62)}
  ${bud(26, 141, 222, 0.7)}
  ${bud(32, 112, 238, 0.86)}
  ${half(80, 104, 152, 0.84)}
  ${bloom(154, 88, 10, 0.88, 1.02)}
  ${bloom(236, 110, -8, 1.24)}
  ${bloom(322, 166, 6, 1.42)}`,
  'xMaxYMax meet',
);
/** The whole plant, at the left of desktops. */
export const plant = botanical(
  '-10 20 620 800',
  `
  ${shade}
  ${stalk('M196 830C220 700 240 610 310 556 360 520 410 520 450 552', 6)}
  ${twig('M282 582C278 604 282 614 286 622M346 534C352 552 354 562 358 570M404 528C410 540 414 548 416 556M450 552C456 560 460 570 462 578', 4)}
  ${half(288, 630, 170, 1.1)}
  ${bud(358, 570, 176, 1.12)}
  ${bud(417, 556, 164, 0.92)}
  ${bud(463, 578, 156, 0.76)}
  ${leavesAndStem}
  ${twig('M460 206C470 214 480 220 488 224', 4)}
  ${bud(473, 250, 174, 0.9)}
  ${bud(488, 222, 124, 0.95)}
  ${bud(437, 192, 184, 1.1)}
  ${bloom(408, 172, 4, 0.94, 1.12)}
  ${bloom(106, 500, -14, 1.12, 1.3)}
  ${bloom(330, 206, -8, 1.6)}
  ${bloom(156, 382, 12, 1.75)}
  ${bloom(240, 252, -2, 1.95)}`,
  'xMinYMax meet',
);
/** Beside the answers on phones; its bloom touches the question. */
export const stem = botanical(
  '0 0 110 1000',
  `
  <path fill="${ink.leaf}" d="M52 572C40 510-6 446-60 424-54 500-8 556 52 572z"/>
  <path fill="${ink.leaf2}" opacity=".65" d="M52 572C40 510-6 446-60 424 0 430 46 500 52 572z"/>
  <path fill="none" stroke="${ink.p2}" stroke-opacity=".5" stroke-width="1.3" d="M52 572C40 510-6 446-60 424"/>
  ${stalk('M86 1000C84 890 78 780 70 700 58 560 18 420 30 250 34 190 44 120 52 60', 5)}
  ${twig('M32 236C20 226 14 214 12 204M27 330C40 318 48 306 52 296M28 400C16 392 8 380 4 370', 3)}
  ${bud(12, 206, -24, 0.72)}
  ${bud(53, 297, 28, 0.86)}
  ${half(4, 372, -30, 0.8)}
  ${bloom(54, 52, -4, 1.0)}`,
  'xMinYMin meet',
);
/** Under the question on desktops. */
export const pot = botanical(
  '0 0 500 600',
  `
  ${stalk('M150 580C170 470 210 380 292 336 356 302 420 312 456 352', 6)}
  ${twig('M262 356C262 374 266 386 270 396M330 322C338 340 342 350 344 360M396 322C404 336 408 344 410 352M456 352C464 362 468 370 470 378', 4)}
  ${half(270, 410, 168, 1.15)}
  ${bud(344, 360, 176, 1.12)}
  ${bud(411, 352, 166, 0.95)}
  ${bud(471, 378, 156, 0.8)}
  ${stalk('M140 590C110 480 84 360 108 220 114 186 122 160 130 130', 8)}
  <path fill="${ink.leaf}" d="M136 590C190 490 300 440 430 470 380 540 250 580 146 640z"/>
  <path fill="${ink.leaf2}" opacity=".6" d="M136 590C210 506 310 470 430 470 316 446 196 498 136 590z"/>
  <path fill="none" stroke="${ink.p2}" stroke-opacity=".5" stroke-width="1.5" d="M136 590C210 506 310 470 428 470"/>
  <path fill="none" stroke="${ink.leaf2}" stroke-opacity=".55" stroke-width="1.3" d="M144 594C220 524 310 492 404 484M150 606C220 548 290 520 376 506"/>
  <path fill="${ink.stem}" d="M110 610C90 500 30 420-70 400-50 500 20 580 110 640z"/>
  <path fill="${ink.leaf2}" opacity=".5" d="M110 610C70 520 10 450-70 400-10 420 90 480 110 610z"/>
  ${twig('M94 330C74 318 64 306 58 296M98 290C116 276 124 266 130 258M100 410C76 396 60 384 52 372', 4.5)}
  ${bud(58, 298, -26, 1.1)}
  ${bud(131, 259, 30, 1.25)}
  ${bloom(46, 350, -18, 0.8, 1.0)}
  ${bloom(132, 112, -4, 2.0)}`,
  'xMinYMax meet',
);
/** Who asks: a bloom in a round. */
export const face = botanical('-60 -60 120 120', `<circle r="58" fill="${ink.plum}"/>${bloom(0, 3, 0, 0.94)}`);

/** Twelve places on an arch: closed ones, and the blooms that open over them. */
const places = Array.from({ length: 12 }, (_, i) => {
  const x = -6 + (236 * (i + 0.5)) / 12;
  // the arch's height there: of its curve, by steps of the parameter
  const at = (t: number, [a, b, c, d]: readonly [number, number, number, number]) =>
    a * (1 - t) ** 3 + 3 * b * t * (1 - t) ** 2 + 3 * c * t ** 2 * (1 - t) + d * t ** 3;
  const steps = Array.from({ length: 201 }, (_, t) => t / 200);
  const near = steps.reduce((best, t) =>
    Math.abs(at(t, [0, 30, 150, 226]) - x) < Math.abs(at(best, [0, 30, 150, 226]) - x) ? t : best,
  );
  return { x: Math.round(x * 10) / 10, y: Math.round(at(near, [46, 2, -6, 32]) * 10) / 10, turn: [-18, 24, -12][i % 3] ?? 0 };
});
const arch = `<path d="M0 46C30 2 150-6 226 32" fill="none" stroke="${ink.stem}" stroke-width="2.4" stroke-linecap="round"/>`;
const mini = `<path fill="${ink.bright}" d="M0 0C-4-3-4-9 0-10 4-9 4-3 0 0zM0 0C4 1 7 6 5 9 2 10 0 5 0 0zM0 0C-4 1-7 6-5 9-2 10 0 5 0 0z"/><path fill="${ink.orchid}" d="M0 0C2-5 7-8 10-5 12-1 9 4 5 3 2 2 1 1 0 0zM0 0C-2-5-7-8-10-5-12-1-9 4-5 3-2 2-1 1 0 0z"/><circle r="2.4" cy="1" fill="${ink.honey}"/>`;
const each = (shape: string) =>
  places.map(({ x, y, turn }) => `<g transform="translate(${x} ${y})rotate(${turn})">${shape}</g>`).join('');
export const arc = {
  closed: drawing(
    '-6 -8 236 60',
    arch +
      each(
        `<path fill="${ink.page}" stroke="${ink.stem}" stroke-width="1.6" d="M0 0C-4 2-5 7-3 10-1.5 12 1.5 12 3 10 5 7 4 2 0 0z"/>`,
      ),
  ),
  open: drawing('-6 -8 236 60', each(mini)),
};

/** A petal with a tick, in two inks. */
export const petal = (ground: string, tick: string) =>
  drawing(
    '30 30',
    `<path fill="${ground}" d="M15 0c8 4 15 9.5 15 17.5C30 25 24 30 15 30S0 25 0 17.5C0 9.5 7 4 15 0z"/><path d="m8.5 17.5 4.5 4.5 8.5-10" fill="none" stroke="${tick}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>`,
  );

const disc = (sign: string) =>
  drawing(
    '44 44',
    `<circle cx="22" cy="22" r="22" fill="#fff"/><path d="${sign}" fill="none" stroke="${ink.violet}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>`,
  );
/** The round that sends an answer. */
export const send = disc('M13 22h18M24 14.5l7.5 7.5-7.5 7.5');
