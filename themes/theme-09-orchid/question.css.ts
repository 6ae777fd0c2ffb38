import { globalStyle } from '@vanilla-extract/css';
import { vars } from '#design-system/theme/contract.css.ts';
import { forcedColors, minWidth } from '#design-system/theme/mediaQueries.ts';
import { chosen, hovered, selectorsOf, slot } from '#design-system/theme/parts.ts';
import { arc, petal, pot, stem } from './drawings.ts';
import { inks } from './inks.ts';

const { page, any } = selectorsOf('9');
const survey = ['question', 'form'] as const;
const desktop = minWidth.desktop;

// Progress: twelve buds on an arch, which open from the left; the words stand under it.
// with text at twice its size the line breaks
globalStyle(page(survey, 'bar'), { flexWrap: 'wrap' });
globalStyle(page(survey, 'progress'), {
  gridTemplateColumns: 'minmax(0, 1fr)',
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  maxWidth: '14.5rem',
  marginInline: 'auto',
});
globalStyle(`${any('progress')} > [aria-hidden]`, {
  gridArea: '1 / 1',
  alignSelf: 'end',
  justifyContent: 'center',
  gap: '0.375rem',
  paddingBlockEnd: '2px',
  color: inks.plum,
  fontSize: '0.9375rem',
  fontWeight: '600',
});
globalStyle(any('percent'), { fontWeight: '600' });
globalStyle(any('track'), {
  gridArea: '1 / 1',
  width: '100%',
  height: 'auto',
  aspectRatio: '236 / 58',
  overflow: 'visible',
  background: `${arc.closed} center / contain no-repeat`,
  borderRadius: 0,
  '@media': { [forcedColors]: { height: '0.75rem', aspectRatio: 'auto', marginBlockEnd: '1.25rem', overflow: 'hidden' } },
});
globalStyle(any('done'), { '@media': { 'not (forced-colors: active)': { display: 'none' } } });
globalStyle(any('marker'), {
  display: 'block',
  position: 'absolute',
  inset: 0,
  background: `${arc.open} center / contain no-repeat`,
  // whole blooms only, and the first from the start
  clipPath: [
    'inset(-4px calc((1 - var(--share)) * 100%) 0 -4px)',
    'inset(-4px calc((12 - round(up, var(--share) * 12 + 0.01, 1)) * 100% / 12) 0 -4px)',
  ],
  '@media': { [forcedColors]: { display: 'none' } },
});
globalStyle(page(survey, 'bar'), { '@media': { '(max-width: 599px)': { minHeight: '3.75rem', paddingBlock: 0 } } });

// The flower's question comes from the edge; her stem grows beside the answers.
globalStyle(page(survey, 'screen'), {
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr auto',
  gap: 0,
  padding: 0,
  background: 'none',
  boxShadow: 'none',
  '@media': { screen: { minHeight: 'calc(100svh - 5.6rem)' } },
});
globalStyle(page(survey, 'head'), {
  gridArea: '1 / 1',
  position: 'relative',
  zIndex: 1,
  width: 'calc(100% - 34px)',
  padding: 'clamp(12px, 2.4svh, 26px) 20px clamp(13px, 2.4svh, 26px)',
  backgroundColor: inks.plum,
  borderRadius: '0 38px 38px 0',
  vars: { [vars.color.heading]: '#fff', [vars.color.textMuted]: inks.soft },
});
globalStyle(page(survey, 'heading'), { fontSize: 'clamp(1.6875rem, 4.4svh, 2.25rem)', lineHeight: 1.06 });
globalStyle(page(survey, 'subhead'), {
  maxWidth: '20em',
  marginBlockStart: '6px',
  fontSize: '1rem',
  lineHeight: 1.25,
  textWrap: 'pretty',
});
globalStyle(page('question', 'picture'), {
  display: 'block',
  gridArea: '2 / 1 / span 2',
  zIndex: 2,
  width: '110px',
  marginBlock: '-9px 0',
  marginInline: '-6px 0',
  pointerEvents: 'none',
  background: `${stem} left top / 110px auto no-repeat`,
});
globalStyle(page(survey, 'body'), { gridArea: '2 / 1', position: 'relative', zIndex: 3 });
globalStyle(page(survey, 'note'), { gridArea: '3 / 1', zIndex: 1, margin: '8px 18px 16px', fontSize: '0.9375rem' });
globalStyle(page('question', 'note'), { marginInlineStart: '76px' });

