import { drawing } from '#design-system/theme/drawing.ts';
import { amber, deep, navy, white } from './inks.ts';

const round = (value: number) => String(Math.round(value * 10) / 10);

/** One row of waves, filled down to `foot`: a near row washes over what stands in the sea. */
function waves(from: number, to: number, y: number, width: number, height: number, foot: number): string {
  const half = round(width / 2);
  const count = Math.ceil((to - from) / width) + 1;
  const path = `M${round(from - width)} ${y}q${round(width / 4)} ${round(-height)} ${half} 0t${half} 0${`t${half} 0t${half} 0`.repeat(count)}`;
  return `<path d="${path}V${foot}H${round(from - width)}z"/>`;
}

/** Rows that grow towards the viewer. */
const sea = (from: number, to: number, rows: readonly number[], width: number, height: number, foot: number) =>
  rows.map((y, row) => waves(from + (row % 2) * (width / 2), to, y, width * 1.15 ** row, height * 1.15 ** row, foot)).join('');

const water = (rows: string, line: number) =>
  `<g fill="${navy}" stroke="#9fbbe4" stroke-width="${line}" stroke-linejoin="round">${rows}</g>`;

/** The lighthouse with its lamp at 0 0 and its foot some 330 below, on a rock. */
const tower = `<g stroke="${white}" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round" fill="${navy}"><path d="M-120 372q6-34 40-40 10-26 44-24h66q30-2 42 22 40 2 50 42"/><path d="M-37 310-22 66h44l15 244z"/><path d="M-33.5 252-30.3 200h60.6l3.2 52zM-27.5 154-24.6 106h49.2l2.9 48z" fill="${white}"/><path d="M-44 312q44 14 88 0v-8q-44 12-88 0z"/><path d="M-30 66q-7-2-9-11h78q-2 9-9 11z"/><path d="M-39 55V40M-26 55V40M-13 55V40M0 55V40M13 55V40M26 55V40M39 55V40M-41 40h82" fill="none"/><path d="M-19 40V-15h38V40z" fill="#17365f"/><path d="M-19 22h38M-6.5-15v55M6.5-15v55" fill="none"/><path d="M-24-15q4-27 24-29 20 2 24 29z" fill="${white}"/><path d="M0-44v-15M-4-62a4 4 0 1 0 8 0 4 4 0 1 0-8 0" fill="none"/><path d="M-7 310v-27q7-10 14 0v27z" fill="#17365f"/><path d="M-4 170h8v16h-8zM-4 78h8v15h-8z" fill="#17365f"/><path d="M-4 221h8v15h-8z" stroke="${navy}"/><path d="M-84 358q14-12 30-8M-52 338q14-10 30-4M34 352q14-10 34-2M60 332q12 2 20 12M-10 352q16-8 28 0" fill="none"/></g><circle cy="10" r="19" fill="#ffd98a" opacity=".35"/><circle cy="10" r="9" fill="#fff3d0"/>`;

const at = (x: number, y: number, scale: number, what: string) =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${what}</g>`;

const gulls = (places: readonly (readonly [number, number, number])[]) =>
  `<g fill="none" stroke="#cbd9ee" stroke-width="2.2" stroke-linecap="round">${places.map(([x, y, scale]) => at(x, y, scale, '<path d="M0 0q7-8 13 0 6-8 13 0"/>')).join('')}</g>`;

const boat = `<g stroke="${white}" stroke-width="2.2" stroke-linejoin="round" fill="${navy}"><path d="M-46 0h92l-16 24h-60z"/><path d="M0-4v-86q38 24 52 82z" fill="${white}"/><path d="M-6-8v-66q-28 24-36 66z"/><path d="M0-4V-98M-30 12h54"/></g>`;

/** Below the picture: the line that closes a row of waves must not show. */
const foot = 440;

/** The harbour by night, its lamp at 322 92 of a scene whose right 390 units a phone shows, and a desktop all. */
const west = -2200;
const harbourBox = `${west} 0 ${390 - west} 430`;
const harbour = (boats: string) =>
  drawing(
    harbourBox,
    `${water(sea(west, 400, [364, 376], 30, 3.6, foot), 1.6)}${at(322, 92, 0.86, tower)}${boats}${water(sea(west, 400, [392, 408], 44, 4.8, foot), 1.8)}${gulls(
      [
        [214, 280, 0.8],
        [188, 302, 0.55],
      ],
    )}`,
    'xMaxYMax meet',
  );
export const nightHarbour = harbour('');
/** The boat has come home. */
export const safeHarbour = harbour(at(112, 362, 0.95, boat));

const light = (id: string, from: number, to: number, stops: readonly (readonly [number, number])[]) =>
  `<defs><linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${from}" x2="${to}" y1="0" y2="0">${stops.map(([offset, opacity], index) => `<stop offset="${offset}" stop-color="${index === 0 ? '#ffe2a1' : '#ffd27a'}" stop-opacity="${opacity}"/>`).join('')}</linearGradient></defs>`;

/** The beam of that lamp, and the light behind it. It is weak where words lie on it. */
export const beam = drawing(
  harbourBox,
  `${light('b', 322, -718, [
    [0, 0.62],
    [0.12, 0.3],
    [0.2, 0.23],
    [0.5, 0.1],
    [1, 0],
  ])}<path d="M322 95-720 250V860L322 108z" fill="url(#b)"/><path d="M322 96 400 71v43l-78-6z" fill="#ffe2a1" opacity=".24"/>`,
  'xMaxYMax meet',
);

/** A desktop's night: lamp at 400 160 of a scene whose right 640 units are the least that shows. */
const wideBox = '-1400 0 2040 640';
export const wideHarbour = drawing(
  wideBox,
  `${water(sea(-1400, 660, [548, 564], 38, 4.6, 650), 2)}${at(400, 160, 1.28, tower)}${water(sea(-1400, 660, [588, 610, 634], 56, 6.4, 650), 2.2)}${gulls(
    [
      [120, 306, 1.1],
      [168, 338, 0.75],
      [548, 300, 0.9],
    ],
  )}`,
  'xMaxYMax meet',
);

/** Its beam crosses from the navy half into the white one. */
export const wideBeam = drawing(
  wideBox,
  `${light('b', 400, -1100, [
    [0, 0.72],
    [0.25, 0.36],
    [0.4, 0.3],
    [1, 0],
  ])}<path d="M400 164-1100 150v560L400 184z" fill="url(#b)"/><path d="M400 166 660 90v100l-260-4z" fill="#ffe2a1" opacity=".24"/>`,
  'xMaxYMax meet',
);

const wave = (ink: string) =>
  drawing('28 14', `<path d="M-7 7q7-7 14 0t14 0 14 0" fill="none" stroke="${ink}" stroke-width="3"/>`);
export const aheadWater = wave('#5b77a3');
export const sailedWater = wave(amber);
export const smallBoat = drawing(
  '30 28',
  `<g transform="translate(15 20)" stroke="${white}" stroke-width="1.8" stroke-linejoin="round" fill="${navy}"><path d="M-13 2h26l-5 8H-8z" fill="${deep}"/><path d="M0 1v-16q9 6 11 13H0M-2-1v-11q-6 5-8 11z" fill="${white}"/></g>`,
);

/** The shore's edge: the page's white rises over the night like a hull. */
export const shore = drawing('400 26', `<path d="M-8 27Q200-16 408 27z" fill="${white}"/>`, 'none');
