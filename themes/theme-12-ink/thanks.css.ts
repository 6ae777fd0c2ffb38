import { vars } from '#design-system/theme/contract.css.ts';
import { layer, rulesOf, underlined } from '../bases/rules.ts';
import { thanksScene } from '../bases/thanksScene.ts';
import { flourish } from './drawings.ts';
import { ink, paper } from './inks.ts';
import { written } from './motion.css.ts';

const { thanks } = rulesOf('12');
const edge = 'max(1rem, 50% - 20rem)';

thanks('main', { gap: 0, padding: '0 0 2rem', overflow: 'clip', desktop: { padding: '0 1rem 2rem' } });
/** The pen ends a flourish under the headline. `--long` is the flourish's length. */
const inside = thanksScene('12', {
  panel: { padding: `1rem ${edge} 0`, background: 'none' },
  after: { margin: `1rem ${edge} 0`, desktop: { marginInline: 0 } },
  picture: {
    vars: { '--long': 'min(58%, 17rem)' },
    order: 1,
    position: 'relative',
    zIndex: -1,
    height: 'clamp(9.5rem, 60svh - 17rem, 15rem)',
    marginBlockStart: '0.75rem',
    clipPath: 'inset(-6rem -100vw 0 -1rem)',
    desktop: {
      height: 'clamp(11rem, 34svh, 18rem)',
      clipPath: 'inset(-6rem -1.5rem 0 -1rem)',
      vars: { '--long': '46%' },
    },
  },
  link: { order: 3, minHeight: '2.75rem', marginBlock: '0.75rem 1rem', border: 0, ...underlined },
});
thanks('thanks:has(> [data-done])', {
  position: 'relative',
  isolation: 'isolate',
  desktop: {
    gridTemplateColumns: 'minmax(0, 2.1fr) minmax(18rem, 1fr)',
    gridTemplateRows: 'repeat(5, auto) 1fr',
    padding: 0,
    columnGap: '3rem',
  },
});
inside('heading', {
  order: 0,
  margin: '0 0 0.125rem',
  fontSize: 'clamp(2.5rem, min(14vw, 8.6svh), 3.75rem)',
  lineHeight: 0.94,
  letterSpacing: '-0.04em',
  desktop: { marginBlockStart: '1rem', fontSize: 'clamp(3.5rem, 6.6vw, 6rem)', letterSpacing: '-0.05em' },
});

inside('picture::before', {
  ...layer,
  insetBlockStart: 0,
  insetInlineStart: 0,
  width: 'var(--long)',
  aspectRatio: '332 / 70',
  background: `${flourish} center / 100% 100% no-repeat`,
  ...written('0.6s'),
});
inside('picture::after', {
  ...layer,
  zIndex: -1,
  insetInlineStart: 'calc(var(--long) - 42px)',
  insetBlockStart: 0,
  width: '760px',
  height: '600px',
  background: 'var(--pen) 0 0 / 100% 100% no-repeat',
  transformOrigin: '40px 24px',
  rotate: '16deg',
  scale: '0.95',
  desktop: { rotate: '0deg', scale: '1.1', insetBlockStart: '1.5rem' },
});
/** Paper from here on: it crops the pen. */
inside('subhead', {
  order: 2,
  margin: `0 calc(-1 * ${edge})`,
  padding: `0.875rem ${edge} 1rem`,
  background: paper,
  borderBlockStart: `3px double ${ink}`,
  borderBlockStartWidth: '6px',
  color: vars.color.text,
  fontSize: '1.1875rem',
  lineHeight: 1.3,
  desktop: { margin: 0, paddingInline: 0, maxWidth: 'none', fontSize: '1.375rem' },
});
inside('button', { order: 3, margin: 0, paddingInline: '0.5rem', fontSize: 'clamp(1rem, 5.4vw, 1.375rem)' });
inside('cards', {
  order: 4,
  borderBlockStart: `3px solid ${ink}`,
  desktop: {
    gridArea: '1 / 2 / span 6',
    alignSelf: 'start',
    zIndex: 1,
    marginBlockStart: '1.25rem',
    paddingInlineStart: '1.5rem',
    background: paper,
    borderBlockStart: 0,
    borderInlineStart: `1px solid ${ink}`,
  },
});
inside('why', {
  order: 5,
  margin: '1rem 0 0',
  padding: '0.75rem 0',
  background: 'none',
  border: `solid ${ink}`,
  borderWidth: '3px 0 1px',
  desktop: { gridColumn: 1 },
});
