import { globalStyle } from '@vanilla-extract/css';
import { forcedColors, minWidth } from '#design-system/theme/mediaQueries.ts';
import { type Part, selectorsOf } from '#design-system/theme/parts.ts';
import { home } from './drawings.ts';

const { page } = selectorsOf('6');
const thanks = (name: Part, state = '') => page('thanks', name, state);
const contact = thanks('thanks', ' > [type="text/vcard"]');

globalStyle(thanks('main'), {
  '@media': { screen: { paddingBlockStart: '0.5rem' }, [minWidth.desktop]: { paddingBlockStart: '1.5rem' } },
});
globalStyle(thanks('thanks'), {
  '@media': {
    screen: { maxWidth: 'none', padding: 0, background: 'none', border: 0, boxShadow: 'none' },
    [minWidth.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.15fr)',
      gridTemplateRows: '1fr auto auto auto 1fr',
      columnGap: '2.5rem',
    },
  },
});
globalStyle(thanks('picture', '[data-done]'), {
  display: 'block',
  order: 1,
  height: 'clamp(14rem, 40svh, 24rem)',
  marginInline: '-1.125rem',
  marginBlock: '-1.5rem 0.5rem',
  background: `${home()} center / cover no-repeat`,
  mask: 'linear-gradient(#0000, #000 22% 78%, #0000)',
  '@media': {
    [minWidth.desktop]: {
      order: 0,
      gridColumn: 2,
      gridRow: '1 / 6',
      height: 'auto',
      minHeight: '32rem',
      marginBlock: '-2rem 0',
      marginInline: '0 -3rem',
      mask: 'radial-gradient(closest-side, #000 72%, #0000)',
    },
    print: { display: 'none' },
    [forcedColors]: { display: 'none' },
  },
});
globalStyle(thanks('seal'), { '@media': { 'screen and (forced-colors: none)': { display: 'none' } } });
globalStyle(thanks('heading'), {
  position: 'relative',
  marginBlock: '0 0.5rem',
  fontSize: 'clamp(2.125rem, 10vw, 2.625rem)',
  lineHeight: '1.1',
  '@media': { [minWidth.desktop]: { alignSelf: 'end', fontSize: 'clamp(2.75rem, 4.8vw, 4rem)' } },
});
globalStyle(thanks('subhead'), { position: 'relative', marginBlockEnd: '1rem', fontSize: '1.125rem' });

// the call stands before what comes next
globalStyle(`${thanks('button')}, ${contact}`, {
  order: 2,
  marginBlockStart: 0,
  '@media': { [minWidth.desktop]: { gridColumn: 1, maxWidth: '27.5rem', width: '100%' } },
});
globalStyle(thanks('button'), { minHeight: '4rem', fontSize: '1.125rem' });
globalStyle(contact, { marginBlockStart: '0.875rem', '@media': { [minWidth.desktop]: { alignSelf: 'start' } } });
globalStyle(`${thanks('cards')}, ${thanks('why')}`, {
  order: 3,
  marginBlockStart: '2rem',
  '@media': { [minWidth.desktop]: { gridColumn: '1 / -1' } },
});
globalStyle(thanks('cards'), {
  '@media': { [minWidth.desktop]: { gridTemplateColumns: 'repeat(auto-fit, minmax(13rem, 1fr))', columnGap: '2rem' } },
});
