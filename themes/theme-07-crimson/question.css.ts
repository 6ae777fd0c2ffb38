import { keyframes } from '@vanilla-extract/css';
import { vars } from '#design-system/theme/contract.css.ts';
import { chosen, slot } from '#design-system/theme/parts.ts';
import { bare, colors, cover, layer, rulesOf, square, undrawn } from '../bases/rules.ts';
import { strap } from './drawings.ts';
import { inks } from './inks.ts';

const { any, question, survey } = rulesOf('7');
const onField = colors({ heading: '#fff', text: '#fff', textMuted: '#fff' });

// The bar: stage and share in words; the strap along the field's edge is the picture of progress.
// with text at twice its size the line breaks
survey('bar', { flexWrap: 'wrap' });
survey('progress', { gap: 0 });
survey('progress > [aria-hidden]', { justifyContent: 'start', fontSize: '1.375rem', letterSpacing: '0.02em' });
survey('percent', { fontWeight: '800' });
survey('track', { position: 'absolute', width: '1px', height: '1px', clipPath: 'inset(50%)' });
survey('marker', { display: 'none' });

// The field, the numeral behind the question, the strap.
survey('page', { vars: { '--tan': '0.1051' } });
survey('screen', {
  position: 'relative',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 0,
  padding: 0,
  alignContent: 'start',
  gridTemplateRows: 'auto 1fr',
  screen: { minHeight: 'calc(100svh - 5.4rem)' },
});
survey('picture', { counterReset: 's var(--step)', overflow: 'clip', overflowClipMargin: '12rem' });
survey('picture::before', {
  content: 'counter(s)',
  position: 'absolute',
  right: '-10px',
  bottom: 'calc(var(--tan) * 70vw - 26px)',
  color: inks.black,
  fontFamily: vars.font.heading,
  fontSize: 'clamp(11rem, 44svh, 22rem)',
  fontWeight: '800',
  letterSpacing: '-0.04em',
  lineHeight: 0.72,
});
// the scene is mirrored, a numeral is not
survey('picture:is([dir="rtl"] *)::before', { scale: '-1 1' });
const share = 'var(--share)';
survey('picture::after', {
  ...layer,
  insetInline: '-2rem',
  bottom: '-9rem',
  height: 'calc(24px + 9rem)',
  borderTop: `2px solid ${inks.crimson}`,
  borderBottom: `9rem solid ${vars.color.page}`,
  background: [
    `${strap.lock} right 2rem center / auto 28px no-repeat padding-box`,
    `${strap.tip} calc(2rem + (100% - 4rem - 60px) * ${share}) center / auto 28px no-repeat padding-box`,
    `repeating-linear-gradient(115deg, transparent 0 4px, ${inks.weave} 4px 5px) 0 4px / calc(2rem + (100% - 4rem) * ${share}) 6px no-repeat padding-box`,
    `repeating-linear-gradient(65deg, transparent 0 4px, ${inks.weave} 4px 5px) 0 13px / calc(2rem + (100% - 4rem) * ${share}) 6px no-repeat padding-box`,
    `linear-gradient(${inks.black} 0 0) 0 0 / calc(2rem + (100% - 4rem) * ${share}) 100% no-repeat padding-box`,
    `padding-box ${inks.deep}`,
  ].join(', '),
  transform: 'rotate(-6deg)',
  transformOrigin: '2rem 24px',
});
survey('head', {
  gridArea: '1 / 1',
  position: 'relative',
  zIndex: 1,
  padding: '4px 16px calc(var(--tan) * 42vw + 28px)',
  vars: onField,
  color: '#fff',
});
survey('heading', { maxWidth: '6.2em', fontSize: 'clamp(2.5rem, 6.7svh, 3.375rem)', lineHeight: 0.88 });
survey('heading::after', { display: 'none' });
survey('subhead', {
  maxWidth: '17em',
  marginBlockStart: '0.5rem',
  fontSize: '1rem',
  fontWeight: '600',
  lineHeight: 1.22,
});
survey('body', { position: 'relative', zIndex: 2 });
survey('note', {
  position: 'relative',
  zIndex: 2,
  margin: '1rem',
  ...bare,
  color: vars.color.textMuted,
});

