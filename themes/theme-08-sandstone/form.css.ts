import { vars } from '#design-system/theme/contract.css.ts';
import { closeForm } from '../bases/closeForm.ts';
import { flatLastStep } from '../bases/flatLastStep.ts';
import { rulesOf } from '../bases/rules.ts';
import { inks } from './inks.ts';

const { any, form } = rulesOf('8');
const slab = { fontFamily: vars.font.heading, fontWeight: '700' } as const;

closeForm('8', { ...slab, color: inks.umber, lineHeight: 1.15 });
form('body', {
  padding: '0.75rem 18px 1rem',
  borderBlockStart: `1px dashed ${vars.color.fieldBorder}`,
  desktop: { padding: '1.25rem 2.5rem 1.5rem' },
});
any('field > :is(input, select, textarea)', { boxShadow: 'inset 0 2px 3px rgb(56 37 26 / 0.16)' });
any('field > input', { ...slab, fontSize: '1.25rem' });

flatLastStep('8', {
  color: vars.color.link,
  eyebrow: inks.umber,
  type: { ...slab, fontSize: '1.125rem', letterSpacing: '-0.005em', lineHeight: 1.15 },
});
form('button', { minHeight: '4rem', width: '100%' });
