import { defineTheme } from '#design-system/theme/defineTheme.ts';
import { plexSans } from '../fonts.ts';
import { tokens } from './tokens.ts';
import './look.css.ts';
import './start.css.ts';
import './question.css.ts';
import './form.css.ts';

defineTheme('3', tokens, [plexSans.weights('400', '600')]);
