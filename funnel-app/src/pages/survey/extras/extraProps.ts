import type { CompensationLevel } from '#contract/rules/compensation.ts';
import type { Locale } from '#contract/text/locale.ts';
import type { Content } from '../../../content/content.ts';
import type { BrandFacts } from '../../../model/pageModel.ts';

export interface ExtraProps {
  readonly content: Content;
  readonly brand: BrandFacts;
  readonly locale: Locale;
  /** The level of the compensation meter. */
  readonly level: CompensationLevel;
  /** Whether anything is answered: an estimate before that would be of nothing. */
  readonly answered: boolean;
  /** An average settlement says nothing about another matter. */
  readonly isAboutAccident: boolean;
  /** The meter's slim form over the question, on phones. */
  readonly isStrip?: boolean;
}
