import { bloom, botanical, bud, leavesAndStem, shade, stalk, twig } from './flower.ts';

/** The arch with every bud open; one at the tip is left for what comes next. */
export const openSpray = botanical(
  '390 240',
  `
  ${stalk('M408 470C404 330 392 130 296 54 222-2 116 18 62 92 50 110 42 128 36 150', 5.5)}
  ${twig('M62 92C50 104 44 116 42 124M92 60C92 84 86 104 82 112M160 22C158 40 156 60 152 70M240 26C242 48 240 66 238 90M334 94C340 112 340 130 334 150M36 150C36 160 32 170 28 176', 3)}
  ${bud(30, 176, 190, 0.6)}
  ${bloom(72, 138, 14, 0.84, 1.0)}
  ${bloom(154, 76, 8, 1.14)}
  ${bloom(246, 104, -8, 1.34)}
  ${bloom(332, 166, 8, 1.32, 1.4)}`,
  'xMaxYMax meet',
);
/** The same on desktops. */
export const openPlant = botanical(
  '-10 20 620 800',
  `
  ${shade}
  ${stalk('M196 830C220 700 240 610 310 556 360 520 410 520 450 552', 6)}
  ${twig('M282 582C278 600 282 620 290 630M352 532C356 548 366 566 372 580M450 552C458 562 462 574 464 584', 4)}
  ${bloom(286, 656, -10, 0.97, 1.08)}
  ${bloom(376, 606, 8, 1.0)}
  ${bud(464, 584, 170, 0.9)}
  ${leavesAndStem}
  ${bloom(470, 282, 18, 0.9, 1.1)}
  ${bloom(416, 172, 6, 1.3)}
  ${bloom(106, 500, -14, 1.12, 1.3)}
  ${bloom(330, 206, -8, 1.6)}
  ${bloom(156, 382, 12, 1.75)}
  ${bloom(240, 252, -2, 1.95)}`,
  'xMinYMax meet',
);
