import { globalStyle } from '@vanilla-extract/css';
import { selectorsOf } from '#design-system/theme/parts.ts';
const { page } = selectorsOf('7');
globalStyle(page('form', 'body'), { padding: '0.75rem 18px 0' });
