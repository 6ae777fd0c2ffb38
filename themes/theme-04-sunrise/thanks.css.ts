import { slot } from '#design-system/theme/parts.ts';
import { colors, rulesOf } from '../bases/rules.ts';
import { highSun, inks } from './drawings.ts';
import { onGround, roofs, sides } from './ground.ts';

const { thanks } = rulesOf('4');

// under the notice, whose language link reaches over the bar
thanks('bar', { position: 'relative', zIndex: 1 });

// what follows the panel keeps its sides
thanks(`primary > :not(${slot('thanks')}):not(:empty)`, {
  width: 'auto',
  justifySelf: 'stretch',
  marginInline: sides,
});
// the words lie on the ground
thanks('thanks', {
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
      ...colors({ note: '#552213', noteBorder: '#7d4632', ghost: inks.lamp, ghostBorder: '#b97c5e', ghostHover: '#552213' }),
    },
  },
  desktop: { gridTemplateColumns: 'minmax(0, 1fr) 26rem', columnGap: '4rem', paddingBlockEnd: '3rem' },
});

// the sun is up: rays to the edges, a tick in it, the homes under it
thanks('picture', {
  screen: {
    display: 'block',
    gridColumn: '1 / -1',
    height: `calc(${roofs} + 2rem)`,
    marginInline: `calc(-1 * ${sides})`,
    marginBlockEnd: '1.25rem',
    background: 'var(--roofs) center bottom -1px / auto 9rem repeat-x, linear-gradient(#fff3e2, #ffe0bd)',
  },
  forced: { display: 'none' },
});
thanks('picture[data-done]', {
  screen: {
    height: 'clamp(17rem, 52svh, 29rem)',
    marginBlockStart: '-6rem',
    background: `var(--roofs) center bottom -1px / auto clamp(6rem, 19svh, 9.5rem) repeat-x, ${highSun()} center top / auto 100%, linear-gradient(#fff3e2, #ffe0bd)`,
  },
});
thanks('seal', { 'screen and (forced-colors: none)': { display: 'none' } });

thanks('heading', {
  justifyItems: 'start',
  marginBlockStart: 0,
  textAlign: 'start',
  fontSize: 'clamp(2.125rem, 10vw, 2.75rem)',
  desktop: { fontSize: '3.5rem' },
});
thanks('subhead', {
  marginBlockEnd: '1.25rem',
  textAlign: 'start',
  fontSize: '1.125rem',
  desktop: { gridColumn: 1 },
});

// the call is beside the words, and what comes then under both
thanks('button', { marginBlockStart: 0, fontSize: '1.1875rem' });
thanks('thanks > [type="text/vcard"]', { marginBlockStart: '1.25rem' });
thanks('cards', { order: 2, marginBlockStart: '2rem' });
thanks('why', { order: 3 });
thanks(['button', 'thanks > [type="text/vcard"]'], { desktop: { gridColumn: 2 } });
thanks('button', { desktop: { gridRow: 2, alignSelf: 'center' } });
thanks('thanks > [type="text/vcard"]', { desktop: { gridRow: 3, alignSelf: 'start', marginBlockStart: 0 } });
thanks(['cards', 'why'], { desktop: { gridColumn: '1 / -1' } });
thanks('cards', { desktop: { gridTemplateColumns: 'repeat(auto-fit, minmax(14rem, 1fr))', gap: '2rem' } });
