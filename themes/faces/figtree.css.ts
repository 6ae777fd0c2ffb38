import { defineFace } from '#design-system/theme/defineFace.ts';
import { regular } from '../bases/scales.ts';
import { figtree, stack } from '../fonts.ts';

defineFace('figtree', { stack: stack('Figtree'), fonts: [figtree.weights('400', '700')], scale: regular });
