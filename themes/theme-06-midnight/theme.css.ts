import { defineTheme } from '#design-system/theme/defineTheme.ts';
import { figtree, sora } from '../fonts.ts';
import { tokens } from './tokens.ts';
import './look.css.ts';
import './start.css.ts';
import './question.css.ts';

defineTheme('6', tokens, [figtree.weights('400', '600'), sora.weights('600')]);
