import { defineTheme } from '#design-system/theme/defineTheme.ts';
import { figtree, fraunces } from '../fonts.ts';
import { tokens } from './tokens.ts';
import './look.css.ts';
import './start.css.ts';
import './question.css.ts';

defineTheme('5', tokens, [figtree.weights('400', '600'), fraunces.weights('600')]);
