import { defineTheme } from '#design-system/theme/defineTheme.ts';
import { barlow, barlowCondensed } from '../fonts.ts';
import { tokens } from './tokens.ts';
import './start.css.ts';
import './question.css.ts';
import './desktop.css.ts';
import './form.css.ts';

defineTheme('7', tokens, [barlow.weights('400', '600'), barlowCondensed.weights('800')]);
