import { keyframes } from '@vanilla-extract/css';
import { vars } from '#design-system/theme/contract.css.ts';
import { drawing } from '#design-system/theme/drawing.ts';
import { rulesOf, underlined } from '../bases/rules.ts';
import { thanksScene } from '../bases/thanksScene.ts';
import { dusk, shade, white } from './inks.ts';

const { thanks } = rulesOf('11');
const side = 'max(1.25rem, 50% - 18rem)';

/** A paper plane on its trail. It flies in once. */
const plane = drawing(
  '340 160',
  `<path d="M8 130C52 152 102 130 92 96s-56-14-30 18 130 14 190-60" fill="none" stroke="${dusk}" stroke-width="2.2" stroke-dasharray="1 8" stroke-linecap="round"/><path d="M254 62 332 10 296 74 280 62z" fill="${white}"/><path d="M254 62 332 10 280 62 278 82z" fill="#b9dcf9"/><path d="M332 10 280 62 278 82 288 68z" fill="#5f9bd6"/><path d="M254 62 332 10 296 74 288 68 278 82 276 59z" fill="none" stroke="${dusk}" stroke-width="2.2" stroke-linejoin="round"/>`,
);
const fly = keyframes({ from: { opacity: 0, transform: 'translate(-60px, 34px)' } });

thanks('page', {
  vars: { '--sky': 'clamp(11rem, 100svh - 34rem, 26rem)', '--far': 'clamp(18rem, 82svh - 12.5rem, 35rem)' },
  desktop: { vars: { '--sky': 'max(18rem, 100svh - 31rem)', '--far': 'clamp(26rem, 78svh, 45rem)' } },
});
/** The tall cloud has gone; light stands behind the city. */
thanks('backdrop::before', {
  background:
    'radial-gradient(closest-side, #fff 10%, rgb(255 255 255 / 0.6) 45%, transparent) 50% 100% / min(44rem, 130%) 90% no-repeat',
  animation: 'none',
});
thanks('main', {
  gap: 0,
  maxWidth: 'none',
  padding: 'var(--sky) 0 0',
  desktop: { width: 'calc(100% - 3rem)', maxWidth: '75rem' },
});
thanks('primary', {
  background: white,
  borderRadius: '2rem 2rem 0 0',
  boxShadow: `0 -30px 60px -30px ${shade(0.45)}`,
  paddingBlockEnd: '2rem',
  desktop: { borderRadius: '2.5rem 2.5rem 0 0' },
});
const inside = thanksScene('11', {
  panel: {
    padding: `clamp(1.375rem, 3.4svh, 2.125rem) ${side} 0`,
    background: 'none',
    boxShadow: 'none',
  },
  after: { margin: `1rem ${side} 0`, desktop: { marginInline: '3.5rem' } },
  picture: {
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: '100%',
    height: 'var(--sky)',
    pointerEvents: 'none',
    background: `${plane} 62% 40% / min(100%, 24rem) auto no-repeat`,
    desktop: { background: `${plane} 60% 20% / 34rem auto no-repeat` },
    moving: { animation: `${fly} 0.6s 0.1s cubic-bezier(0.2, 0.8, 0.2, 1) both` },
  },
  link: { order: 2, marginBlock: '0.75rem 1.5rem', border: 0, minHeight: '2.75rem', ...underlined },
});
thanks('thanks:has(> [data-done])', {
  position: 'relative',
  desktop: {
    gridTemplateColumns: '1.2fr 1fr',
    gridTemplateRows: 'auto auto auto auto 1fr',
    columnGap: '4rem',
    padding: '2.75rem 3.5rem 0',
    alignContent: 'start',
  },
});
inside('heading', {
  marginBlock: '0 0.5rem',
  fontSize: 'clamp(1.875rem, 8.4vw, 2.5rem)',
  lineHeight: 1.08,
  letterSpacing: '-0.045em',
  desktop: { fontSize: 'clamp(2.5rem, 3.8vw, 3.25rem)' },
});
inside('subhead', {
  marginBlockEnd: '1.125rem',
  fontSize: '1.0625rem',
  lineHeight: 1.4,
  color: vars.color.text,
  desktop: { fontSize: '1.1875rem' },
});
inside('button', { order: 1, margin: 0 });
inside('cards', {
  order: 3,
  gap: '1.125rem',
  paddingBlockStart: '1.5rem',
  borderBlockStart: `1px solid ${vars.color.border}`,
  desktop: {
    gridArea: '1 / 2 / span 5',
    alignSelf: 'start',
    paddingBlock: '0',
    paddingInline: '3rem 0',
    border: 0,
    borderInlineStart: `1px solid ${vars.color.border}`,
  },
});
inside('cards p', { lineHeight: 1.4 });
inside('why', {
  order: 4,
  marginBlockStart: '1.75rem',
  borderRadius: '1.125rem',
  desktop: { order: 3, gridColumn: 1, marginBlockStart: 0, alignSelf: 'start' },
});
