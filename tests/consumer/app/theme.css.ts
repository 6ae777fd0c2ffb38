import { defineTheme } from 'accident-survey-design-system/vanilla-extract';
import { garden } from './theme.ts';

defineTheme('built-garden', garden, []);
