import { defineFace } from '#design-system/theme/defineFace.ts';
import { regular } from '../bases/scales.ts';
import { systemFaces } from '../fonts.ts';

defineFace('system', { stack: systemFaces['sans-serif'], fonts: [], scale: regular });
