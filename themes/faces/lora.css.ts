import { defineFace } from '#design-system/theme/defineFace.ts';
import { regular } from '../bases/scales.ts';
import { lora, stack } from '../fonts.ts';

defineFace('lora', { stack: stack('Lora', 'serif'), fonts: [lora.weights('400', '700')], scale: regular });
