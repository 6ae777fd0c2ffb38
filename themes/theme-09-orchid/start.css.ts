import { vars } from '#design-system/theme/contract.css.ts';
import { colors, layer, rulesOf, square, undrawn } from '../bases/rules.ts';
import { face, petal, plant, send, spray } from './drawings.ts';
import { inks } from './inks.ts';

const { any, start, scenes, on } = rulesOf('9');
const talk = on('start', 'thanks');
/** Words in a plum bubble. */
const inPlum = colors({ heading: '#fff', textMuted: inks.soft, focus: '#fff', focusInner: inks.plum });

scenes('main', { screen: { display: 'block', maxWidth: 'none', padding: 0 } });
scenes('backdrop', { desktop: { background: `linear-gradient(90deg, ${inks.lilac}, ${inks.page} 70%)` } });
scenes('page > header', { desktop: { backgroundImage: `linear-gradient(90deg, ${inks.lilac}, ${inks.page} 70%)` } });
scenes('notice', { desktop: { background: 'none' } });
any('notice', { borderBlockEnd: 0, fontSize: '0.9375rem' });
any('advertisement', { textAlign: 'start', tablet: { textAlign: 'center' } });
any('call', { borderRadius: '22px 22px 6px 22px', paddingInline: '0.875rem 1rem' });
scenes('bar', { desktop: { maxWidth: 'none', minHeight: '4.25rem', paddingInline: '3.5rem' } });
scenes('notice', { desktop: { paddingInline: '3.5rem' } });

// The scene over the bubble, which is the heading.
talk('page', { vars: { '--sky': 'calc(29svh - 62px)' } });
talk('picture', {
  display: 'block',
  position: 'absolute',
  zIndex: 2,
  insetInline: 0,
  top: 0,
  height: 'calc(var(--sky) * 1.3)',
  pointerEvents: 'none',
  backgroundImage: spray,
  backgroundRepeat: 'no-repeat',
  backgroundPosition: 'right bottom',
  backgroundSize: 'contain',
  tablet: { insetInlineEnd: '10vw' },
  desktop: {
    insetInline: '0 auto',
    top: '-58px',
    width: '47vw',
    height: 'calc(100svh - 42px)',
    backgroundImage: plant,
    backgroundPosition: 'left bottom',
  },
});
talk('screen', { position: 'relative' });
talk('heading', {
  position: 'relative',
  zIndex: 1,
  width: 'calc(100% - 22px)',
  marginBlockStart: 'var(--sky)',
  paddingBlock: 'clamp(18px, 3.2svh, 30px) clamp(20px, 3.2svh, 30px)',
  paddingInline: '22px max(26px, 100% - 44px - 6.5em)',
  backgroundColor: inks.plum,
  borderRadius: '0 44px 44px 0',
  color: '#fff',
  fontSize: 'min(13.2vw, 6.5svh)',
  lineHeight: 1.03,
  letterSpacing: '-0.035em',
  vars: inPlum,
  desktop: {
    width: 'auto',
    marginBlock: '14px 0',
    marginInline: '-9vw 0',
    paddingBlock: '34px 40px',
    paddingInline: '12.5vw 40px',
    borderRadius: '64px 64px 64px 12px',
    fontSize: 'clamp(2.75rem, 5.6vw, 5.25rem)',
  },
});
talk('heading::after', { display: 'none' });
// its second bubble, with the flower's face beside it
talk('subhead', {
  position: 'relative',
  zIndex: 3,
  width: 'fit-content',
  marginBlock: '8px 0',
  marginInline: '78px 16px',
  padding: '13px 20px 14px',
  backgroundColor: '#fff',
  borderRadius: '26px 26px 26px 6px',
  color: inks.plum,
  fontSize: '1.125rem',
  lineHeight: 1.28,
  textWrap: 'pretty',
  desktop: {
    marginBlock: '10px 0',
    marginInline: '2.5vw 0',
    padding: '16px 28px 18px',
    borderRadius: '32px 32px 32px 10px',
    fontSize: '1.3125rem',
    maxWidth: '25em',
  },
});
talk('subhead::before', {
  ...layer,
  left: '-66px',
  bottom: '-8px',
  ...square('58px'),
  background: `${face} center / contain no-repeat`,
  desktop: { display: 'none' },
  ...undrawn,
});

