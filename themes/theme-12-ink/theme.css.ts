import { defineTheme } from '#design-system/theme/defineTheme.ts';
import { newsreader } from '../fonts.ts';
import { tokens } from './tokens.ts';
import './look.css.ts';
import './start.css.ts';
import './question.css.ts';

defineTheme('12', tokens, [newsreader.weights('400', '600')]);
