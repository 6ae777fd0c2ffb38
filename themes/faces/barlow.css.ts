import { defineFace } from '#design-system/theme/defineFace.ts';
import { regular } from '../bases/scales.ts';
import { barlow, stack } from '../fonts.ts';

defineFace('barlow', { stack: stack('Barlow'), fonts: [barlow.weights('400', '700')], scale: regular });
