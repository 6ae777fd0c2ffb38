import { defineTheme } from '#design-system/theme/defineTheme.ts';
import { nunito } from '../fonts.ts';
import { tokens } from './tokens.ts';
import './look.css.ts';

defineTheme('2', tokens, [nunito.weights('400', '700', '800')]);
