import { vars } from '#design-system/theme/contract.css.ts';
import { colors, cover, rulesOf, square, type Writer } from '../bases/rules.ts';
import { tallLand, tick, wideLand } from './drawings.ts';
import { inks } from './inks.ts';

const { any, start, survey, thanks, scenes, on } = rulesOf('8');
const slab = vars.font.heading;
/** Words on the dark ground. */
const onGround = colors({
  heading: inks.paper,
  text: '#f0dfc6',
  textMuted: '#f0dfc6',
  focus: inks.paper,
  focusInner: inks.ground,
});

// The land fills the first view; under it the page goes on as its dark ground.
scenes('backdrop', {
  background: `${tallLand} top / 100% 100svh no-repeat, linear-gradient(${inks.sky}, ${inks.sand}) top / 100% 100svh no-repeat, ${inks.ground}`,
  desktop: {
    background: `${wideLand} top / 100% 100svh no-repeat, linear-gradient(${inks.sky}, ${inks.sand}) top / 100% 100svh no-repeat, ${inks.ground}`,
  },
});
// nothing runs under these headers, so the rays may
const tall = 'screen and (min-height: 37em)';
on('start', 'thanks')('page > header', { [tall]: { backgroundColor: 'transparent' } });
on('start', 'thanks')('notice', { [tall]: { backgroundColor: 'transparent' } });
any('notice', { borderBlockEnd: 0, fontSize: '0.9375rem' });
any('advertisement', { textAlign: 'start', tablet: { textAlign: 'center' } });
any('bar', { desktop: { minHeight: '4.5rem' } });
any('call', { fontFamily: slab, fontSize: '1.0625rem', fontWeight: '700' });

// A pile of sheets: the one that is read, turned a little, over two that are turned otherwise.
scenes('main', { screen: { gap: 0, paddingBlockEnd: 0 } });
const sheet = (part: 'screen' | 'thanks', write: Writer, turn: string) => {
  write(part, {
    isolation: 'isolate',
    position: 'relative',
    gridTemplateColumns: 'minmax(0, 1fr)',
    boxShadow: 'none',
    background: 'none',
    transform: turn,
    print: { transform: 'none' },
  });
  const shared = { ...cover, zIndex: -1, borderRadius: vars.radius.card } as const;
  write(`${part}::before`, {
    ...shared,
    backgroundColor: '#f6ebd8',
    boxShadow: '0 2px 10px rgb(56 37 26 / 0.3)',
    transform: 'translate(4px, 3px) rotate(var(--under, 2.6deg))',
  });
  write(`${part}::after`, {
    ...shared,
    backgroundColor: inks.paper,
    boxShadow: `${vars.shadow.card}, -5px 4px 0 -1px #fbf2e2, -6px 5px 4px rgb(56 37 26 / 0.35)`,
  });
};
sheet('screen', start, 'rotate(-1.2deg)');
// slanted and not turned, or a long sheet would lean out of the window
sheet('screen', survey, 'skewY(-0.5deg)');
sheet('thanks', thanks, 'skewY(1deg)');

any('heading', { wordSpacing: '0.06em' });
start('main', {
  paddingBlockStart: 'clamp(6px, 1.8svh, 16px)',
  desktop: {
    alignContent: 'stretch',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: '1fr auto',
    minHeight: 'calc(100svh - 6.4rem)',
  },
});
start('primary', {
  minHeight: 'calc(100svh - 6.5rem)',
  alignContent: 'start',
  paddingInline: '4px',
  desktop: { minHeight: 0, maxWidth: '38rem', paddingBlockStart: '1.4rem' },
});
start('screen', {
  gap: 0,
  padding: 'clamp(14px, 2.8svh, 28px) 20px 16px',
  desktop: { padding: '2.1rem 2.75rem 1.6rem' },
});
start('heading', { fontSize: 'clamp(2.125rem, 11.2vw, 2.875rem)', lineHeight: 0.98 });
start('heading', {
  '(max-height: 700px)': { fontSize: '2.125rem' },
  desktop: { fontSize: 'clamp(3.25rem, 5.2vw, 4.25rem)' },
});
start('subhead', {
  margin: '10px 0 14px',
  color: vars.color.text,
  fontSize: '1.1875rem',
  lineHeight: 1.28,
  textWrap: 'pretty',
  '(max-height: 700px)': { margin: '6px 0 10px', fontSize: '1.0625rem' },
  desktop: { margin: '1rem 0 1.4rem', fontSize: '1.375rem' },
});
any('button', { fontSize: '1.3125rem', lineHeight: 1.1, paddingBlock: '0.5rem 0.75rem' });
start('button', {
  width: '100%',
  minHeight: '62px',
  fontSize: '1.4375rem',
  desktop: { minHeight: '72px', fontSize: '1.625rem' },
});
start('ticks', {
  gap: '6px 14px',
  marginBlockStart: '14px',
  color: inks.umber,
  fontFamily: slab,
  fontWeight: '700',
  desktop: { columnGap: '1.6rem', fontSize: '1.125rem' },
});
start('ticks:not(:lang(es))', {
  'screen and (min-width: 23.5em) and (max-width: 599px)': {
    display: 'grid',
    gridTemplateColumns: 'auto auto auto',
    justifyContent: 'space-between',
  },
});
start('tick', { alignItems: 'center', gap: '6px', lineHeight: 1.05 });
start('tickMark svg', { display: 'none' });
start('tickMark::before', {
  content: '""',
  ...square('20px'),
  background: inks.terracotta,
  mask: `${tick} center / contain no-repeat`,
});
any('note', {
  padding: '0.6rem 0 0',
  background: 'none',
  border: 0,
  color: vars.color.textMuted,
  lineHeight: 1.3,
  textWrap: 'pretty',
});
start('note', { marginBlockStart: '0.75rem', borderBlockStart: `1px dashed ${vars.color.border}` });

// What happens next: printed on the dark ground.
any('next', {
  padding: '0.5rem 4px 2rem',
  background: 'none',
  gridTemplateColumns: 'minmax(0, 1fr)',
  vars: onGround,
  color: '#f0dfc6',
});
any('aside', {
  backgroundColor: inks.ground,
  boxShadow: `0 0 0 100vmax ${inks.ground}`,
  clipPath: 'inset(0 -100vmax)',
});
any('nextTitle', { marginBlockEnd: '0.75rem', fontSize: '1.5rem' });
any('cards', { desktop: { gridTemplateColumns: 'repeat(auto-fit, minmax(14rem, 1fr))' } });
any('card::before', { display: 'none' });
any('card :is(h2, h3)', { fontFamily: slab, paddingBlockStart: '0.2rem' });
any('number', {
  width: '1.5rem',
  height: 'auto',
  alignSelf: 'start',
  background: 'none',
  color: '#f0b07a',
  fontFamily: slab,
  fontSize: '1.875rem',
  fontWeight: '700',
});
any('card p', { fontSize: '1rem', lineHeight: 1.3 });
any('footer', { borderBlockStart: 0 });
