import { defineTheme } from '#design-system/theme/defineTheme.ts';
import { bricolage, figtree } from '../fonts.ts';
import { tokens } from './tokens.ts';
import './look.css.ts';
import './start.css.ts';
import './question.css.ts';

defineTheme('4', tokens, [figtree.weights('400', '600'), bricolage.weights('800')]);