// Answers: the visitor's bubbles, as wide as their words, on the right.
globalStyle(any('answer'), {
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
globalStyle(page('question', 'answers', ':not([data-columns="two"])'), {
  paddingBlock: 'clamp(8px, 1.8svh, 20px)',
  paddingInline: '64px 14px',
  gap: '8px',
});
globalStyle(page('question', 'answers', '[data-columns="two"]'), {
  paddingBlock: '14px',
  paddingInline: '64px 14px',
  gap: '8px',
});
globalStyle(page('question', 'answers', '[data-columns="one"]'), {
  justifyItems: 'end',
  alignContent: 'space-evenly',
  gridAutoRows: 'minmax(50px, auto)',
});
globalStyle(`${page('question', 'answers', '[data-columns="one"]')}:not(:has(> :nth-child(5)))`, {
  alignContent: 'start',
  gap: '14px',
  paddingBlockStart: '5svh',
});
globalStyle(`${page('question', 'answers', '[data-columns="one"]')} > *`, {
  width: 'auto',
  minWidth: '11rem',
  minHeight: 'clamp(50px, 7svh, 66px)',
});
globalStyle(page('question', 'answers', '[data-columns="inline"]'), { justifyContent: 'end', alignContent: 'start' });
globalStyle(any('answer', hovered), {
  '@media': { '(hover: hover)': { background: inks.soft, borderColor: inks.orchid } },
});
globalStyle(any('answer', ':active'), { transform: 'scale(0.97)' });
for (const state of [chosen, ':active'])
  globalStyle(any('answer', state), {
    background: `${inks.violet} linear-gradient(100deg, ${inks.violet}, ${inks.bright})`,
    borderColor: inks.violet,
    boxShadow: vars.shadow.answerChosen,
    color: '#fff',
  });
globalStyle(any('answer', chosen), { fontWeight: '600' });
globalStyle(any('answer', ':focus-visible'), { outlineOffset: '3px' });
globalStyle(any('icon', '[data-icon]'), { display: 'grid', fontSize: '2.25rem' });
globalStyle(any('mark'), { display: 'none' });
globalStyle(`${any('answer', chosen)} > ${slot('mark')}`, {
  display: 'block',
  flex: 'none',
  width: '28px',
  height: '28px',
  marginInlineEnd: '-10px',
  background: `${petal('#fff', inks.violet)} center / contain no-repeat`,
});
globalStyle(`${any('mark')} svg`, { '@media': { 'not (forced-colors: active)': { display: 'none' } } });

// Desktops: the bubble on the left over the plant, the reason as her second one, answers at the right.
globalStyle(page(survey, 'screen'), {
  '@media': {
    [desktop]: {
      gridTemplateColumns: 'minmax(0, 52vw) minmax(0, 1fr)',
      gridTemplateRows: 'auto minmax(18rem, 1fr)',
      minHeight: 'calc(100svh - 7.4rem)',
    },
  },
});
globalStyle(page(survey, 'head'), {
  '@media': {
    [desktop]: {
      width: 'auto',
      marginBlockStart: '18px',
      paddingBlock: '36px 40px',
      paddingInline: '56px 40px',
      borderRadius: '0 64px 64px 0',
    },
  },
});
globalStyle(page(survey, 'heading'), { '@media': { [desktop]: { fontSize: 'clamp(2.5rem, 4.4vw, 4rem)', lineHeight: 1.03 } } });
globalStyle(page(survey, 'subhead'), {
  '@media': { [desktop]: { maxWidth: 'none', marginBlockStart: '14px', fontSize: '1.25rem' } },
});
globalStyle(page(survey, 'picture'), {
  '@media': {
    [desktop]: {
      display: 'block',
      gridArea: '2 / 1',
      zIndex: 2,
      width: '100%',
      margin: '-24px 0 0',
      pointerEvents: 'none',
      background: `${pot} left bottom / auto 100% no-repeat`,
    },
  },
});
globalStyle(page(survey, 'why'), {
  '@media': {
    [desktop]: {
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
  },
});
globalStyle(page(survey, 'body'), { '@media': { [desktop]: { gridArea: '1 / 2 / span 2' } } });
globalStyle(page('question', 'answers', '[data-columns]'), {
  '@media': { [desktop]: { gap: '10px', paddingBlock: '18px 12px', paddingInline: '20px 56px' } },
});
globalStyle(page('question', 'answers', '[data-columns="one"]'), { '@media': { [desktop]: { alignContent: 'start' } } });
globalStyle(`${page('question', 'answers', '[data-columns="one"]')} > *`, {
  '@media': {
    [desktop]: {
      minHeight: 'clamp(56px, 7.4svh, 84px)',
      minWidth: '19vw',
      paddingBlock: '6px',
      paddingInline: '24px 32px',
      gap: '16px',
      borderRadius: '52px 52px 10px 52px',
      fontSize: 'clamp(1.25rem, 1.7vw, 1.625rem)',
    },
  },
});
globalStyle(page(survey, 'note'), {
  '@media': {
    [desktop]: { gridArea: '2 / 2', alignSelf: 'end', justifySelf: 'end', marginBlock: '0 16px', marginInline: '20px 56px' },
  },
});
globalStyle(page('question', 'answers', ':has(> :nth-child(7))'), { '@media': { [desktop]: { paddingBlockEnd: '4.5rem' } } });
globalStyle(page(['start', 'question', 'form', 'thanks'], 'picture'), {
  '@media': { print: { display: 'none' }, [forcedColors]: { display: 'none' } },
});

globalStyle(page(survey, 'estimate'), { marginInline: '16px' });
