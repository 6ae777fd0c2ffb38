import { vars } from '#design-system/theme/contract.css.ts';
import { slot } from '#design-system/theme/parts.ts';
import { layer, rulesOf } from '../bases/rules.ts';
import { tail } from './drawings.ts';
import { float, mist, teal, white } from './inks.ts';

const { thanks } = rulesOf('2');
const inside = thanks.inside('thanks:has(> [data-done])');
const side = 'max(1.125rem, 50% - 17rem)';

thanks(`primary > :not(${slot('thanks')}):not(:empty)`, {
  width: 'auto',
  justifySelf: 'stretch',
  marginInline: side,
});
thanks('thanks', {
  background: 'none',
  border: 0,
  boxShadow: 'none',
  screen: { justifySelf: 'stretch', maxWidth: 'none', padding: `0.5rem ${side} 2rem` },
  desktop: { paddingInline: 'max(3rem, 50% - 36rem)' },
});
thanks('thanks:has(> [data-done])', {
  desktop: {
    gridTemplateColumns: 'minmax(0, 1.05fr) minmax(0, 1fr)',
    columnGap: '2.5rem',
    alignContent: 'start',
    paddingBlockEnd: 0,
  },
});
/** The bubble thanks: heading and sentence on one white ground. */
thanks('heading', {
  position: 'relative',
  zIndex: 1,
  margin: 0,
  padding: '1.375rem 1.25rem 0.375rem',
  background: white,
  borderRadius: '2.375rem 2.375rem 0 0',
  fontSize: 'clamp(1.875rem, 8.4vw, 2.375rem)',
  lineHeight: 1.06,
  letterSpacing: '-0.022em',
  desktop: { padding: '2.25rem 2.25rem 0.5rem', fontSize: 'clamp(2.5rem, 4vw, 3.25rem)' },
});
thanks('subhead', {
  position: 'relative',
  margin: 0,
  padding: '0 1.25rem 1.5rem',
  background: white,
  borderRadius: '0 0 2.375rem 2.375rem',
  boxShadow: float,
  color: vars.color.text,
  lineHeight: 1.35,
  textAlign: 'center',
  textWrap: 'balance',
  desktop: { paddingInline: '2.25rem', fontSize: '1.1875rem' },
});
inside('subhead::after', {
  ...layer,
  insetInlineEnd: '6rem',
  insetBlockStart: 'calc(100% - 0.5rem)',
  ...tail,
  desktop: { display: 'none' },
  forced: { display: 'none' },
});
inside('seal', { 'screen and (forced-colors: none)': { display: 'none' } });
/** The same two in the same place. */
inside('picture', {
  screen: {
    display: 'block',
    order: 1,
    width: 'auto',
    height: 'clamp(12rem, 100svh - 30rem, 25rem)',
    margin: '0.875rem -1.125rem -1.75rem',
    background: 'var(--pair) center bottom / contain no-repeat',
  },
  desktop: {
    position: 'sticky',
    gridArea: '1 / 1 / span 7',
    alignSelf: 'end',
    insetBlockEnd: 0,
    height: 'min(100svh - 9rem, 40rem)',
    margin: 0,
  },
  forced: { display: 'none' },
});
inside('button', {
  position: 'relative',
  order: 2,
  margin: 0,
  boxShadow: `0 0 0 4px ${mist}, 0 14px 28px -10px ${teal}`,
  desktop: { marginBlockStart: '1.5rem' },
});
thanks(`thanks:has(> [data-done]) > a:not(${slot('button')})`, { order: 3, marginBlock: '0.75rem 1rem' });
inside('cards', { order: 4, desktop: { gridTemplateColumns: 'minmax(0, 1fr)' } });
inside('why', { order: 5, marginBlockStart: '1rem', borderRadius: '1.5rem' });
thanks(`thanks:has(> [data-done]) > :not(${slot('picture')})`, { desktop: { gridColumn: 2 } });
