import { globalStyle } from '@vanilla-extract/css';
import { vars } from '#design-system/theme/contract.css.ts';
import { forcedColors, minWidth } from '#design-system/theme/mediaQueries.ts';
import { type Part, selectorsOf, slot } from '#design-system/theme/parts.ts';
import { beam, safeHarbour, shore } from './drawings.ts';
import { blue, navy } from './inks.ts';

const { page } = selectorsOf('1');
const part = (name: Part, state = '') => page('thanks', name, state);
const thanks = part('thanks', ':has(> [data-done])');
const inside = (name: Part, state = '') => `${thanks} > ${slot(name, state)}`;
const desktop = (rules: object) => ({ '@media': { [minWidth.desktop]: rules } });
const side = 'max(1.125rem, 50% - 18rem)';

globalStyle(part('main'), { gap: 0, maxWidth: 'none', padding: '0 0 2.5rem' });
globalStyle(part('thanks'), {
  justifySelf: 'center',
  maxWidth: '38rem',
  padding: '1.5rem 1.125rem 0',
  background: 'none',
});
// what follows the panel keeps its sides
globalStyle(part('primary', ` > :not(${slot('thanks')}):not(:empty)`), {
  width: 'auto',
  justifySelf: 'stretch',
  marginInline: side,
});
/** The boat has come into the beam beside the lighthouse. */
globalStyle(thanks, { maxWidth: 'none', padding: 0 });
globalStyle(inside('seal'), { display: 'none', '@media': { [forcedColors]: { display: 'grid' } } });
globalStyle(inside('picture'), {
  display: 'block',
  height: 'clamp(14rem, 42svh, 25rem)',
  background: `${shore} bottom / 100% 1.75rem no-repeat, ${safeHarbour} right bottom 0.5rem / auto min(108%, 27rem) no-repeat, ${beam} right bottom 0.5rem / auto min(108%, 27rem) no-repeat, ${navy}`,
  '@media': {
    [minWidth.desktop]: {
      height: 'clamp(18rem, 44svh, 26rem)',
      backgroundPosition: 'bottom, right bottom 0.5rem, right bottom 0.5rem',
    },
    [forcedColors]: { display: 'none' },
    print: { display: 'none' },
  },
});
globalStyle(`${thanks} > :not(${slot('picture')})`, { marginInline: side });
globalStyle(inside('heading'), {
  marginBlock: '0.25rem 0.375rem',
  fontSize: 'clamp(2rem, 9.4vw, 2.75rem)',
  ...desktop({ fontSize: '3.5rem' }),
});
globalStyle(inside('subhead'), { marginBlockEnd: '1rem', fontSize: '1.125rem', lineHeight: 1.38 });
globalStyle(inside('button'), { marginBlock: 0 });
globalStyle(`${thanks} > a:not(${slot('button')})`, {
  justifySelf: 'center',
  minHeight: '2.75rem',
  marginBlock: '0.5rem 1.5rem',
  background: 'none',
  border: 0,
  color: blue,
  textDecoration: 'underline',
  textUnderlineOffset: '0.25em',
});
globalStyle(inside('cards'), { paddingBlockStart: '1.5rem', borderBlockStart: `1px solid ${vars.color.border}` });
