import { globalStyle } from '@vanilla-extract/css';
import { vars } from '#design-system/theme/contract.css.ts';
import { minWidth } from '#design-system/theme/mediaQueries.ts';
import { selectorsOf, slot } from '#design-system/theme/parts.ts';
import { flatLastStep } from '../bases/flatLastStep.ts';
import { inks } from './inks.ts';

const { page, any } = selectorsOf('7');
const desktop = minWidth.desktop;
const poster = { fontFamily: vars.font.heading, fontWeight: '800', textTransform: 'uppercase' } as const;
const inForm = (inner: string) => `${page('form', 'body')} ${inner}`;

globalStyle(page('form'), { vars: { [vars.density.stackGap]: '0.875rem' } });
globalStyle(page('form', 'body'), {
  alignContent: 'start',
  gap: '1rem',
  padding: '0.5rem 18px 0',
  '@media': {
    [desktop]: {
      gridColumn: 2,
      maxWidth: '42rem',
      marginInlineStart: 'calc(var(--edge) - min(40vw, 36rem) + 2.5rem)',
      paddingBlock: '3rem 2rem',
      paddingInline: '0 3.5rem',
    },
  },
});

// Fields: one thick rule to write on, in the poster's letters.
globalStyle(`${any('field')} > label, ${inForm(':is(legend, p:has(+ [role="radiogroup"]))')}`, {
  ...poster,
  color: inks.black,
  fontSize: '1.1875rem',
  lineHeight: 1.1,
});
globalStyle(`${any('field')} > p`, { marginBlockStart: '-0.375rem', lineHeight: 1.25 });
globalStyle(`${any('field')} > :is(input, select)`, {
  minHeight: '3rem',
  paddingBlock: '0.25rem',
  fontFamily: vars.font.heading,
  fontSize: '1.75rem',
  fontWeight: '800',
  letterSpacing: '0.01em',
});
globalStyle(`${any('field')} > input:not([aria-invalid])`, { paddingInline: 0 });
globalStyle(`${any('field')} > textarea`, { borderWidth: '3px' });
globalStyle(`${any('field')} > [aria-invalid]`, { borderWidth: '0 0 4px', borderInlineStartWidth: '6px' });

// Phone and ZIP share a line where they fit.
globalStyle(inForm('form > div:has([name="zip_code"])'), {
  '@media': { '(min-width: 20em)': { gridTemplateColumns: 'minmax(0, 1.7fr) minmax(0, 1fr)', columnGap: '0.75rem' } },
});

// The last step: what is ready, in one short block; the consent over the bar that sends.
flatLastStep('7', { color: inks.crimson, eyebrow: inks.black, type: { ...poster, fontSize: '1.1875rem', lineHeight: 1.1 } });
globalStyle(inForm('details > summary'), { fontWeight: '600' });
globalStyle(inForm('form > details'), { marginBlock: '-0.5rem' });
globalStyle(`${page('form', 'body')} ${slot('button')}[type="submit"]`, {
  width: 'calc(100% + 36px)',
  minHeight: '4.5rem',
  marginInline: '-18px',
  '@media': { [desktop]: { width: '100%', marginInline: 0, paddingInline: '1.75rem' } },
});
