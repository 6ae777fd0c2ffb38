import { defineTheme } from '#design-system/theme/defineTheme.ts';
import { outfit } from '../fonts.ts';
import { tokens } from './tokens.ts';
import './start.css.ts';
import './question.css.ts';
import './form.css.ts';

defineTheme('9', tokens, [outfit.weights('400', '600')]);
