import { vars } from '#design-system/theme/contract.css.ts';
import { closeForm } from '../bases/closeForm.ts';
import { flatLastStep } from '../bases/flatLastStep.ts';
import { rulesOf } from '../bases/rules.ts';
import { inks } from './inks.ts';

const { any, form } = rulesOf('9');

// One's own white sheet, close under the question.
closeForm('9', { paddingInlineStart: '4px', color: inks.plum, fontWeight: '600', lineHeight: 1.2 });
form('body', {
  alignSelf: 'start',
  margin: '8px 14px 0',
  padding: '18px',
  backgroundColor: '#fff',
  borderRadius: '34px 34px 8px 34px',
  boxShadow: `0 18px 40px -26px ${inks.plum}`,
  desktop: { marginBlock: '18px 4.5rem', marginInline: '1rem 3.5rem', padding: '1.75rem 2rem', maxWidth: '44rem' },
});
any('field > p', { paddingInlineStart: '4px', fontSize: '0.9375rem' });
any('field > :is(input, select, textarea):not([aria-invalid])', { backgroundColor: '#fbf6fd' });
any('field > input', { fontSize: '1.25rem' });

flatLastStep('9', {
  color: vars.color.link,
  eyebrow: inks.plum,
  type: { fontSize: '1.0625rem', fontWeight: '600', lineHeight: 1.2 },
});
form('button', { width: '100%' });
