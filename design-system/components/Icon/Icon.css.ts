import { globalStyle, style } from '@vanilla-extract/css';
import { forcedColors } from '../../theme/mediaQueries.ts';

/** A mask in the ink of the words; nothing where the theme has no such picture (`defineIcons`). */
export const picture = style({
  selectors: {
    '&[data-icon]::before': {
      content: '""',
      width: '1em',
      height: '1em',
      background: 'currentColor',
      mask: 'var(--icon, linear-gradient(#0000, #0000)) center / contain no-repeat',
      '@media': { [forcedColors]: { background: 'CanvasText', forcedColorAdjust: 'none' } },
    },
  },
});

// whatever the order of stylesheets, a place may be of another size
globalStyle(`:where(${picture})`, { display: 'inline-grid', fontSize: '1.25em' });
