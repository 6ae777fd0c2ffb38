import { vars } from '#design-system/theme/contract.css.ts';
import { chosen, hovered, slot } from '#design-system/theme/parts.ts';
import { colors, rulesOf, square, undrawn } from '../bases/rules.ts';
import { arc, petal, pot, stem } from './drawings.ts';
import { inks } from './inks.ts';

const { any, question, survey, scenes } = rulesOf('9');

// Progress: twelve buds on an arch, which open from the left; the words stand under it.
// with text at twice its size the line breaks
survey('bar', { flexWrap: 'wrap' });
survey('progress', {
  gridTemplateColumns: 'minmax(0, 1fr)',
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  maxWidth: '14.5rem',
  marginInline: 'auto',
});
any('progress > [aria-hidden]', {
  gridArea: '1 / 1',
  alignSelf: 'end',
  justifyContent: 'center',
  gap: '0.375rem',
  paddingBlockEnd: '2px',
  color: inks.plum,
  fontSize: '0.9375rem',
  fontWeight: '600',
});
any('percent', { fontWeight: '600' });
any('track', {
  gridArea: '1 / 1',
  width: '100%',
  height: 'auto',
  aspectRatio: '236 / 58',
  overflow: 'visible',
  background: `${arc.closed} center / contain no-repeat`,
  borderRadius: 0,
  forced: { height: '0.75rem', aspectRatio: 'auto', marginBlockEnd: '1.25rem', overflow: 'hidden' },
});
any('done', { 'not (forced-colors: active)': { display: 'none' } });
any('marker', {
  display: 'block',
  position: 'absolute',
  inset: 0,
  background: `${arc.open} center / contain no-repeat`,
  // whole blooms only, and the first from the start
  clipPath: [
    'inset(-4px calc((1 - var(--share)) * 100%) 0 -4px)',
    'inset(-4px calc((12 - round(up, var(--share) * 12 + 0.01, 1)) * 100% / 12) 0 -4px)',
  ],
  forced: { display: 'none' },
});
survey('bar', { phone: { minHeight: '3.75rem', paddingBlock: 0 } });

// The flower's question comes from the edge; her stem grows beside the answers.
survey('screen', {
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr auto',
  gap: 0,
  padding: 0,
  background: 'none',
  boxShadow: 'none',
  screen: { minHeight: 'calc(100svh - 5.6rem)' },
});
survey('head', {
  gridArea: '1 / 1',
  position: 'relative',
  zIndex: 1,
  width: 'calc(100% - 34px)',
  padding: 'clamp(12px, 2.4svh, 26px) 20px clamp(13px, 2.4svh, 26px)',
  backgroundColor: inks.plum,
  borderRadius: '0 38px 38px 0',
  vars: colors({ heading: '#fff', textMuted: inks.soft }),
});
survey('heading', { fontSize: 'clamp(1.6875rem, 4.4svh, 2.25rem)', lineHeight: 1.06 });
survey('subhead', {
  maxWidth: '20em',
  marginBlockStart: '6px',
  fontSize: '1rem',
  lineHeight: 1.25,
});
question('picture', {
  display: 'block',
  gridArea: '2 / 1 / span 2',
  zIndex: 2,
  width: '110px',
  marginBlock: '-9px 0',
  marginInline: '-6px 0',
  pointerEvents: 'none',
  background: `${stem} left top / 110px auto no-repeat`,
});
survey('body', { gridArea: '2 / 1', position: 'relative', zIndex: 3 });
survey('note', { gridArea: '3 / 1', zIndex: 1, margin: '8px 18px 16px', fontSize: '0.9375rem' });
question('note', { marginInlineStart: '76px' });

