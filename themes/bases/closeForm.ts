import { vars } from '#design-system/theme/contract.css.ts';
import { type Rules, rulesOf } from './rules.ts';

/**
 * A form that a phone shows with few turns of the thumb: fields close together, phone and ZIP on one line where they fit.
 * @param label the theme's letters over a field, and over a row of radios
 */
export function closeForm(theme: string, label: Rules): void {
  const { any, form } = rulesOf(theme);
  form('page', { vars: { [vars.density.stackGap]: '0.875rem' } });
  form('body', { alignContent: 'start', gap: '0.75rem' });
  any('field > label', label);
  form('body :is(legend, p:has(+ [role="radiogroup"]))', label);
  any('field > p', { marginBlockStart: '-0.375rem', lineHeight: 1.25 });
  form('body form > div:has([name="zip_code"])', {
    '(min-width: 20em)': { gridTemplateColumns: 'minmax(0, 1.7fr) minmax(0, 1fr)', columnGap: '0.75rem' },
  });
  form('body form > details', { marginBlock: '-0.5rem' });
}
