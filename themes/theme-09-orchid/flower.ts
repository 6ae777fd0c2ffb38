import { drawing } from '#design-system/theme/drawing.ts';
import { inks as ink } from './inks.ts';

const gradients = `
  <radialGradient id="gs" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="54">
  <stop offset=".1" stop-color="${ink.p0}"/>
  <stop offset=".42" stop-color="${ink.p1}"/>
  <stop offset=".8" stop-color="${ink.p2}"/>
  <stop offset="1" stop-color="${ink.p3}"/>
  </radialGradient>
  <radialGradient id="gp" gradientUnits="userSpaceOnUse" cx="0" cy="-2" r="58">
  <stop offset=".06" stop-color="${ink.p0}"/>
  <stop offset=".26" stop-color="${ink.p1}"/>
  <stop offset=".62" stop-color="${ink.p2}"/>
  <stop offset=".92" stop-color="${ink.p3}"/>
  </radialGradient>
  <linearGradient id="gl" x1="0" y1="0" x2="0" y2="1">
  <stop offset="0" stop-color="${ink.bright}"/>
  <stop offset="1" stop-color="${ink.plum}"/>
  </linearGradient>
  <linearGradient id="gb" x1="0" y1="0" x2="1" y2="1">
  <stop offset="0" stop-color="${ink.p2}"/>
  <stop offset=".55" stop-color="${ink.p1}"/>
  <stop offset="1" stop-color="${ink.p0}"/>
  </linearGradient>
  <linearGradient id="gf" x1="0" y1="0" x2="1" y2="0">
  <stop offset="0" stop-color="${ink.leaf}"/>
  <stop offset="1" stop-color="${ink.leaf2}"/>
  </linearGradient>`;
const shapes = `
  <g id="bloom">
  <g stroke="${ink.edge}" stroke-width=".8" fill="url(#gs)">
  <path d="M0-4C-9-11-16-25-13-38-11-47-5-51 1-53 6-50 11-46 12-38 15-25 8-11 0-4z"/>
  <path d="M2 0C13 4 28 17 33 32 36 42 33 49 25 49 14 47 4 30 1 9z"/>
  <path d="M-2 0C-14 3-29 16-34 31-37 41-34 48-27 49-15 47-4 31-1 9z"/>
  </g>
  <path d="M-1 -12Q-3 -24 -9 -40M-1 -12Q-2 -27 -5 -47M0 -12Q0 -28 0 -49M1 -12Q2 -27 5 -47M1 -12Q3 -24 9 -40M8 11Q13 19 27 30M7 12Q14 22 27 37M7 12Q14 23 25 41M6 12Q12 23 20 41M5 13Q10 21 14 38M-5 13Q-10 21 -14 38M-6 12Q-12 23 -20 41M-7 12Q-14 23 -25 41M-7 12Q-14 22 -27 37M-8 11Q-13 19 -27 30" fill="none" stroke="${ink.vein}" stroke-width=".6" opacity=".75"/>
  <g stroke="${ink.edge}" stroke-width=".8" fill="url(#gp)">
  <path d="M3-4C7-16 19-31 34-33 40-34 45-30 49-28 54-24 57-17 56-10 57-4 54 3 49 8 45 13 38 16 31 15 20 14 8 6 3 0z"/>
  <path d="M-3-4C-8-17-20-30-35-32-41-33-46-29-50-26-55-22-57-15-56-8-56-2-53 5-48 9-43 14-37 16-30 15-19 13-8 5-3 0z"/>
  </g>
  <path d="M11 -7Q22 -13 32 -30M11 -6Q24 -12 38 -28M11 -6Q26 -11 44 -24M12 -5Q28 -9 48 -18M12 -4Q28 -8 50 -12M12 -3Q28 -6 50 -6M12 -3Q28 -4 49 1M12 -2Q27 -2 46 7M12 -1Q25 -0 41 11M-12 -1Q-25 -0 -41 11M-12 -2Q-27 -2 -46 7M-12 -3Q-28 -4 -49 1M-12 -3Q-28 -6 -50 -6M-12 -4Q-28 -8 -50 -12M-12 -5Q-28 -9 -48 -18M-11 -6Q-26 -11 -44 -24M-11 -6Q-24 -12 -38 -28M-11 -7Q-22 -13 -32 -30" fill="none" stroke="${ink.vein}" stroke-width=".6" opacity=".75"/>
  <path fill="${ink.plum}" opacity=".22" d="M-6 8C-15 17-17 27-12 33-8 36-3 37 0 44 3 37 8 36 12 33 17 27 15 17 6 8z"/>
  <path fill="${ink.bright}" d="M-1 6C-7-2-16-3-20 3-22 10-16 17-8 16-4 15-2 12-1 8zM1 6C7-2 16-3 20 3 22 10 16 17 8 16 4 15 2 12 1 8z"/>
  <path fill="none" stroke="${ink.p2}" stroke-width=".8" d="M-4 8C-9 3-14 2-18 5M-5 10C-10 7-14 8-17 11M4 8C9 3 14 2 18 5M5 10C10 7 14 8 17 11"/>
  <path fill="url(#gl)" d="M-4 10C-11 16-14 24-10 30-6 33-2 35 0 42 2 35 6 33 10 30 14 24 11 16 4 10z"/>
  <path fill="none" stroke="${ink.violet}" stroke-width="1.1" stroke-linecap="round" d="M0 40C-1 46-8 48-10 43M0 40C1 46 8 48 10 43"/>
  <path fill="none" stroke="${ink.p2}" stroke-width=".8" opacity=".8" d="M0 14V34M-4 15C-8 20-8 25-6 29M4 15C8 20 8 25 6 29"/>
  <path fill="${ink.honey}" d="M-5 9C-3 7 3 7 5 9 4 13-4 13-5 9z"/>
  <path fill="${ink.p3}" stroke="${ink.edge}" stroke-width=".6" d="M-4.5-7C-6-2-5 5 0 8 5 5 6-2 4.5-7 2-10-2-10-4.5-7z"/>
  <path fill="none" stroke="${ink.edge}" stroke-width=".9" stroke-linecap="round" d="M-4-3C-2.5-5 2.5-5 4-3"/>
  <path fill="none" stroke="${ink.p2}" stroke-width="1" d="M-3.5 0C-3 3-1.5 5.5 0 6.5"/>
  </g>
  <g id="bud">
  <path fill="url(#gb)" stroke="${ink.edge}" stroke-width=".8" d="M0 0C-9-3-14-14-11-24-9-31-4-34 1-35 8-32 13-25 12-16 11-8 6-2 0 0z"/>
  <path fill="none" stroke="${ink.violet}" stroke-width=".8" opacity=".6" d="M-1-2C-5-12-5-24 1-34M1-2C6-10 8-20 5-30"/>
  <path fill="${ink.stem}" d="M-4-1C-2 2 2 2 4-1 3-5-3-5-4-1z"/>
  </g>
  <g id="half">
  <g stroke="${ink.edge}" stroke-width=".8" fill="url(#gs)">
  <path d="M0 0C-15-3-29-18-30-35-30-44-21-47-15-40-7-30-2-14 0 0z"/>
  <path d="M0 0C15-3 30-17 31-33 32-43 23-46 16-40 8-31 3-14 0 0z"/>
  </g>
  <path fill="url(#gl)" d="M8-40C11-52 20-54 21-46 21-41 15-36 8-34z"/>
  <path stroke="${ink.edge}" stroke-width=".8" fill="url(#gs)" d="M0 0C-13-8-16-30-8-45-3-53 5-53 9-45 16-30 12-8 0 0z"/>
  <path fill="none" stroke="${ink.vein}" stroke-width=".7" d="M0-6C-4-18-4-34-2-46M1-6C5-18 6-32 5-43M-1-6C-9-18-10-28-9-38M-8-8C-18-17-24-27-26-38M9-8C18-17 24-26 27-36"/>
  <path fill="${ink.stem}" d="M-6-2C-4 4 4 4 6-2 3-6-3-6-6-2z"/>
  </g>`;
