import { globalStyle } from '@vanilla-extract/css';
import { minWidth } from '#design-system/theme/mediaQueries.ts';
import { selectorsOf, slot } from '#design-system/theme/parts.ts';
import { shutBelt } from './drawings.ts';
import { inks } from './inks.ts';

const { page } = selectorsOf('7');
const desktop = minWidth.desktop;

globalStyle(page('thanks'), {
  vars: {
    '--cap': 'min(17vw, 8.6svh)',
    '--strap': 'min(38vw, 20svh)',
    '--gap': '26px',
    '--at': 'calc(-0.12 * var(--strap))',
    '--rise': '3',
  },
  '@media': {
    [desktop]: { vars: { '--cap': 'min(8.4vw, 13svh)', '--strap': 'min(12vw, 18svh)', '--at': '16vw', '--rise': '1' } },
  },
});
globalStyle(page('thanks', 'primary'), { gap: 0 });
globalStyle(page('thanks', 'thanks'), {
  maxWidth: 'none',
  padding: 0,
  '@media': { [desktop]: { gridTemplateColumns: '3.5rem minmax(0, 44rem) minmax(0, 1fr)' } },
});
globalStyle(page('thanks', 'seal'), { display: 'none' });
globalStyle(page('thanks', 'picture'), { gridColumn: '1 / -1' });
globalStyle(page('thanks', 'picture', '[data-done]::after'), { backgroundImage: shutBelt });
globalStyle(page('thanks', 'picture', ':not([data-done])'), { vars: { '--strap': '0px', '--gap': '0px' } });
globalStyle(page('thanks', 'picture', ':not([data-done])::after'), { backgroundImage: 'none' });
globalStyle(page('thanks', 'heading'), {
  gridColumn: '1 / -1',
  maxWidth: '5.2em',
  marginBlock: 'calc(var(--tan) * 5 * var(--cap)) calc(var(--strap) + 62px)',
  marginInline: '20px 0',
  '@media': {
    [desktop]: {
      maxWidth: '8.2em',
      marginBlock: 'calc(var(--tan) * 6.8 * var(--cap) + 4px) calc(var(--strap) + 62px)',
      marginInline: '62px 0',
    },
  },
});
globalStyle(`${page('thanks', 'picture', ':not([data-done])')} ~ h1`, { marginBlockEnd: '52px' });
const column = {
  position: 'relative',
  zIndex: 1,
  marginInline: '18px',
  '@media': { [desktop]: { gridColumn: 2, marginInline: 0 } },
} as const;
for (const each of ['subhead', 'why'] as const) globalStyle(page('thanks', each), column);
globalStyle(`${page('thanks', 'thanks')} > :is(ol, a:not(${slot('button')}))`, column);
globalStyle(page('thanks', 'subhead'), { color: inks.black, fontWeight: '600', marginBlock: '1rem 1.25rem' });
globalStyle(page('thanks', 'card'), { borderBlockStart: `3px solid ${inks.black}` });
globalStyle(page('thanks', 'number'), { color: inks.crimson });
globalStyle(page('thanks', 'cards'), { '@media': { [desktop]: { gridTemplateColumns: '1fr 1fr' } } });
globalStyle(page('thanks', 'why'), {
  background: 'none',
  border: 0,
  borderBlock: `3px solid ${inks.black}`,
  padding: '1rem 0',
  marginBlockStart: 0,
});
globalStyle(page('thanks', 'button'), {
  marginInline: 0,
  minHeight: '4.5rem',
  '@media': { [desktop]: { gridColumn: 2 } },
});
globalStyle(`${page('thanks', 'primary')} > :not(section):not(:empty)`, {
  width: 'auto',
  maxWidth: '44rem',
  marginInline: '18px',
  justifySelf: 'start',
  '@media': { [desktop]: { marginInline: '3.5rem' } },
});