start('screen', {
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 0,
  padding: 0,
  background: 'none',
  boxShadow: 'none',
  desktop: { paddingBlock: '0 1rem', paddingInline: '37vw 3.5rem' },
});

// The visitor's own bubble, with a round to send it.
any('button', {
  borderRadius: '34px 34px 8px 34px',
  justifyContent: 'space-between',
  gap: '1.125rem',
  minHeight: '64px',
  paddingBlock: '7px',
  paddingInline: '28px 9px',
  textAlign: 'start',
  fontSize: '1.3125rem',
  letterSpacing: '-0.015em',
});
any('button::before', {
  content: '""',
  order: 1,
  flex: 'none',
  ...square('46px'),
  background: `${send} center / contain no-repeat`,
  forced: { display: 'none' },
});
any('button:is([dir="rtl"] *)::before', { transform: 'scaleX(-1)' });
start('body', {
  zIndex: 3,
  justifyItems: 'end',
  marginBlock: 'clamp(14px, 2.2svh, 22px) 0',
  marginInline: '20px 14px',
  desktop: { margin: '20px 0 0' },
});
start('button', {
  width: 'auto',
  maxWidth: '100%',
  fontSize: '1.375rem',
  '(max-width: 340px)': { fontSize: '1.1875rem', paddingInlineStart: '20px' },
  desktop: {
    minHeight: '78px',
    paddingBlock: '9px',
    paddingInline: '38px 12px',
    gap: '2rem',
    borderRadius: '42px 42px 10px 42px',
    fontSize: '1.75rem',
  },
});
start('button::before', { desktop: { width: '56px', height: '56px' } });
start('ticks', {
  justifyContent: 'start',
  gap: '8px 16px',
  marginBlock: 'clamp(16px, 2.6svh, 24px) 0',
  marginInline: '18px 14px',
  color: inks.plum,
  fontSize: '1.125rem',
  desktop: { justifyContent: 'end', margin: '18px 0 0' },
});
start('tick', { alignItems: 'center', gap: '7px' });
start('tickMark svg', { display: 'none' });
start('tickMark::before', {
  content: '""',
  ...square('22px'),
  background: `${petal(inks.orchid, '#fff')} center / contain no-repeat`,
});
any('note', { padding: 0, background: 'none', color: vars.color.text, lineHeight: 1.3, textWrap: 'pretty' });
start('note', { margin: '12px 18px 20px', desktop: { margin: '10px 0 0', justifyContent: 'end' } });

// What happens next: more bubbles of the flower.
any('next', {
  padding: '26px 18px 34px',
  background: inks.soft,
  gridTemplateColumns: 'minmax(0, 1fr)',
  borderRadius: 0,
  desktop: { paddingInline: '3.5rem' },
});
any('nextTitle', { marginBlockEnd: '14px', fontSize: '1.375rem', letterSpacing: '-0.02em' });
any('cards', { gap: '10px', desktop: { gridTemplateColumns: 'repeat(auto-fit, minmax(13rem, 1fr))', gap: '12px' } });
any('card', {
  gap: '12px',
  paddingBlock: '14px',
  paddingInline: '12px 20px',
  backgroundColor: '#fff',
  borderRadius: '26px 26px 26px 6px',
});
any('card::before', { display: 'none' });
any('number', {
  ...square('34px'),
  borderRadius: '50% 50% 50% 6px',
  backgroundColor: inks.soft,
  color: inks.violet,
  fontWeight: '600',
});
any('card :is(h2, h3)', { paddingBlockStart: '4px', lineHeight: 1.25 });
any('card p', { fontSize: '1rem', lineHeight: 1.35 });
start('next', { desktop: { paddingBlock: '0 1.75rem', paddingInline: '43vw 3.5rem', background: 'none' } });
start('nextTitle', { desktop: { marginBlockEnd: '10px', fontSize: '1.1875rem' } });
any('footer', { position: 'relative', borderBlockStart: 0 });
