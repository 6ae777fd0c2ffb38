import { defineFace } from '#design-system/theme/defineFace.ts';
import { regular } from '../bases/scales.ts';
import { ownFaces } from '../fonts.ts';

defineFace('system', { stack: ownFaces['sans-serif'], fonts: [], scale: regular });
