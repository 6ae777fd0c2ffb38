import { defineFace } from '#design-system/theme/defineFace.ts';
import { regular } from '../bases/scales.ts';
import { sourceSans, stack } from '../fonts.ts';

defineFace('source-sans', { stack: stack('Source Sans 3'), fonts: [sourceSans.weights('400', '700')], scale: regular });
