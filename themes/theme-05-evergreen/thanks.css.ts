import { globalStyle } from '@vanilla-extract/css';
import { minWidth } from '#design-system/theme/mediaQueries.ts';
import { type Part, selectorsOf } from '#design-system/theme/parts.ts';
import { oakSeal } from './drawings.ts';
import { undrawn } from './frame.ts';

const { page } = selectorsOf('5');
const thanks = (name: Part, state = '') => page('thanks', name, state);
const contact = thanks('thanks', ' > [type="text/vcard"]');

globalStyle(thanks('thanks'), {
  maxWidth: 'none',
  padding: 0,
  background: 'none',
  border: 0,
  '@media': {
    [minWidth.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.2fr)',
      gridTemplateRows: '1fr auto auto auto 1fr',
      columnGap: '2.5rem',
    },
  },
});
globalStyle(thanks('picture', '[data-done]'), {
  display: 'block',
  justifySelf: 'center',
  width: 'clamp(9rem, 30svh, 15.625rem)',
  aspectRatio: '220 / 262',
  background: `${oakSeal()} center / contain no-repeat`,
  '@media': { [minWidth.desktop]: { gridRow: '1 / 6', alignSelf: 'center', width: 'min(100%, 52svh)' }, ...undrawn },
});
globalStyle(thanks('seal'), { '@media': { 'screen and (forced-colors: none)': { display: 'none' } } });
globalStyle(thanks('heading'), {
  marginBlock: '0.5rem 0',
  fontSize: 'clamp(2.125rem, 9vw, 2.625rem)',
  '@media': { [minWidth.desktop]: { gridColumn: 2, alignSelf: 'end', fontSize: 'clamp(2.75rem, 4.6vw, 3.75rem)' } },
});
globalStyle(thanks('subhead'), {
  marginBlockEnd: '1.25rem',
  fontSize: '1.125rem',
  '@media': { [minWidth.desktop]: { gridColumn: 2, fontSize: '1.3125rem' } },
});

// the call stands before what comes next
globalStyle(`${thanks('button')}, ${contact}`, {
  '@media': { [minWidth.desktop]: { gridColumn: 2, justifySelf: 'center', width: 'min(100%, 29rem)' } },
});
globalStyle(thanks('button'), { marginBlockStart: 0, minHeight: '3.875rem', fontSize: '1.1875rem' });
globalStyle(contact, { '@media': { [minWidth.desktop]: { alignSelf: 'start' } } });
globalStyle(`${thanks('cards')}, ${thanks('why')}`, {
  order: 2,
  marginBlockStart: '2rem',
  '@media': { [minWidth.desktop]: { gridColumn: '1 / -1' } },
});