// Answers: bars on black rules, with silhouettes that stand on them as on a road.
question('answers', {
  gap: 0,
  gridAutoRows: 'minmax(max-content, 1fr)',
  marginBlockStart: 'calc(var(--tan) * -12vw)',
});
question('answers:not(:has(> :nth-child(7)))', { maxHeight: '38rem' });
question('answers:not(:has(> :nth-child(4)))', { maxHeight: '16rem' });
any('answer', {
  vars: { '--end': '70px' },
  minHeight: '3.375rem',
  paddingBlock: '0.25rem',
  paddingInline: '16px 14px',
  columnGap: '12px',
  background: vars.color.page,
  border: `0 solid ${inks.black}`,
  borderBlockEndWidth: '3px',
  borderRadius: 0,
  color: inks.black,
  fontFamily: vars.font.heading,
  fontSize: 'clamp(1.375rem, 3.1svh, 1.6875rem)',
  textWrap: 'pretty',
  fontWeight: '800',
  lineHeight: 1,
  letterSpacing: '0.008em',
  textTransform: 'uppercase',
  overflow: 'hidden',
});
any('answer::before', {
  ...layer,
  inset: '0 0 0 -60px',
  background: `linear-gradient(102deg, ${inks.crimson} calc(100% - var(--end)), ${inks.black} 0)`,
  transform: 'translateX(-103%)',
  moving: { transition: 'transform 0.28s cubic-bezier(0.7, 0, 0.2, 1)' },
  forced: { display: 'none' },
});
any('answer > *', { position: 'relative' });
// vehicles stand on the rule as on a road: the ground of their drawings is at 41 of 48
export const vehicles = ['car', 'truck', 'taxi', 'motorcycle', 'bus', 'bicycle', 'left']
  .map((name) => `[data-icon="${name}"]`)
  .join();
any('icon[data-icon]', { display: 'grid', fontSize: '2.5rem', minWidth: '3.375rem' });
any(`icon:is(${vehicles})`, {
  alignSelf: 'end',
  fontSize: '3.375rem',
  marginBlock: '-0.75rem calc(-0.25rem - 0.14em)',
});
any('mark', {
  flex: 'none',
  width: '1.75rem',
  height: '1.5rem',
  placeItems: 'center',
  justifyContent: 'center',
  marginInlineEnd: '2px',
  border: '2.5px solid',
  transform: 'skewX(-14deg)',
  opacity: 1,
});
any('mark svg', { display: 'none' });
const flood = { color: '#fff', background: inks.crimson, borderColor: inks.black };
for (const state of [chosen, ':active'] as const) {
  any(`answer${state}`, { ...flood, vars: colors({ focus: '#fff' }) });
  any(`answer${state}::before`, { transform: 'none' });
}
any(`answer${chosen} > ${slot('mark')}`, { border: 0, transform: 'none' });
any(`answer${chosen} > ${slot('mark')} svg`, {
  display: 'block',
  ...square('1.75rem'),
  strokeWidth: '3.5',
});
any('answer:focus-visible', {
  outline: `4px solid ${inks.black}`,
  outlineOffset: '-4px',
  boxShadow: 'inset 0 0 0 7px #fff',
});
any('answers[data-layout="grid"] > button', { minHeight: '4rem' });
any('answers[data-layout="inline"] > button', { borderWidth: '3px' });

// Between phones and desktops the question takes one line where it can.
const middle = 'screen and (min-width: 600px) and (max-width: 849px)';
survey('heading', { [middle]: { maxWidth: '12em', fontSize: 'clamp(2rem, 6.7svh, 3.375rem)' } });
survey('subhead', { [middle]: { maxWidth: '26em' } });
survey('head', { [middle]: { paddingBlockEnd: 'calc(var(--tan) * 60vw + 10px)' } });
survey('logo', { [middle]: { minWidth: '10.5rem' } });
survey('call', { [middle]: { fontSize: '1.0625rem' } });

// the estimate is a white band from edge to edge, with its words over the heading's
survey('estimate', {
  position: 'relative',
  zIndex: 3,
  margin: 0,
  padding: '0.375rem 18px 0.5rem',
  borderRadius: 0,
});

// The hard wipe: a slanted band goes over the screen. Behind it and before it the new words can be read.
const band = '3.5rem';
const [right, left] = ['translateX(100%)', `translateX(calc(-1 * ${band} - 25%))`] as const;
const wipe = (from: string, to: string) =>
  keyframes({ from: { opacity: 1, transform: from }, to: { opacity: 1, transform: to } });
any('entering::before', {
  ...cover,
  insetBlock: '-4rem',
  zIndex: 2,
  background: `linear-gradient(101deg, ${inks.black} ${band}, ${inks.crimson} 0 calc(${band} + 6px), #0000 0)`,
  opacity: 0,
  pointerEvents: 'none',
  ...undrawn,
});
for (const [direction, name] of Object.entries({ forward: wipe(right, left), back: wipe(left, right) }))
  any(`entering[data-direction="${direction}"]::before`, {
    moving: { animation: `${name} ${vars.step.time} ${vars.step.ease}` },
  });
