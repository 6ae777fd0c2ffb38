import { defineTheme } from '#design-system/theme/defineTheme.ts';
import { sourceSans } from '../fonts.ts';
import { tokens } from './tokens.ts';
import './look.css.ts';
import './start.css.ts';
import './question.css.ts';

defineTheme('1', tokens, [sourceSans.weights('400', '600', '700')]);
