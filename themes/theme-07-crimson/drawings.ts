import { drawing } from '#design-system/theme/drawing.ts';
import { inks } from './inks.ts';

const { crimson, deep, black, steel, weave, blush } = inks;
const paper = '#fff';

/** A body of the belt that stands apart from the next by a line of the field, as a knocked-out print. */
const body = (d: string) => `<path fill="${black}" stroke="${crimson}" stroke-width="4" d="${d}"/>`;
const shine = (d: string) => `<path fill="none" stroke="${steel}" stroke-width="2.5" stroke-linecap="round" d="${d}"/>`;
const groove = (d: string, width = 4) =>
  `<path fill="none" stroke="${weave}" stroke-width="${width}" stroke-linecap="round" d="${d}"/>`;
/** Webbing between two places, with its seams. */
const web = (from: number, to: number) =>
  `<path fill="${black}" d="M${from} 22H${to}v76H${from}z"/><path fill="url(#w)" d="M${from} 22H${to}v76H${from}z"/><path stroke="${weave}" stroke-width="1.5" d="M${from} 26.500H${to}M${from} 93.500H${to}"/>`;
const buckle =
  'M-6 22C4 11 16 7 30 7h122c12 0 19 6 20 16 2 24 2 50 0 74-1 10-8 16-20 16H30c-14 0-26-4-36-15-6-6-10-12-10-18V40c0-6 4-12 10-18z';
const handle = 'M246 14c0-6 4-10 10-10h30c9 0 15 6 15 14v84c0 8-6 14-15 14h-30c-6 0-10-4-10-10 0-12 8-26 8-46s-8-34-8-46z';
const tongue = 'M252 30h-48c-4 0-6 1.5-9 4l-14 9c-5 3-7 6-7 10v14c0 4 2 7 7 10l14 9c3 2.5 5 4 9 4h48z';
const weaving = `<defs><pattern id="w" width="11" height="15.2" patternUnits="userSpaceOnUse" y="22"><path d="M-1.5 7.6l7-7.6M2 7.6l7-7.6M5.5 7.6l7-7.6M-1.5 7.6l7 7.6M2 7.6l7 7.6M5.5 7.6l7 7.6" fill="none" stroke="${weave}" stroke-width="1.2"/></pattern></defs>`;

/**
 * The seat belt, drawn along the field's edge: `open` by so many units, or shut with a tick at 0. The tongue's half moves; the
 * webbing reaches far past both edges of the page.
 */
function belt(open: boolean): string {
  const at = open ? 0 : -64;
  const moved = (inner: string) => `<g transform="translate(${at})">${inner}</g>`;
  const metal =
    `<path d="${tongue}" fill="${paper}"/><path d="M174 62v5c0 4 2 7 7 10l14 9c3 2.5 5 4 9 4h48V78h-46c-4 0-6-1-9-3l-16-9c-4-2-7-3-7-4z" fill="${steel}"/>` +
    `<path fill="${black}" d="M196 46h27v28h-27z"/><path fill="${crimson}" d="M203 52h20v22h-20z"/>`;
  const grip =
    web(270, 3800) +
    `<path d="M326 36h46v48h-46zl46 48m-46 0 46-48" fill="none" stroke="${paper}" stroke-width="2" stroke-dasharray="5.5 3"/>` +
    body(handle) +
    shine('M252 11c1-1.5 2.5-2 5-2h28c6 0 10.5 4 10.5 9.5') +
    `<path d="M280 22h4c3 0 5 2 5 5v66c0 3-2 5-5 5h-4z" fill="${weave}"/>` +
    groove('M262 30c2 9 3 19 3 30s-1 21-3 30', 3);
  const box =
    body(buckle) +
    shine('M0 24c8-8 18-12 30-12h120c8 0 13 3 15 8') +
    `<path d="M110 24h40c5 0 8 3 8.5 8 1.3 18 1.3 38 0 56-.5 5-3.5 8-8.5 8h-40c-3 0-5-2-5-5V29c0-3 2-5 5-5z" fill="${crimson}"/><path d="M112 28h37c3 0 5 1.5 5.5 5" fill="none" stroke="${blush}" stroke-width="2.5" stroke-linecap="round"/>` +
    groove('M163 34c1.5 17 1.5 35 0 52M22 36v48M34 33v54M46 32v56M58 32v56M70 32v56') +
    `<circle cx="89" cy="60" r="5" fill="none" stroke="${weave}" stroke-width="2.5"/>`;
  const shadow = `<g fill="${deep}" transform="translate(7 11)"><path d="M-900 22H-6v76h-894zM${282 + at} 22h3600v76h-3600z"/><path d="${buckle}"/>${moved(`<path d="${tongue}"/><path d="${handle}"/>`)}</g>`;
  const tick = `<path d="m123 61 10 11 20-25" fill="none" stroke="${paper}" stroke-width="8"/>`;
  const drawn = open ? moved(metal + grip) + box : moved(metal) + box + tick + moved(grip);
  return drawing('-900 -10 4700 150', weaving + shadow + web(-900, 0) + drawn);
}
export const openBelt = belt(true);
export const shutBelt = belt(false);

const tip = `<path fill="${paper}" d="M10 5h20l12 4v6l-12 4H10z"/><path fill="${crimson}" d="M24 9h7v6h-7z"/><path fill="${black}" stroke="${crimson}" stroke-width="1.5" d="M1 .8h8c2 0 3 1 3 3v16.4c0 2-1 3-3 3H1z"/>`;
const lock = `<path fill="${black}" stroke="${crimson}" stroke-width="1.5" d="M64 .8H4C2 .8.8 1.8.8 3.8v16.4c0 2 1.2 3 3.200 3h60z"/><path fill="${crimson}" d="M6 4.500h13v15H6z"/><path stroke="${weave}" stroke-width="2" d="M27 5v14M32 5v14M37 5v14"/>`;
const upright = (width: number, inner: string) => `<g transform="matrix(0 -1 1 0 0 ${width})">${inner}</g>`;

/** The belt of the questions, small: its tongue and its lock, lying and upright. */
export const strap = {
  tip: drawing('44 24', tip),
  lock: drawing('60 24', lock),
  tipUp: drawing('24 44', upright(44, tip)),
  lockUp: drawing('24 60', upright(60, lock)),
};

/** The solid arrow of a button. */
export const arrow = drawing('44 26', '<path d="M0 9.500h27L20.5 0H29l15 13-15 13h-8.500l6.5-9.500H0z"/>');
/** A flat tick. */
export const tick = drawing('20 16', '<path d="M0 8.5 3.5 5l4 4L16.5 0 20 3.5 7.5 16z"/>');
