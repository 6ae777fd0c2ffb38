import { defineTheme } from '#design-system/theme/defineTheme.ts';
import { tokens } from './tokens.ts';

defineTheme('wireframe', tokens, []);
