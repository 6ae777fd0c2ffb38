import { globalStyle } from '@vanilla-extract/css';
import { vars } from '#design-system/theme/contract.css.ts';
import { minWidth } from '#design-system/theme/mediaQueries.ts';
import { selectorsOf } from '#design-system/theme/parts.ts';
import { tallLand, tick, wideLand } from './drawings.ts';
import { inks } from './inks.ts';

const { page, any } = selectorsOf('8');
const desktop = minWidth.desktop;
const slab = vars.font.heading;
const scenic = ['start', 'question', 'form', 'thanks'] as const;
/** Words on the dark ground. */
const onGround = {
  [vars.color.heading]: inks.paper,
  [vars.color.text]: '#f0dfc6',
  [vars.color.textMuted]: '#f0dfc6',
  [vars.color.focus]: inks.paper,
  [vars.color.focusInner]: inks.ground,
};

// The land fills the first view; under it the page goes on as its dark ground.
globalStyle(page(scenic, 'backdrop'), {
  background: `${tallLand} top / 100% 100svh no-repeat, linear-gradient(${inks.sky}, ${inks.sand}) top / 100% 100svh no-repeat, ${inks.ground}`,
  '@media': {
    [desktop]: {
      background: `${wideLand} top / 100% 100svh no-repeat, linear-gradient(${inks.sky}, ${inks.sand}) top / 100% 100svh no-repeat, ${inks.ground}`,
    },
  },
});
// nothing runs under these headers, so the rays may
const tall = 'screen and (min-height: 37em)';
globalStyle(`${page('start')} > header, ${page('thanks')} > header`, {
  '@media': { [tall]: { backgroundColor: 'transparent' } },
});
globalStyle(page(['start', 'thanks'], 'notice'), { '@media': { [tall]: { backgroundColor: 'transparent' } } });
globalStyle(any('notice'), { borderBlockEnd: 0, fontSize: '0.9375rem' });
globalStyle(any('advertisement'), { textAlign: 'start', '@media': { [minWidth.tablet]: { textAlign: 'center' } } });
globalStyle(any('bar'), { '@media': { [desktop]: { minHeight: '4.5rem' } } });
globalStyle(any('call'), { fontFamily: slab, fontSize: '1.0625rem', fontWeight: '700' });

// A pile of sheets: the one that is read, turned a little, over two that are turned otherwise.
globalStyle(page(scenic, 'main'), { '@media': { screen: { gap: 0, paddingBlockEnd: 0 } } });
const sheet = (part: 'screen' | 'thanks', kinds: readonly (typeof scenic)[number][], turn: string) => {
  globalStyle(page(kinds, part), {
    isolation: 'isolate',
    position: 'relative',
    gridTemplateColumns: 'minmax(0, 1fr)',
    boxShadow: 'none',
    background: 'none',
    transform: turn,
    '@media': { print: { transform: 'none' } },
  });
  const shared = { content: '""', position: 'absolute', inset: 0, zIndex: -1, borderRadius: vars.radius.card } as const;
  globalStyle(page(kinds, part, '::before'), {
    ...shared,
    backgroundColor: '#f6ebd8',
    boxShadow: '0 2px 10px rgb(56 37 26 / 0.3)',
    transform: 'translate(4px, 3px) rotate(var(--under, 2.6deg))',
  });
  globalStyle(page(kinds, part, '::after'), {
    ...shared,
    backgroundColor: inks.paper,
    boxShadow: `${vars.shadow.card}, -5px 4px 0 -1px #fbf2e2, -6px 5px 4px rgb(56 37 26 / 0.35)`,
  });
};
sheet('screen', ['start'], 'rotate(-1.2deg)');
// slanted and not turned, or a long sheet would lean out of the window
sheet('screen', ['question', 'form'], 'skewY(-0.5deg)');
sheet('thanks', ['thanks'], 'skewY(1deg)');

