import { globalStyle } from '@vanilla-extract/css';
import { vars } from '#design-system/theme/contract.css.ts';
import { forcedColors, minWidth } from '#design-system/theme/mediaQueries.ts';
import { type Part, selectorsOf, slot } from '#design-system/theme/parts.ts';
import { highSun, inks } from './drawings.ts';
import { onGround, roofs, sides } from './ground.ts';

const { page } = selectorsOf('4');
const thanks = (name: Part, state = '') => page('thanks', name, state);

globalStyle(`${thanks('notice')}, ${thanks('bar')}`, { position: 'relative', zIndex: 2 });

// what follows the panel keeps its sides
globalStyle(thanks('primary', ` > :not(${slot('thanks')}):not(:empty)`), {
  width: 'auto',
  justifySelf: 'stretch',
  marginInline: sides,
});
// the words lie on the ground
globalStyle(thanks('thanks'), {
  '@media': {
    screen: {
      alignContent: 'start',
      maxWidth: 'none',
      padding: `0 ${sides} 2rem`,
      background: inks.cocoa,
      border: 0,
      borderRadius: 0,
      boxShadow: 'none',
      color: '#f6d9bf',
      vars: {
        ...onGround,
        [vars.color.note]: '#552213',
        [vars.color.noteBorder]: '#7d4632',
        [vars.color.ghost]: inks.lamp,
        [vars.color.ghostBorder]: '#b97c5e',
        [vars.color.ghostHover]: '#552213',
      },
    },
    [minWidth.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 26rem', columnGap: '4rem', paddingBlockEnd: '3rem' },
  },
});

// the sun is up: rays to the edges, a tick in it, the homes under it
globalStyle(thanks('picture'), {
  '@media': {
    screen: {
      display: 'block',
      gridColumn: '1 / -1',
      height: `calc(${roofs} + 2rem)`,
      marginInline: `calc(-1 * ${sides})`,
      marginBlockEnd: '1.25rem',
      background: 'var(--roofs) center bottom -1px / auto 9rem repeat-x, linear-gradient(#fff3e2, #ffe0bd)',
    },
    [forcedColors]: { display: 'none' },
  },
});
globalStyle(thanks('picture', '[data-done]'), {
  '@media': {
    screen: {
      height: 'clamp(17rem, 52svh, 29rem)',
      marginBlockStart: '-6rem',
      background: `var(--roofs) center bottom -1px / auto clamp(6rem, 19svh, 9.5rem) repeat-x, ${highSun()} center top / auto 100%, linear-gradient(#fff3e2, #ffe0bd)`,
    },
  },
});
globalStyle(thanks('seal'), { '@media': { 'screen and (forced-colors: none)': { display: 'none' } } });

globalStyle(thanks('heading'), {
  justifyItems: 'start',
  marginBlockStart: 0,
  textAlign: 'start',
  fontSize: 'clamp(2.125rem, 10vw, 2.75rem)',
  '@media': { [minWidth.desktop]: { fontSize: '3.5rem' } },
});
globalStyle(thanks('subhead'), {
  marginBlockEnd: '1.25rem',
  textAlign: 'start',
  fontSize: '1.125rem',
  '@media': { [minWidth.desktop]: { gridColumn: 1 } },
});

// the call is beside the words, and what comes then under both
globalStyle(thanks('button'), { marginBlockStart: 0, fontSize: '1.1875rem' });
globalStyle(thanks('thanks', ' > [type="text/vcard"]'), { marginBlockStart: '1.25rem' });
globalStyle(thanks('cards'), { order: 2, marginBlockStart: '2rem' });
globalStyle(thanks('why'), { order: 3 });
globalStyle(`${thanks('button')}, ${thanks('thanks', ' > [type="text/vcard"]')}`, {
  '@media': { [minWidth.desktop]: { gridColumn: 2 } },
});
globalStyle(thanks('button'), { '@media': { [minWidth.desktop]: { gridRow: 2, alignSelf: 'center' } } });
globalStyle(thanks('thanks', ' > [type="text/vcard"]'), {
  '@media': { [minWidth.desktop]: { gridRow: 3, alignSelf: 'start', marginBlockStart: 0 } },
});
globalStyle(`${thanks('cards')}, ${thanks('why')}`, { '@media': { [minWidth.desktop]: { gridColumn: '1 / -1' } } });
globalStyle(thanks('cards'), {
  '@media': { [minWidth.desktop]: { gridTemplateColumns: 'repeat(auto-fit, minmax(14rem, 1fr))', gap: '2rem' } },
});
