import { bloom, botanical, bud, stalk, twig } from './flower.ts';
import { inks as ink } from './inks.ts';

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
  <path fill="url(#gf)" d="M170 832C120 776 20 752-60 796L-60 900H220z"/>
  <path fill="none" stroke="${ink.p1}" stroke-opacity=".35" stroke-width="1.5" d="M164 830C104 784 20 772-50 808M150 836C96 806 30 800-40 826"/>
  ${stalk('M196 830C220 700 240 610 310 556 360 520 410 520 450 552', 6)}
  ${twig('M282 582C278 600 282 620 290 630M352 532C356 548 366 566 372 580M450 552C458 562 462 574 464 584', 4)}
  ${bloom(286, 656, -10, 0.97, 1.08)}
  ${bloom(376, 606, 8, 1.0)}
  ${bud(464, 584, 170, 0.9)}
  ${stalk('M178 830C150 640 30 380 140 190 206 76 350 54 428 148 454 180 466 212 472 250', 9)}
  <path fill="${ink.leaf}" d="M186 820C230 720 350 660 470 690 430 760 300 810 190 860z"/>
  <path fill="${ink.leaf2}" opacity=".6" d="M186 820C250 742 360 700 470 690 350 670 236 720 186 820z"/>
  <path fill="none" stroke="${ink.p2}" stroke-opacity=".5" stroke-width="1.5" d="M186 820C250 742 360 700 468 690"/>
  <path fill="none" stroke="${ink.leaf2}" stroke-opacity=".55" stroke-width="1.3" d="M192 824C250 762 340 724 440 706M196 836C260 786 330 756 410 732"/>
  <path fill="${ink.stem}" d="M150 830C130 720 60 640-40 620-20 720 60 800 150 860z"/>
  <path fill="${ink.leaf2}" opacity=".55" d="M150 830C110 740 40 670-40 620 20 640 130 700 150 830z"/>
  <path fill="none" stroke="${ink.p2}" stroke-opacity=".45" stroke-width="1.5" d="M150 830C110 740 40 670-38 621"/>
  <path fill="none" stroke="${ink.leaf2}" stroke-opacity=".5" stroke-width="1.3" d="M142 830C96 756 40 704-24 662M132 834C90 784 50 748 2 716"/>
  ${twig('M82 410C94 430 104 446 110 460M104 262C122 290 142 320 152 340M176 140C200 170 220 200 232 220M270 88C294 120 314 146 326 170M360 92C378 112 392 128 400 140M428 148C436 166 438 180 436 190', 4.5)}
  ${bloom(470, 282, 18, 0.9, 1.1)}
  ${bloom(416, 172, 6, 1.3)}
  ${bloom(106, 500, -14, 1.12, 1.3)}
  ${bloom(330, 206, -8, 1.6)}
  ${bloom(156, 382, 12, 1.75)}
  ${bloom(240, 252, -2, 1.95)}`,
  'xMinYMax meet',
);
