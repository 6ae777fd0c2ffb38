import { globalStyle } from '@vanilla-extract/css';
import { selectorsOf } from '#design-system/theme/parts.ts';

const { page } = selectorsOf('4');

globalStyle(page('question', 'subhead'), { textWrap: 'pretty' });
