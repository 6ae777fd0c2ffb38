import { defineTheme } from '#design-system/theme/defineTheme.ts';
import { overpass } from '../fonts.ts';
import { tokens } from './tokens.ts';
import './look.css.ts';
import './start.css.ts';
import './question.css.ts';

defineTheme('10', tokens, [overpass.weights('700', '900')]);
