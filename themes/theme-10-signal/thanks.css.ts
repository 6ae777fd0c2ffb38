import { slot } from '#design-system/theme/parts.ts';
import { bare, colors, layer, rulesOf, square, undrawn } from '../bases/rules.ts';
import { thanksScene } from '../bases/thanksScene.ts';
import { ahead, posts, tickedSign, wideAhead } from './drawings.ts';
import { black, white, yellow } from './inks.ts';

const { thanks } = rulesOf('10');
const side = 'max(1rem, (100% - 28.75rem) / 2)';

thanks('page', {
  vars: { '--d': 'min(92vw, 85svh - 20rem, 24rem)' },
  desktop: { vars: { '--d': 'min(42vw, 80svh, 38rem)' } },
});
thanks('main', { maxWidth: 'none', padding: '0 0 2rem', gap: 0 });
const inside = thanksScene('10', {
  panel: { padding: `2rem ${side}`, border: 0 },
  after: { margin: '1rem max(1rem, (100% - 44rem) / 2) 0' },
  picture: {
    position: 'relative',
    ...square('var(--d)'),
    margin: '0.75rem auto calc(var(--d) * -0.055)',
    background: `${tickedSign} center / contain no-repeat`,
    desktop: { gridRow: '1 / span 7', alignSelf: 'start', margin: 0 },
  },
  link: {
    order: 1,
    marginBlock: '1rem',
    background: black,
    borderColor: white,
    color: white,
    vars: colors({ focus: white, focusInner: black }),
    desktop: { gridColumn: 2, justifySelf: 'start' },
  },
});

thanks('thanks:has(> [data-done])', {
  position: 'relative',
  isolation: 'isolate',
  padding: '0 0 2rem',
  background: 'none',
  desktop: {
    gridTemplateColumns: 'calc(var(--d) + 2rem) minmax(0, 1fr)',
    paddingBlock: '2.5rem 3rem',
    paddingInline: 'max(1rem, 50% - 40rem) max(3.5rem, 50% - 37.5rem)',
    columnGap: '2rem',
  },
});
/** Asphalt from the sign's foot down, with the land before it. */
thanks('thanks:has(> [data-done])::before', {
  ...layer,
  zIndex: -1,
  inset: 'calc(var(--d) * 0.92) 0 0',
  background: `linear-gradient(${black}, ${black}) 0 0 / 100% calc(var(--d) * 0.12) no-repeat, ${posts('20%')}, ${black}`,
  desktop: { inset: 'calc(min(100svh, var(--d) + 18rem) - 12.5rem) 0 0', background: black },
  ...undrawn,
});
thanks('thanks:has(> [data-done])::after', {
  ...layer,
  zIndex: -2,
  insetInline: 0,
  insetBlockStart: 'calc(var(--d) * 0.92 + 30px - max(100vw, 22.5rem) * 0.487)',
  height: 'calc(max(100vw, 22.5rem) * 0.487)',
  background: `${ahead} center / max(100%, 22.5rem) 100% no-repeat`,
  desktop: {
    insetBlockStart: 'calc(min(100svh, var(--d) + 18rem) - 34rem)',
    height: '23.75rem',
    background: `${wideAhead} center bottom / max(100%, 1280px) 100% no-repeat`,
  },
  ...undrawn,
});
inside('picture::after', {
  desktop: {
    ...layer,
    zIndex: -1,
    top: '90%',
    left: 'calc(50% - 11px)',
    width: '22px',
    height: 'calc(var(--d) * 0.1 + 3rem)',
    background: `radial-gradient(circle, ${black} 4.5px, ${white} 5px) 0 0 / 22px 26px`,
  },
});

/** What is said first is a black board; the call hangs below it, and what comes next below that. */
const board = { marginInline: side, background: black, color: white, border: `solid ${white}` } as const;
const onLand = { margin: 0, ...bare, boxShadow: 'none', color: black } as const;
inside('heading', {
  ...board,
  position: 'relative',
  margin: `0 ${side}`,
  padding: '0.875rem 1.125rem 0.25rem',
  borderWidth: '3px 3px 0',
  borderRadius: '12px 12px 0 0',
  boxShadow: `0 -4px 0 ${black}`,
  color: yellow,
  fontSize: 'clamp(1.75rem, 7vw, 2.125rem)',
  desktop: { ...onLand, gridColumn: 2, fontSize: 'clamp(2.5rem, 4.2vw, 3.75rem)' },
});
inside('subhead', {
  ...board,
  position: 'relative',
  margin: `0 ${side}`,
  padding: '0 1.125rem 0.75rem',
  borderWidth: '0 3px 3px',
  borderRadius: '0 0 12px 12px',
  lineHeight: 1.3,
  desktop: { ...onLand, gridColumn: 2, marginBlockStart: '0.5rem', fontSize: '1.375rem' },
});
inside('button', {
  order: 1,
  margin: `1rem calc(${side} + 3px) 0`,
  width: 'auto',
  paddingInline: '1rem 0.75rem',
  fontSize: 'clamp(1rem, 5vw, 1.25rem)',
  letterSpacing: '-0.03em',
  vars: colors({ focus: white, focusInner: black }),
  desktop: {
    gridColumn: 2,
    minHeight: '4.75rem',
    margin: '1.25rem 3px 0',
    fontSize: '1.5rem',
    vars: colors({ focus: black }),
  },
});
thanks(`thanks:has(> [data-done]) > a:not(${slot('button')}):hover`, { background: white, color: black });
inside('cards', {
  order: 2,
  gap: 0,
  margin: `0 ${side}`,
  padding: '0.5rem 1.125rem',
  background: white,
  border: `3px solid ${black}`,
  borderRadius: '12px',
  boxShadow: `0 0 0 3px ${white}`,
  desktop: {
    gridColumn: '1 / -1',
    gridTemplateColumns: '1fr 1fr',
    columnGap: '2rem',
    margin: '2rem 3px 0',
    paddingInline: '1.5rem',
  },
});
inside('cards > li', { paddingBlock: '0.75rem' });
inside('cards > li + li', { borderBlockStart: `3px solid ${black}` });
inside('cards > li:nth-child(2)', { desktop: { borderBlockStart: 0 } });
inside('cards > li::before', { display: 'none' });
inside(`cards ${slot('number')}`, { background: black, color: yellow });
inside('why', {
  order: 3,
  margin: `1rem ${side} 0`,
  background: black,
  border: `3px solid ${white}`,
  borderRadius: '12px',
  color: white,
  desktop: { gridColumn: '1 / -1', marginInline: '3px' },
});