// Answers: the visitor's bubbles, as wide as their words, on the right.
any('answer', {
  minHeight: '50px',
  paddingBlock: '4px',
  paddingInline: '15px 22px',
  gap: '12px',
  background: '#fff',
  border: `1.5px solid ${vars.color.answerBorder}`,
  borderRadius: '38px 38px 8px 38px',
  color: inks.plum,
  fontSize: 'clamp(1.125rem, 2.4svh, 1.25rem)',
  lineHeight: 1.1,
  letterSpacing: '-0.01em',
});
question('answers:not([data-layout="grid"])', {
  paddingBlock: 'clamp(8px, 1.8svh, 20px)',
  paddingInline: '64px 14px',
  gap: '8px',
});
question('answers[data-layout="grid"]', { paddingBlock: '14px', paddingInline: '64px 14px', gap: '8px' });
question('answers[data-layout="stack"]', {
  justifyItems: 'end',
  alignContent: 'space-evenly',
  gridAutoRows: 'minmax(50px, auto)',
});
question('answers[data-layout="stack"]:not(:has(> :nth-child(5)))', {
  alignContent: 'start',
  gap: '14px',
  paddingBlockStart: '5svh',
});
question('answers[data-layout="stack"] > *', {
  width: 'auto',
  minWidth: '11rem',
  minHeight: 'clamp(50px, 7svh, 66px)',
});
// nine answers fit on a phone
question('answers[data-layout="stack"]:has(> :nth-child(8)) > *', { phone: { minHeight: 'clamp(48px, 6.3svh, 66px)' } });
question('answers[data-layout="inline"]', { justifyContent: 'end', alignContent: 'start' });
any(`answer${hovered}`, { '(hover: hover)': { background: inks.soft, borderColor: inks.orchid } });
any('answer:active', { transform: 'scale(0.97)' });
for (const state of [chosen, ':active'] as const)
  any(`answer${state}`, {
    background: `${inks.violet} linear-gradient(100deg, ${inks.violet}, ${inks.bright})`,
    borderColor: inks.violet,
    boxShadow: vars.shadow.answerChosen,
    color: '#fff',
  });
any(`answer${chosen}`, { fontWeight: '600' });
any('answer:focus-visible', { outlineOffset: '3px' });
any('icon[data-icon]', { display: 'grid', fontSize: '2.25rem' });
any('mark', { display: 'none' });
any(`answer${chosen} > ${slot('mark')}`, {
  display: 'block',
  flex: 'none',
  ...square('28px'),
  marginInlineEnd: '-10px',
  background: `${petal('#fff', inks.violet)} center / contain no-repeat`,
});
any('mark svg', { 'not (forced-colors: active)': { display: 'none' } });

// Desktops: the bubble on the left over the plant, the reason as her second one, answers at the right.
survey('screen', {
  desktop: {
    gridTemplateColumns: 'minmax(0, 52vw) minmax(0, 1fr)',
    gridTemplateRows: 'auto minmax(18rem, 1fr)',
    minHeight: 'calc(100svh - 7.4rem)',
  },
});
survey('head', {
  desktop: {
    width: 'auto',
    marginBlockStart: '18px',
    paddingBlock: '36px 40px',
    paddingInline: '56px 40px',
    borderRadius: '0 64px 64px 0',
  },
});
survey('heading', { desktop: { fontSize: 'clamp(2.5rem, 4.4vw, 4rem)', lineHeight: 1.03 } });
survey('subhead', { desktop: { maxWidth: 'none', marginBlockStart: '14px', fontSize: '1.25rem' } });
survey('picture', {
  desktop: {
    display: 'block',
    gridArea: '2 / 1',
    zIndex: 2,
    width: '100%',
    margin: '-24px 0 0',
    pointerEvents: 'none',
    background: `${pot} left bottom / auto 100% no-repeat`,
  },
});
survey('why', {
  desktop: {
    gridArea: '2 / 1',
    zIndex: 2,
    alignSelf: 'start',
    justifySelf: 'start',
    maxWidth: '22rem',
    marginBlock: '24px 0',
    marginInline: 'clamp(14rem, min(44svh, 27vw), 26rem) 20px',
    padding: '18px 26px 20px',
    backgroundColor: '#fff',
    borderRadius: '32px 32px 32px 8px',
    color: inks.plum,
    fontSize: 'clamp(1.125rem, 1.5vw, 1.375rem)',
    lineHeight: 1.3,
  },
});
survey('body', { desktop: { gridArea: '1 / 2 / span 2' } });
question('answers[data-layout]', {
  desktop: { gap: '10px', paddingBlock: '18px 12px', paddingInline: '20px 56px' },
});
question('answers[data-layout="stack"]', { desktop: { alignContent: 'start' } });
question('answers[data-layout="stack"] > *', {
  desktop: {
    minHeight: 'clamp(56px, 7.4svh, 84px)',
    minWidth: '19vw',
    paddingBlock: '6px',
    paddingInline: '24px 32px',
    gap: '16px',
    borderRadius: '52px 52px 10px 52px',
    fontSize: 'clamp(1.25rem, 1.7vw, 1.625rem)',
  },
});
survey('note', {
  desktop: { gridArea: '2 / 2', alignSelf: 'end', justifySelf: 'end', marginBlock: '0 16px', marginInline: '20px 56px' },
});
question('answers:has(> :nth-child(7))', { desktop: { paddingBlockEnd: '4.5rem' } });
scenes('picture', { ...undrawn });

survey('estimate', { marginInline: '16px' });
