import { defineTheme } from '#design-system/theme/defineTheme.ts';
import { lexend } from '../fonts.ts';
import { tokens } from './tokens.ts';
import './look.css.ts';
import './start.css.ts';
import './question.css.ts';

defineTheme('11', tokens, [lexend.weights('400', '600')]);
