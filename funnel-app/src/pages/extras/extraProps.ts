import type { CompensationLevel } from '#contract/rules/compensation.ts';
import type { Content } from '../../content/content.ts';

export interface ExtraProps {
  readonly content: Content;
  /** Where the compensation meter stands. */
  readonly level: CompensationLevel;
  /** Whether anything is answered: an estimate before that would be of nothing. */
  readonly answered: boolean;
}
