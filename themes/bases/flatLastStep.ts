import { globalStyle, type StyleRule } from '@vanilla-extract/css';
import { vars } from '#design-system/theme/contract.css.ts';
import { selectorsOf } from '#design-system/theme/parts.ts';

interface LastStepLook {
  /** The colour of its title, and of the words before it. */
  readonly color: string;
  readonly eyebrow: string;
  /** The type of both. */
  readonly type: StyleRule;
}

/** The header of the last step without box and seal: its words on one line, its points on the next. The button stays in reach. */
export function flatLastStep(theme: string, { color, eyebrow, type }: LastStepLook): void {
  const lastStep = selectorsOf(theme).any('lastStep');
  globalStyle(lastStep, { padding: 0, background: 'none', color, gap: '0.25rem 0.75rem' });
  globalStyle(`${lastStep} > span`, { display: 'none' });
  globalStyle(`${lastStep} > div`, { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '0.5rem' });
  globalStyle(`${lastStep} p`, type);
  globalStyle(`${lastStep} p:first-child`, { color: eyebrow });
  globalStyle(`${lastStep} ul`, { gap: '0 0.875rem', margin: 0, padding: 0, color: vars.color.textMuted, fontSize: '0.9375rem' });
}
