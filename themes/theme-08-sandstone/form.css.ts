import { vars } from '#design-system/theme/contract.css.ts';
import { flatLastStep } from '../bases/flatLastStep.ts';
import { rulesOf } from '../bases/rules.ts';
import { inks } from './inks.ts';

const { any, form } = rulesOf('8');
const slab = { fontFamily: vars.font.heading, fontWeight: '700' } as const;

form('page', { vars: { [vars.density.stackGap]: '0.875rem' } });
form('body', {
  gap: '0.75rem',
  alignContent: 'start',
  padding: '0.75rem 18px 1rem',
  borderBlockStart: `1px dashed ${vars.color.fieldBorder}`,
  desktop: { padding: '1.25rem 2.5rem 1.5rem' },
});
const label = {
  ...slab,
  color: inks.umber,
  lineHeight: 1.15,
} as const;
any('field > label', label);
form('body :is(legend, p:has(+ [role="radiogroup"]))', label);
any('field > p', { marginBlockStart: '-0.375rem', lineHeight: 1.25 });
any('field > :is(input, select, textarea)', { boxShadow: 'inset 0 2px 3px rgb(56 37 26 / 0.16)' });
any('field > input', { ...slab, fontSize: '1.25rem' });
form('body form > div:has([name="zip_code"])', {
  '(min-width: 20em)': { gridTemplateColumns: 'minmax(0, 1.7fr) minmax(0, 1fr)', columnGap: '0.75rem' },
});

flatLastStep('8', {
  color: vars.color.link,
  eyebrow: inks.umber,
  type: { ...slab, fontSize: '1.125rem', letterSpacing: '-0.005em', lineHeight: 1.15 },
});
form('body form > details', { marginBlock: '-0.5rem' });
form('button', { minHeight: '4rem', width: '100%' });
