import { globalStyle } from '@vanilla-extract/css';
import { minWidth } from '#design-system/theme/mediaQueries.ts';
import { selectorsOf, slot } from '#design-system/theme/parts.ts';
import { inks } from './inks.ts';
import { openPlant, openSpray } from './success.ts';

const { page } = selectorsOf('9');
const desktop = minWidth.desktop;

globalStyle(page('thanks', 'picture', '[data-done]'), {
  backgroundImage: openSpray,
  '@media': { [desktop]: { backgroundImage: openPlant } },
});
globalStyle(page('thanks', 'seal'), { display: 'none' });
globalStyle(page('thanks', 'thanks'), {
  position: 'relative',
  maxWidth: 'none',
  padding: '0 0 1.5rem',
  background: 'none',
  boxShadow: 'none',
  '@media': {
    [desktop]: {
      minHeight: 'calc(100svh - 6.4rem)',
      alignContent: 'start',
      paddingBlock: '1.5rem 2rem',
      paddingInline: '37vw 3.5rem',
    },
  },
});
globalStyle(page('thanks', 'heading'), {
  fontSize: 'min(11.6vw, 6svh)',
  '@media': { [desktop]: { fontSize: 'clamp(2.5rem, 4.6vw, 4.5rem)' } },
});
// the list, the reason and the ways on: bubbles under the first two
const column = {
  margin: '14px 16px 0',
  '@media': { [desktop]: { marginBlock: '14px 0', marginInline: '2.5vw 0', maxWidth: '44rem' } },
} as const;
globalStyle(page('thanks', 'cards'), column);
globalStyle(page('thanks', 'cards'), { '@media': { [desktop]: { gridTemplateColumns: '1fr 1fr' } } });
globalStyle(page('thanks', 'why'), {
  ...column,
  backgroundColor: inks.soft,
  border: 0,
  borderRadius: '26px 26px 26px 6px',
  color: inks.plum,
});
globalStyle(page('thanks', 'button'), {
  justifySelf: 'end',
  marginBlock: '20px 0',
  marginInline: '20px 14px',
  '@media': { [desktop]: { marginInline: '20px 0', minHeight: '78px', fontSize: '1.5rem', paddingInlineStart: '38px' } },
});
globalStyle(`${page('thanks', 'thanks')} > a:not(${slot('button')})`, {
  justifySelf: 'end',
  marginInlineEnd: '14px',
  '@media': { [desktop]: { marginInlineEnd: 0 } },
});
globalStyle(`${page('thanks', 'primary')} > :not(section):not(:empty)`, {
  width: 'auto',
  maxWidth: 'none',
  margin: '14px 16px',
  '@media': { [desktop]: { marginBlock: '14px', marginInline: '39.5vw 3.5rem', maxWidth: '44rem' } },
});