globalStyle(any('heading'), { wordSpacing: '0.06em' });
globalStyle(page('start', 'main'), {
  paddingBlockStart: 'clamp(6px, 1.8svh, 16px)',
  '@media': {
    [desktop]: {
      alignContent: 'stretch',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: '1fr auto',
      minHeight: 'calc(100svh - 6.4rem)',
    },
  },
});
globalStyle(page('start', 'primary'), {
  minHeight: 'calc(100svh - 6.5rem)',
  alignContent: 'start',
  paddingInline: '4px',
  '@media': { [desktop]: { minHeight: 0, maxWidth: '38rem', paddingBlockStart: '1.4rem' } },
});
globalStyle(page('start', 'screen'), {
  gap: 0,
  padding: 'clamp(14px, 2.8svh, 28px) 20px 16px',
  '@media': { [desktop]: { padding: '2.1rem 2.75rem 1.6rem' } },
});
globalStyle(page('start', 'heading'), { fontSize: 'clamp(2.125rem, 11.2vw, 2.875rem)', lineHeight: 0.98 });
globalStyle(page('start', 'heading'), {
  '@media': { '(max-height: 700px)': { fontSize: '2.125rem' }, [desktop]: { fontSize: 'clamp(3.25rem, 5.2vw, 4.25rem)' } },
});
globalStyle(page('start', 'subhead'), {
  margin: '10px 0 14px',
  color: vars.color.text,
  fontSize: '1.1875rem',
  lineHeight: 1.28,
  textWrap: 'pretty',
  '@media': {
    '(max-height: 700px)': { margin: '6px 0 10px', fontSize: '1.0625rem' },
    [desktop]: { margin: '1rem 0 1.4rem', fontSize: '1.375rem' },
  },
});
globalStyle(any('button'), { fontSize: '1.3125rem', lineHeight: 1.1, paddingBlock: '0.5rem 0.75rem' });
globalStyle(page('start', 'button'), {
  width: '100%',
  minHeight: '62px',
  fontSize: '1.4375rem',
  '@media': { [desktop]: { minHeight: '72px', fontSize: '1.625rem' } },
});
globalStyle(page('start', 'ticks'), {
  gap: '6px 14px',
  marginBlockStart: '14px',
  color: inks.umber,
  fontFamily: slab,
  fontWeight: '700',
  '@media': {
    [desktop]: { columnGap: '1.6rem', fontSize: '1.125rem' },
  },
});
globalStyle(page('start', 'ticks', ':not(:lang(es))'), {
  '@media': {
    'screen and (min-width: 23.5em) and (max-width: 599px)': {
      display: 'grid',
      gridTemplateColumns: 'auto auto auto',
      justifyContent: 'space-between',
    },
  },
});
globalStyle(page('start', 'tick'), { alignItems: 'center', gap: '6px', lineHeight: 1.05 });
globalStyle(`${page('start', 'tickMark')} svg`, { display: 'none' });
globalStyle(page('start', 'tickMark', '::before'), {
  content: '""',
  width: '20px',
  height: '20px',
  background: inks.terracotta,
  mask: `${tick} center / contain no-repeat`,
});
globalStyle(any('note'), {
  padding: '0.6rem 0 0',
  background: 'none',
  border: 0,
  color: vars.color.textMuted,
  lineHeight: 1.3,
  textWrap: 'pretty',
});
globalStyle(page('start', 'note'), { marginBlockStart: '0.75rem', borderBlockStart: `1px dashed ${vars.color.border}` });

// What happens next: printed on the dark ground.
globalStyle(any('next'), {
  padding: '0.5rem 4px 2rem',
  background: 'none',
  gridTemplateColumns: 'minmax(0, 1fr)',
  vars: onGround,
  color: '#f0dfc6',
});
globalStyle(any('aside'), {
  backgroundColor: inks.ground,
  boxShadow: `0 0 0 100vmax ${inks.ground}`,
  clipPath: 'inset(0 -100vmax)',
});
globalStyle(any('nextTitle'), { marginBlockEnd: '0.75rem', fontSize: '1.5rem' });
globalStyle(any('cards'), { '@media': { [desktop]: { gridTemplateColumns: 'repeat(auto-fit, minmax(14rem, 1fr))' } } });
globalStyle(any('card', '::before'), { display: 'none' });
globalStyle(`${any('card')} :is(h2, h3)`, { fontFamily: slab, paddingBlockStart: '0.2rem' });
globalStyle(any('number'), {
  width: '1.5rem',
  height: 'auto',
  alignSelf: 'start',
  background: 'none',
  color: '#f0b07a',
  fontFamily: slab,
  fontSize: '1.875rem',
  fontWeight: '700',
});
globalStyle(`${any('card')} p`, { fontSize: '1rem', lineHeight: 1.3 });
globalStyle(any('footer'), { borderBlockStart: 0 });
