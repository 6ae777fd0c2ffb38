import { globalStyle } from '@vanilla-extract/css';
import { vars } from '#design-system/theme/contract.css.ts';
import { forcedColors, minWidth } from '#design-system/theme/mediaQueries.ts';
import { selectorsOf } from '#design-system/theme/parts.ts';
import { face, petal, plant, send, spray } from './drawings.ts';
import { inks } from './inks.ts';

const { page, any } = selectorsOf('9');
const desktop = minWidth.desktop;
const framed = ['start', 'question', 'form', 'thanks'] as const;
const talk = ['start', 'thanks'] as const;
/** Words in a plum bubble. */
const inPlum = {
  [vars.color.heading]: '#fff',
  [vars.color.textMuted]: inks.soft,
  [vars.color.focus]: '#fff',
  [vars.color.focusInner]: inks.plum,
};

globalStyle(page(framed, 'main'), { '@media': { screen: { display: 'block', maxWidth: 'none', padding: 0 } } });
globalStyle(page(framed, 'backdrop'), {
  '@media': { [desktop]: { background: `linear-gradient(90deg, ${inks.lilac}, ${inks.page} 70%)` } },
});
for (const kind of framed)
  globalStyle(`${page(kind)} > header`, {
    '@media': { [desktop]: { backgroundImage: `linear-gradient(90deg, ${inks.lilac}, ${inks.page} 70%)` } },
  });
globalStyle(page(framed, 'notice'), { '@media': { [desktop]: { background: 'none' } } });
globalStyle(any('notice'), { borderBlockEnd: 0, fontSize: '0.9375rem' });
globalStyle(any('advertisement'), { textAlign: 'start', '@media': { [minWidth.tablet]: { textAlign: 'center' } } });
globalStyle(any('call'), { borderRadius: '22px 22px 6px 22px', paddingInline: '0.875rem 1rem' });
globalStyle(page(framed, 'bar'), {
  '@media': { [desktop]: { maxWidth: 'none', minHeight: '4.25rem', paddingInline: '3.5rem' } },
});
globalStyle(page(framed, 'notice'), { '@media': { [desktop]: { paddingInline: '3.5rem' } } });

// The scene over the bubble, which is the heading.
globalStyle(page(talk), { vars: { '--sky': 'calc(29svh - 62px)' } });
globalStyle(page(talk, 'picture'), {
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
  '@media': {
    [minWidth.tablet]: { insetInlineEnd: '10vw' },
    [desktop]: {
      insetInline: '0 auto',
      top: '-58px',
      width: '47vw',
      height: 'calc(100svh - 42px)',
      backgroundImage: plant,
      backgroundPosition: 'left bottom',
    },
  },
});
globalStyle(page(talk, 'screen'), { position: 'relative' });
globalStyle(page(talk, 'heading'), {
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
  '@media': {
    [desktop]: {
      width: 'auto',
      marginBlock: '14px 0',
      marginInline: '-9vw 0',
      paddingBlock: '34px 40px',
      paddingInline: '12.5vw 40px',
      borderRadius: '64px 64px 64px 12px',
      fontSize: 'clamp(2.75rem, 5.6vw, 5.25rem)',
    },
  },
});
globalStyle(page(talk, 'heading', '::after'), { display: 'none' });
// its second bubble, with the flower's face beside it
globalStyle(page(talk, 'subhead'), {
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
  '@media': {
    [desktop]: {
      marginBlock: '10px 0',
      marginInline: '2.5vw 0',
      padding: '16px 28px 18px',
      borderRadius: '32px 32px 32px 10px',
      fontSize: '1.3125rem',
      maxWidth: '25em',
    },
  },
});
globalStyle(page(talk, 'subhead', '::before'), {
  content: '""',
  position: 'absolute',
  left: '-66px',
  bottom: '-8px',
  width: '58px',
  height: '58px',
  background: `${face} center / contain no-repeat`,
  '@media': { [desktop]: { display: 'none' }, print: { display: 'none' }, [forcedColors]: { display: 'none' } },
});

globalStyle(page('start', 'screen'), {
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 0,
  padding: 0,
  background: 'none',
  boxShadow: 'none',
  '@media': { [desktop]: { paddingBlock: '0 1rem', paddingInline: '37vw 3.5rem' } },
});

