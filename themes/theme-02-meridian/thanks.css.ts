import { globalStyle } from '@vanilla-extract/css';
import { vars } from '#design-system/theme/contract.css.ts';
import { forcedColors, minWidth } from '#design-system/theme/mediaQueries.ts';
import { type Part, selectorsOf, slot } from '#design-system/theme/parts.ts';
import { tailDown } from './drawings.ts';
import { float, mist, teal, white } from './inks.ts';

const { page } = selectorsOf('2');
const part = (name: Part, state = '') => page('thanks', name, state);
const done = part('thanks', ':has(> [data-done])');
const inside = (name: Part, state = '') => `${done} > ${slot(name, state)}`;
const side = 'max(1.125rem, 50% - 17rem)';

globalStyle(part('primary', ` > :not(${slot('thanks')}):not(:empty)`), {
  width: 'auto',
  justifySelf: 'stretch',
  marginInline: side,
});
globalStyle(part('thanks'), {
  background: 'none',
  border: 0,
  boxShadow: 'none',
  '@media': {
    screen: { justifySelf: 'stretch', maxWidth: 'none', padding: `0.5rem ${side} 2rem` },
    [minWidth.desktop]: { paddingInline: 'max(3rem, 50% - 36rem)' },
  },
});
globalStyle(done, {
  '@media': {
    [minWidth.desktop]: {
      gridTemplateColumns: 'minmax(0, 1.05fr) minmax(0, 1fr)',
      columnGap: '2.5rem',
      alignContent: 'start',
      paddingBlockEnd: 0,
    },
  },
});
/** The bubble thanks: heading and sentence on one white ground. */
globalStyle(part('heading'), {
  position: 'relative',
  zIndex: 1,
  margin: 0,
  padding: '1.375rem 1.25rem 0.375rem',
  background: white,
  borderRadius: '2.375rem 2.375rem 0 0',
  fontSize: 'clamp(1.875rem, 8.4vw, 2.375rem)',
  lineHeight: 1.06,
  letterSpacing: '-0.022em',
  '@media': { [minWidth.desktop]: { padding: '2.25rem 2.25rem 0.5rem', fontSize: 'clamp(2.5rem, 4vw, 3.25rem)' } },
});
globalStyle(part('subhead'), {
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
  '@media': { [minWidth.desktop]: { paddingInline: '2.25rem', fontSize: '1.1875rem' } },
});
globalStyle(inside('subhead', '::after'), {
  content: '""',
  position: 'absolute',
  insetInlineEnd: '6rem',
  insetBlockStart: 'calc(100% - 0.5rem)',
  width: '3.375rem',
  height: '2.5rem',
  background: `${tailDown} center / contain no-repeat`,
  '@media': { [minWidth.desktop]: { display: 'none' }, [forcedColors]: { display: 'none' } },
});
globalStyle(inside('seal'), { '@media': { 'screen and (forced-colors: none)': { display: 'none' } } });
/** The same two in the same place. */
globalStyle(inside('picture'), {
  '@media': {
    screen: {
      display: 'block',
      order: 1,
      width: 'auto',
      height: 'clamp(12rem, 100svh - 30rem, 25rem)',
      margin: '0.875rem -1.125rem -1.75rem',
      background: 'var(--pair) center bottom / contain no-repeat',
    },
    [minWidth.desktop]: {
      position: 'sticky',
      gridArea: '1 / 1 / span 7',
      alignSelf: 'end',
      insetBlockEnd: 0,
      height: 'min(100svh - 9rem, 40rem)',
      margin: 0,
    },
    [forcedColors]: { display: 'none' },
  },
});
globalStyle(inside('button'), {
  position: 'relative',
  order: 2,
  margin: 0,
  boxShadow: `0 0 0 4px ${mist}, 0 14px 28px -10px ${teal}`,
  '@media': { [minWidth.desktop]: { marginBlockStart: '1.5rem' } },
});
globalStyle(`${done} > a:not(${slot('button')})`, { order: 3, marginBlock: '0.75rem 1rem' });
globalStyle(inside('cards'), { order: 4, '@media': { [minWidth.desktop]: { gridTemplateColumns: 'minmax(0, 1fr)' } } });
globalStyle(inside('why'), { order: 5, marginBlockStart: '1rem', borderRadius: '1.5rem' });
globalStyle(`${done} > :not(${slot('picture')})`, { '@media': { [minWidth.desktop]: { gridColumn: 2 } } });
