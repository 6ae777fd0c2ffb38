import { steps as en } from './en/steps.ts';
import { steps as es } from './es/steps.ts';

/** The words of every step in both languages, for the flow checker (`npm run flows`). */
export const catalogue = { en, es };
