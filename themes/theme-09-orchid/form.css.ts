import { vars } from '#design-system/theme/contract.css.ts';
import { flatLastStep } from '../bases/flatLastStep.ts';
import { rulesOf } from '../bases/rules.ts';
import { inks } from './inks.ts';

const { any, form } = rulesOf('9');

// One's own white sheet, close under the question.
form('page', { vars: { [vars.density.stackGap]: '0.875rem' } });
form('body', {
  alignContent: 'start',
  alignSelf: 'start',
  gap: '0.75rem',
  margin: '8px 14px 0',
  padding: '18px',
  backgroundColor: '#fff',
  borderRadius: '34px 34px 8px 34px',
  boxShadow: `0 18px 40px -26px ${inks.plum}`,
  desktop: { marginBlock: '18px 4.5rem', marginInline: '1rem 3.5rem', padding: '1.75rem 2rem', maxWidth: '44rem' },
});
const label = {
  paddingInlineStart: '4px',
  color: inks.plum,
  fontWeight: '600',
  lineHeight: 1.2,
} as const;
any('field > label', label);
form('body :is(legend, p:has(+ [role="radiogroup"]))', label);
any('field > p', {
  marginBlockStart: '-0.375rem',
  paddingInlineStart: '4px',
  fontSize: '0.9375rem',
  lineHeight: 1.25,
});
any('field > :is(input, select, textarea):not([aria-invalid])', { backgroundColor: '#fbf6fd' });
any('field > input', { fontSize: '1.25rem' });
form('body form > div:has([name="zip_code"])', {
  '(min-width: 20em)': { gridTemplateColumns: 'minmax(0, 1.7fr) minmax(0, 1fr)', columnGap: '0.75rem' },
});

flatLastStep('9', {
  color: vars.color.link,
  eyebrow: inks.plum,
  type: { fontSize: '1.0625rem', fontWeight: '600', lineHeight: 1.2 },
});
form('body form > details', { marginBlock: '-0.5rem' });
form('button', { width: '100%' });
