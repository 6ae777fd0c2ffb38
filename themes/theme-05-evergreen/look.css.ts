import { vars } from '#design-system/theme/contract.css.ts';
import { screens } from '#design-system/theme/parts.ts';
import { movingMarker } from '../bases/progress.ts';
import { bare, layer, rulesOf, square, undrawn } from '../bases/rules.ts';
import { wideHeader } from '../bases/wideHeader.ts';
import { inks, ornament, vignette } from './drawings.ts';
import { inside, margin } from './frame.ts';

const { any, survey, text, on } = rulesOf('5');
const every = on(...screens);

any('page', { vars: { '--vignette': vignette() } });

// the sheet: a hairline and a broad line inside it, all round
any('backdrop', { inset: `1.75rem ${margin} ${margin}`, background: inks.paper, border: `1px solid ${inks.forest}` });
any('backdrop::after', {
  ...layer,
  inset: '5px',
  border: `3px solid ${inks.forest}`,
});

wideHeader('5', `max(1.125rem, ${inside})`);
any('notice', { background: inks.sage, border: 0 });
any('bar', {
  position: 'relative',
  marginInline: `calc(${margin} + 9px)`,
  marginBlockStart: '9px',
  paddingInline: `calc(${inside} - ${margin} - 9px)`,
  background: inks.paper,
  tablet: { minHeight: '4.5rem' },
});
// the frame's head is the bar's, which stays, and goes down where the notice takes two lines
any('bar::before', {
  ...layer,
  inset: '-9px -9px auto',
  height: '9px',
  background: `linear-gradient(${inks.forest}, ${inks.forest}) center bottom / calc(100% - 12px) 3px no-repeat ${inks.paper}`,
  border: `1px solid ${inks.forest}`,
  borderBlockEnd: 0,
  ...undrawn,
});
// the letterhead's rule
any('bar::after', {
  ...layer,
  insetInline: `calc(${inside} - ${margin} - 9px)`,
  insetBlockEnd: 0,
  borderBlockEnd: `1px solid ${inks.gold}`,
});
survey('bar::after', { phone: { display: 'none' } });
survey('bar', { phone: { paddingInline: '0.375rem', minHeight: '3.25rem' } });
any('call', { textDecoration: `underline ${inks.gold}`, textUnderlineOffset: '0.3em' });

// progress: a hairline, a gold rule that grows on it, a diamond at its head
any('progress', {
  paddingInline: '0.375rem',
  gap: '0.1875rem',
  maxWidth: '30rem',
  desktop: { flexDirection: 'row', alignItems: 'center', gap: '0.75rem', marginInline: 'auto' },
});
any('progress > :first-child', { desktop: { flex: 'none', fontSize: '1rem' } });
any('track', {
  drawn: {
    flex: 'none',
    height: '0.75rem',
    overflow: 'visible',
    background: `linear-gradient(#b9c9b4, #b9c9b4) center / 100% 1px no-repeat`,
    borderRadius: 0,
  },
  desktop: { flex: 1 },
});
any('done', { drawn: { display: 'none' } });
any('track::before', {
  ...layer,
  insetBlockStart: 'calc(50% - 1.5px)',
  insetInline: 0,
  height: '3px',
  background: inks.gold,
  transform: 'scaleX(var(--share))',
  transformOrigin: 'left',
  ...undrawn,
  moving: { transition: 'transform 0.5s ease-out' },
});
any('track:is([dir="rtl"] *)::before', { transformOrigin: 'right' });
movingMarker('5', '0px', '0.5s ease-out', {
  insetBlockStart: 'calc(50% - 5.5px)',
  marginInlineStart: '-5.5px',
  ...square('11px'),
  background: inks.gold,
  rotate: '45deg',
  ...undrawn,
});

// words are centred over the ornament
any('heading::after', {
  width: '8.25rem',
  height: '0.75rem',
  marginBlock: 'clamp(0.25rem, 1.2svh, 0.875rem)',
  background: `${ornament} center / contain no-repeat`,
  ...undrawn,
});
any('subhead', {
  marginBlockStart: 0,
  marginInline: 'auto',
  maxWidth: '24em',
  color: vars.color.text,
  textWrap: 'balance',
});

every('main', {
  screen: { maxWidth: 'none', paddingInline: inside, gridTemplateColumns: 'minmax(0, 1fr)', gap: '2rem' },
});
text('main', { screen: { paddingInline: `max(${inside}, 50vw - 28rem)` } });
every('screen', { ...bare, boxShadow: 'none' });

// what happens next: a line under a rule, with small Roman figures
every('next', {
  screen: {
    display: 'block',
    padding: '1rem 0 0',
    background: 'none',
    border: 0,
    borderBlockStart: `1px solid ${inks.gold}`,
    borderRadius: 0,
  },
  desktop: { paddingInline: 0 },
});
any('cards', {
  counterReset: 'next',
  desktop: { gridTemplateColumns: 'repeat(auto-fit, minmax(12rem, 1fr))', columnGap: '2.5rem' },
});
any('card', { gap: '0.625rem', counterIncrement: 'next' });
any('card::before', { display: 'none' });
any('number', { width: 'auto', minWidth: '1.75rem', background: 'none', fontSize: 0, placeItems: 'start' });
any('number::before', {
  content: 'counter(next, lower-roman) "."',
  color: inks.gold,
  fontFamily: vars.font.heading,
  fontSize: '1.375rem',
  forced: { color: 'CanvasText' },
});

// the foot of the sheet
// the frame goes on beside it
any('below', { background: 'none', borderBlockStart: 0, screen: { paddingInline: inside } });
any('footer', {
  screen: {
    margin: `0 calc(${margin} + 9px) calc(${margin} + 9px)`,
    paddingInline: `calc(${inside} - ${margin} - 9px - 1rem)`,
    borderColor: inks.gold,
  },
});
