import { defineFace } from '#design-system/theme/defineFace.ts';
import { regular } from '../bases/scales.ts';

defineFace('system', { stack: 'system-ui, sans-serif', fonts: [], scale: regular });
