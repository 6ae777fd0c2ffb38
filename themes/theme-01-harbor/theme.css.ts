import { defineTheme } from '#design-system/theme/defineTheme.ts';
import { tokens } from './tokens.ts';

defineTheme('1', tokens);
