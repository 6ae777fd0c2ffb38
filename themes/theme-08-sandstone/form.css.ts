import { globalStyle } from '@vanilla-extract/css';
import { vars } from '#design-system/theme/contract.css.ts';
import { minWidth } from '#design-system/theme/mediaQueries.ts';
import { selectorsOf } from '#design-system/theme/parts.ts';
import { flatLastStep } from '../bases/flatLastStep.ts';
import { inks } from './inks.ts';

const { page, any } = selectorsOf('8');
const slab = { fontFamily: vars.font.heading, fontWeight: '700' } as const;
const inForm = (inner: string) => `${page('form', 'body')} ${inner}`;

globalStyle(page('form'), { vars: { [vars.density.stackGap]: '0.875rem' } });
globalStyle(page('form', 'body'), {
  gap: '0.75rem',
  alignContent: 'start',
  padding: '0.75rem 18px 1rem',
  borderBlockStart: `1px dashed ${vars.color.fieldBorder}`,
  '@media': { [minWidth.desktop]: { padding: '1.25rem 2.5rem 1.5rem' } },
});
globalStyle(`${any('field')} > label, ${inForm(':is(legend, p:has(+ [role="radiogroup"]))')}`, {
  ...slab,
  color: inks.umber,
  lineHeight: 1.15,
});
globalStyle(`${any('field')} > p`, { marginBlockStart: '-0.375rem', lineHeight: 1.25 });
globalStyle(`${any('field')} > :is(input, select, textarea)`, { boxShadow: 'inset 0 2px 3px rgb(56 37 26 / 0.16)' });
globalStyle(`${any('field')} > input`, { ...slab, fontSize: '1.25rem' });
globalStyle(inForm('form > div:has([name="zip_code"])'), {
  '@media': { '(min-width: 20em)': { gridTemplateColumns: 'minmax(0, 1.7fr) minmax(0, 1fr)', columnGap: '0.75rem' } },
});

flatLastStep('8', {
  color: vars.color.link,
  eyebrow: inks.umber,
  type: { ...slab, fontSize: '1.125rem', letterSpacing: '-0.005em', lineHeight: 1.15 },
});
globalStyle(inForm('form > details'), { marginBlock: '-0.5rem' });
globalStyle(page('form', 'button'), { minHeight: '4rem', width: '100%' });
