import { vars } from '#design-system/theme/contract.css.ts';
import { type Rules, rulesOf } from './rules.ts';

interface LastStepLook {
  /** The colour of its title, and of the words before it. */
  readonly color: string;
  readonly eyebrow: string;
  /** The type of both. */
  readonly type: Rules;
}

/** The header of the last step without box and seal: its words on one line, its points on the next. The button stays in reach. */
export function flatLastStep(theme: string, { color, eyebrow, type }: LastStepLook): void {
  const { any } = rulesOf(theme);
  any('lastStep', { padding: 0, background: 'none', color, gap: '0.25rem 0.75rem' });
  any('lastStep > span', { display: 'none' });
  any('lastStep > div', { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '0.5rem' });
  any('lastStep p', type);
  any('lastStep p:first-child', { color: eyebrow });
  any('lastStep ul', { gap: '0 0.875rem', margin: 0, padding: 0, color: vars.color.textMuted, fontSize: '0.9375rem' });
}
