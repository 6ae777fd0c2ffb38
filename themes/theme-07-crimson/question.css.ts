import { globalStyle } from '@vanilla-extract/css';
import { vars } from '#design-system/theme/contract.css.ts';
import { forcedColors, minWidth, noReducedMotionPreference } from '#design-system/theme/mediaQueries.ts';
import { chosen, selectorsOf, slot } from '#design-system/theme/parts.ts';
import { strap } from './drawings.ts';
import { inks } from './inks.ts';

const { page, any } = selectorsOf('7');
const survey = ['question', 'form'] as const;
const desktop = minWidth.desktop;
const onField = {
  [vars.color.heading]: '#fff',
  [vars.color.text]: '#fff',
  [vars.color.textMuted]: '#fff',
};

// The bar: stage and share in words; the strap along the field's edge is the picture of progress.
// with text at twice its size the line breaks
globalStyle(page(survey, 'bar'), { flexWrap: 'wrap' });
globalStyle(page(survey, 'progress'), { gap: 0 });
globalStyle(`${page(survey, 'progress')} > [aria-hidden]`.replaceAll(', ', ' > [aria-hidden], '), {
  justifyContent: 'start',
  fontSize: '1.375rem',
  letterSpacing: '0.02em',
});
globalStyle(page(survey, 'percent'), { fontWeight: '800' });
globalStyle(page(survey, 'track'), { position: 'absolute', width: '1px', height: '1px', clipPath: 'inset(50%)' });
globalStyle(page(survey, 'marker'), { display: 'none' });

