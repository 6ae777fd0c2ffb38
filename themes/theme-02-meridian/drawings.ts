import { drawing } from '#design-system/theme/drawing.ts';
import { deep, round, teal, white } from './inks.ts';
import { guide, plant, visitor } from './people.ts';

const light = '#c8e3df';
const peach = '#fbe3cf';
const blob = (path: string, ink: string) => `<path d="${path}" fill="${ink}"/>`;

/** Blobs that overlap, for tall screens and for wide ones. */
export const tallBlobs = drawing(
  '0 -90 390 844',
  blob('M-60 330C-40 200 90 190 190 210s240-10 270 130-40 250-220 260-320-90-300-270z', light) +
    blob('M190 300C280 250 420 270 450 390s-60 220-180 210-170-90-160-170 30-100 80-130z', round) +
    blob('M-40 420c40-70 140-60 180 0s20 150-60 160-180-60-120-160z', peach),
  'xMidYMid slice',
);
export const wideBlobs = drawing(
  '1280 800',
  blob('M-60 300C20 120 260 150 420 170s330 10 350 240-130 420-440 420S-140 520-60 300z', light) +
    blob('M300 330C420 250 640 290 690 460s-70 340-290 340-260-150-240-270 70-150 140-200z', round) +
    blob('M20 520c50-100 190-90 250 0s30 230-90 240S-60 680 20 520z', peach) +
    blob('M1120-60c110-20 220 40 220 150s-100 150-190 110-150-240-30-260z', '#d3e8e5'),
  'xMidYMid slice',
);

/** Both, shoulder to shoulder; they end where the button begins. */
export const pair = drawing('-28 22 444 356', plant + guide + visitor, 'xMidYMax meet');
export const bust = drawing('170 18 228 300', guide, 'xMidYMax meet');
export const face = drawing('170 18 228 228', guide, 'xMidYMin slice');

/** The tail of a bubble: down to the right, or to the start. */
export const tailDown = drawing('54 40', `<path d="M50 0c-6 16-20 32-44 40C14 28 16 14 8 0z" fill="${white}"/>`);
/** The first, as it hangs from a bubble. */
export const tail = { width: '3.375rem', height: '2.5rem', background: `${tailDown} center / contain no-repeat` } as const;
export const tailStart = drawing('40 54', `<path d="M40 4C24 10 8 24 0 48 12 40 26 38 40 46z" fill="${white}"/>`);

const tick =
  '<path d="M6.5 12.5 10.3 16.3 17.5 8.2" fill="none" stroke="#fff" stroke-width="2.8" stroke-linecap="round" stroke-linejoin="round"/>';
export const disc = drawing('24 24', `<path d="M12 0c8 0 12 5 12 12s-5 12-12 12S0 19 0 12 4 0 12 0z" fill="${teal}"/>${tick}`);

/** Progress: a dot ahead, and a larger one behind. */
export const dotAhead = drawing('16 16', '<circle cx="8" cy="8" r="5" fill="#5f9490"/>');
export const dotPassed = drawing('16 16', `<circle cx="8" cy="8" r="6.5" fill="${deep}"/>`);