/** A scene with the flower's shapes, each drawn once. */
export const botanical = (viewBox: string, body: string, fit?: string) =>
  drawing(viewBox, `<defs>${gradients}${shapes}</defs>${body}`, fit);

const put =
  (shape: string) =>
  (x: number, y: number, turn: number, size: number, high = size) =>
    `<use href="#${shape}" transform="translate(${x} ${y})rotate(${turn})scale(${size} ${high})"/>`;
export const bloom = put('bloom');
export const bud = put('bud');
export const half = put('half');
const line = (d: string, width: number, color: string, more = '') =>
  `<path fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" d="${d}"${more}/>`;
/** A stem with one light line. */
export const stalk = (d: string, width: number) =>
  line(d, width, ink.stem) + line(d, Math.round(width * 3) / 10, ink.leaf2, ` transform="translate(-1 -1)"`);
export const twig = (d: string, width: number) => line(d, width, ink.stem);

/** What stands behind the whole plant, and its tall stem with the leaves: the same in bud and in bloom. */
export const shade = `
  <path fill="url(#gf)" d="M170 832C120 776 20 752-60 796L-60 900H220z"/>
  <path fill="none" stroke="${ink.p1}" stroke-opacity=".35" stroke-width="1.5" d="M164 830C104 784 20 772-50 808M150 836C96 806 30 800-40 826"/>`;
export const leavesAndStem = `
  ${stalk('M178 830C150 640 30 380 140 190 206 76 350 54 428 148 454 180 466 212 472 250', 9)}
  <path fill="${ink.leaf}" d="M186 820C230 720 350 660 470 690 430 760 300 810 190 860z"/>
  <path fill="${ink.leaf2}" opacity=".6" d="M186 820C250 742 360 700 470 690 350 670 236 720 186 820z"/>
  <path fill="none" stroke="${ink.p2}" stroke-opacity=".5" stroke-width="1.5" d="M186 820C250 742 360 700 468 690"/>
  <path fill="none" stroke="${ink.leaf2}" stroke-opacity=".55" stroke-width="1.3" d="M192 824C250 762 340 724 440 706M196 836C260 786 330 756 410 732"/>
  <path fill="${ink.stem}" d="M150 830C130 720 60 640-40 620-20 720 60 800 150 860z"/>
  <path fill="${ink.leaf2}" opacity=".55" d="M150 830C110 740 40 670-40 620 20 640 130 700 150 830z"/>
  <path fill="none" stroke="${ink.p2}" stroke-opacity=".45" stroke-width="1.5" d="M150 830C110 740 40 670-38 621"/>
  <path fill="none" stroke="${ink.leaf2}" stroke-opacity=".5" stroke-width="1.3" d="M142 830C96 756 40 704-24 662M132 834C90 784 50 748 2 716"/>
  ${twig('M82 410C94 430 104 446 110 460M104 262C122 290 142 320 152 340M176 140C200 170 220 200 232 220M270 88C294 120 314 146 326 170M360 92C378 112 392 128 400 140M428 148C436 166 438 180 436 190', 4.5)}`;