// The field, the numeral behind the question, the strap.
globalStyle(page(survey), {
  vars: { '--tan': '0.1051' },
  counterReset: 's var(--step)',
});
globalStyle(page(survey, 'screen'), {
  position: 'relative',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 0,
  padding: 0,
  alignContent: 'start',
  gridTemplateRows: 'auto 1fr',
  '@media': { screen: { minHeight: 'calc(100svh - 5.4rem)' } },
});
globalStyle(page(survey, 'picture'), { overflow: 'clip', overflowClipMargin: '12rem' });
globalStyle(page(survey, 'picture', '::before'), {
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
const share = 'var(--share)';
globalStyle(page(survey, 'picture', '::after'), {
  content: '""',
  position: 'absolute',
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
globalStyle(page(survey, 'head'), {
  gridArea: '1 / 1',
  position: 'relative',
  zIndex: 1,
  padding: '4px 16px calc(var(--tan) * 42vw + 28px)',
  vars: onField,
  color: '#fff',
});
globalStyle(page(survey, 'heading'), {
  maxWidth: '6.2em',
  fontSize: 'clamp(2.5rem, 6.7svh, 3.375rem)',
  lineHeight: 0.88,
});
globalStyle(page(survey, 'heading', '::after'), { display: 'none' });
globalStyle(page(survey, 'subhead'), {
  maxWidth: '17em',
  marginBlockStart: '0.5rem',
  fontSize: '1rem',
  fontWeight: '600',
  lineHeight: 1.22,
});
globalStyle(page(survey, 'body'), { position: 'relative', zIndex: 2 });
globalStyle(page(survey, 'note'), {
  position: 'relative',
  zIndex: 2,
  margin: '1rem',
  border: 0,
  background: 'none',
  padding: 0,
  color: vars.color.textMuted,
});

// Answers: bars on black rules, with silhouettes that stand on them as on a road.
globalStyle(page('question', 'answers'), {
  gap: 0,
  gridAutoRows: 'minmax(3.375rem, 1fr)',
  marginBlockStart: 'calc(var(--tan) * -12vw)',
});
globalStyle(`${page('question', 'answers')}:not(:has(> :nth-child(7)))`, { maxHeight: '38rem' });
globalStyle(`${page('question', 'answers')}:not(:has(> :nth-child(4)))`, { maxHeight: '16rem' });
globalStyle(any('answer'), {
  vars: { '--end': '70px' },
  minHeight: '3.375rem',
  padding: '0.25rem 14px 0.25rem 16px',
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
globalStyle(any('answer', '::before'), {
  content: '""',
  position: 'absolute',
  inset: '0 0 0 -60px',
  background: `linear-gradient(102deg, ${inks.crimson} calc(100% - var(--end)), ${inks.black} 0)`,
  transform: 'translateX(-103%)',
  '@media': {
    [noReducedMotionPreference]: { transition: 'transform 0.28s cubic-bezier(0.7, 0, 0.2, 1)' },
    [forcedColors]: { display: 'none' },
  },
});
globalStyle(`${any('answer')} > *`, { position: 'relative' });
// vehicles stand on the rule as on a road: the ground of their drawings is at 41 of 48
const vehicles = ['car', 'truck', 'taxi', 'motorcycle', 'bus', 'bicycle', 'left'].map((name) => `[data-icon="${name}"]`).join();
globalStyle(any('icon', '[data-icon]'), { display: 'grid', fontSize: '2.5rem', minWidth: '3.375rem' });
globalStyle(any('icon', `:is(${vehicles})`), {
  alignSelf: 'end',
  fontSize: '3.375rem',
  marginBlock: '-0.75rem calc(-0.25rem - 0.14em)',
});
globalStyle(any('mark'), {
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
globalStyle(`${any('mark')} svg`, { display: 'none' });
const flood = { color: '#fff', background: inks.crimson, borderColor: inks.black };
for (const state of [chosen, ':active']) {
  globalStyle(any('answer', state), { ...flood, vars: { [vars.color.focus]: '#fff' } });
  globalStyle(any('answer', `${state}::before`), { transform: 'none' });
}
globalStyle(`${any('answer', chosen)} > ${slot('mark')}`, { border: 0, transform: 'none' });
globalStyle(`${any('answer', chosen)} > ${slot('mark')} svg`, {
  display: 'block',
  width: '1.75rem',
  height: '1.75rem',
  strokeWidth: '3.5',
});
globalStyle(any('answer', ':focus-visible'), {
  outline: `4px solid ${inks.black}`,
  outlineOffset: '-4px',
  boxShadow: 'inset 0 0 0 7px #fff',
});
globalStyle(`${any('answers', '[data-columns="two"]')} > button`, { minHeight: '4rem' });
globalStyle(`${any('answers', '[data-columns="inline"]')} > button`, { borderWidth: '3px' });

// Desktops: the field leans beside the answers, the strap is its edge, and the bars come out from under it.
const wide = (selector: string, rules: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@media': { [desktop]: rules } });
wide(page(survey), {
  vars: { '--edge': 'max(47vw, 34rem)', '--lean': '0.2126', '--row': 'clamp(4.25rem, (100svh - 10.5rem) / 6, 6rem)' },
});
wide(page(survey, 'screen'), {
  gridTemplateColumns: 'min(40vw, 36rem) minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
  minHeight: 'calc(100svh - 6.6rem)',
  overflow: 'clip',
});
const slanted = (from: string) => ({
  top: '-2rem',
  left: `calc(var(--edge) + 2rem * var(--lean) ${from})`,
  transform: 'rotate(12deg)',
  transformOrigin: '100% 0',
});
wide(page(survey, 'screen', '::before'), {
  content: '""',
  position: 'absolute',
  zIndex: 1,
  width: '200vw',
  height: '400vh',
  backgroundColor: inks.crimson,
  pointerEvents: 'none',
  ...slanted('- 200vw'),
});
wide(page(survey, 'picture'), {
  position: 'absolute',
  inset: 0,
  zIndex: 2,
  backgroundColor: 'transparent',
  pointerEvents: 'none',
});
wide(page(survey, 'picture', '::before'), {
  right: 'auto',
  left: 'calc(var(--edge) - var(--lean) * (100svh - 6.6rem) - 6px)',
  transform: 'translateX(-100%)',
  bottom: '-18px',
  fontSize: 'clamp(16rem, min(58svh, 36vw), 34rem)',
  letterSpacing: 0,
});
const run = `calc(2rem + (100% - 5rem) * (1 - ${share}))`;
wide(page(survey, 'picture', '::after'), {
  width: '34px',
  height: 'calc((100% + 3rem) * 1.0223)',
  border: 0,
  background: [
    `${strap.lockUp} center 1.9rem / 42px auto no-repeat`,
    `${strap.tipUp} center ${run} / 42px auto no-repeat`,
    `repeating-linear-gradient(25deg, transparent 0 4px, ${inks.weave} 4px 5px) 6px calc(${run} + 40px) / 8px 100% no-repeat`,
    `repeating-linear-gradient(-25deg, transparent 0 4px, ${inks.weave} 4px 5px) 20px calc(${run} + 40px) / 8px 100% no-repeat`,
    `linear-gradient(${inks.black} 0 0) 0 calc(${run} + 40px) / 100% 100% no-repeat`,
    inks.deep,
  ].join(', '),
  ...slanted('- 1px'),
});
wide(page(survey, 'head'), {
  position: 'relative',
  zIndex: 3,
  gridArea: '1 / 1 / span 2',
  padding: '1.75rem 0 12rem 3.5rem',
  alignSelf: 'start',
});
wide(page(survey, 'heading'), { fontSize: 'clamp(3rem, 6vw, 5.75rem)', maxWidth: '5em' });
wide(page(survey, 'subhead'), { marginBlockStart: '1rem', fontSize: '1.1875rem', maxWidth: '17em' });
wide(page(survey, 'body'), { gridArea: '1 / 1 / auto / -1', zIndex: 0 });
wide(page('question', 'answers'), { gridAutoRows: 'minmax(var(--row), auto)', maxHeight: 'none !important', margin: 0 });
wide(`${page('question', 'answers')} > :first-child`, { borderBlockStartWidth: '3px' });
wide(`${page('question', 'answers')}:has(> :nth-child(7))`, { vars: { '--row': 'clamp(4rem, (100svh - 11rem) / 9, 5.5rem)' } });
for (let at = 1; at <= 14; at++)
  wide(`${page('question', 'answers', '[data-columns="one"]')} > :nth-child(${at})`, { vars: { '--at': String(at) } });
wide(`${page('question', 'answers', '[data-columns="one"]')} > *`, {
  vars: { '--end': '150px' },
  width: 'auto',
  marginInlineStart: 'calc(var(--edge) - var(--lean) * var(--at) * var(--row))',
  padding: '0.25rem 3.5rem 0.25rem calc(4.5rem + var(--lean) * var(--row))',
  columnGap: '1.75rem',
  fontSize: 'clamp(1.75rem, 2.6vw, 2.375rem)',
});
for (const columns of ['two', 'inline'])
  wide(page('question', 'answers', `[data-columns="${columns}"]`), { margin: '3rem 3.5rem 0 calc(var(--edge) + 2rem)' });
wide(any('icon', '[data-icon]'), { fontSize: 'calc(var(--row) * 0.7)', minWidth: 'calc(var(--row) * 0.95)' });
wide(any('icon', `:is(${vehicles})`), { fontSize: 'calc(var(--row) * 0.95)' });
wide(any('mark'), { width: '2.375rem', height: '2rem' });
wide(page(survey, 'why'), {
  position: 'absolute',
  zIndex: 3,
  insetInlineStart: '3.5rem',
  bottom: '2rem',
  width: '12rem',
  borderBlockStart: '4px solid',
  paddingBlockStart: '0.6rem',
  color: '#fff',
  fontWeight: '600',
  lineHeight: 1.3,
  vars: onField,
});
globalStyle(`${page('question', 'why')} h2, ${page('form', 'why')} h2`, {
  fontFamily: vars.font.heading,
  fontSize: '1.625rem',
  fontWeight: '800',
  lineHeight: 1,
  textTransform: 'uppercase',
});
wide(page(survey, 'note'), { gridArea: '2 / 2', alignSelf: 'end', margin: '0.75rem 3.5rem 1rem 1rem' });
