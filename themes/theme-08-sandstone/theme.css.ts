import { defineTheme } from '#design-system/theme/defineTheme.ts';
import { sourceSans, zillaSlab } from '../fonts.ts';
import { tokens } from './tokens.ts';
import './start.css.ts';
import './question.css.ts';
import './form.css.ts';

defineTheme('8', tokens, [sourceSans.weights('400', '600'), zillaSlab.weights('700')]);