// The visitor's own bubble, with a round to send it.
globalStyle(any('button'), {
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
globalStyle(any('button', '::before'), {
  content: '""',
  order: 1,
  flex: 'none',
  width: '46px',
  height: '46px',
  background: `${send} center / contain no-repeat`,
  '@media': { [forcedColors]: { display: 'none' } },
});
globalStyle(any('button', ':is([dir="rtl"] *)::before'), { transform: 'scaleX(-1)' });
globalStyle(page('start', 'body'), {
  zIndex: 3,
  justifyItems: 'end',
  marginBlock: 'clamp(14px, 2.2svh, 22px) 0',
  marginInline: '20px 14px',
  '@media': { [desktop]: { margin: '20px 0 0' } },
});
globalStyle(page('start', 'button'), {
  width: 'auto',
  maxWidth: '100%',
  fontSize: '1.375rem',
  '@media': {
    '(max-width: 340px)': { fontSize: '1.1875rem', paddingInlineStart: '20px' },
    [desktop]: {
      minHeight: '78px',
      paddingBlock: '9px',
      paddingInline: '38px 12px',
      gap: '2rem',
      borderRadius: '42px 42px 10px 42px',
      fontSize: '1.75rem',
    },
  },
});
globalStyle(page('start', 'button', '::before'), { '@media': { [desktop]: { width: '56px', height: '56px' } } });
globalStyle(page('start', 'ticks'), {
  justifyContent: 'start',
  gap: '8px 16px',
  marginBlock: 'clamp(16px, 2.6svh, 24px) 0',
  marginInline: '18px 14px',
  color: inks.plum,
  fontSize: '1.125rem',
  '@media': { [desktop]: { justifyContent: 'end', margin: '18px 0 0' } },
});
globalStyle(page('start', 'tick'), { alignItems: 'center', gap: '7px' });
globalStyle(`${page('start', 'tickMark')} svg`, { display: 'none' });
globalStyle(page('start', 'tickMark', '::before'), {
  content: '""',
  width: '22px',
  height: '22px',
  background: `${petal(inks.orchid, '#fff')} center / contain no-repeat`,
});
globalStyle(any('note'), { padding: 0, background: 'none', color: vars.color.text, lineHeight: 1.3, textWrap: 'pretty' });
globalStyle(page('start', 'note'), {
  margin: '12px 18px 20px',
  '@media': { [desktop]: { margin: '10px 0 0', justifyContent: 'end' } },
});

// What happens next: more bubbles of the flower.
globalStyle(any('next'), {
  padding: '26px 18px 34px',
  background: inks.soft,
  gridTemplateColumns: 'minmax(0, 1fr)',
  borderRadius: 0,
  '@media': { [desktop]: { paddingInline: '3.5rem' } },
});
globalStyle(any('nextTitle'), { marginBlockEnd: '14px', fontSize: '1.375rem', letterSpacing: '-0.02em' });
globalStyle(any('cards'), {
  gap: '10px',
  '@media': { [desktop]: { gridTemplateColumns: 'repeat(auto-fit, minmax(13rem, 1fr))', gap: '12px' } },
});
globalStyle(any('card'), {
  gap: '12px',
  paddingBlock: '14px',
  paddingInline: '12px 20px',
  backgroundColor: '#fff',
  borderRadius: '26px 26px 26px 6px',
});
globalStyle(any('card', '::before'), { display: 'none' });
globalStyle(any('number'), {
  width: '34px',
  height: '34px',
  borderRadius: '50% 50% 50% 6px',
  backgroundColor: inks.soft,
  color: inks.violet,
  fontWeight: '600',
});
globalStyle(`${any('card')} :is(h2, h3)`, { paddingBlockStart: '4px', lineHeight: 1.25 });
globalStyle(`${any('card')} p`, { fontSize: '1rem', lineHeight: 1.35 });
globalStyle(page('start', 'next'), {
  '@media': { [desktop]: { paddingBlock: '0 1.75rem', paddingInline: '43vw 3.5rem', background: 'none' } },
});
globalStyle(page('start', 'nextTitle'), { '@media': { [desktop]: { marginBlockEnd: '10px', fontSize: '1.1875rem' } } });
globalStyle(any('footer'), { position: 'relative', borderBlockStart: 0 });
