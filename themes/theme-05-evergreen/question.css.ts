import { globalStyle, keyframes } from '@vanilla-extract/css';
import { vars } from '#design-system/theme/contract.css.ts';
import { forcedColors, maxWidth, minWidth, noReducedMotionPreference } from '#design-system/theme/mediaQueries.ts';
import { chosen, selectorsOf, slot } from '#design-system/theme/parts.ts';
import { inks, penTick } from './drawings.ts';
import { undrawn } from './frame.ts';

const { page, any } = selectorsOf('5');
const flow = ['question', 'form'] as const;

globalStyle(page(flow, 'main'), {
  '@media': {
    screen: { paddingBlock: 'clamp(0.25rem, 1.2svh, 1.5rem) 1.5rem' },
    [minWidth.desktop]: { paddingBlockStart: '1.5rem' },
  },
});
globalStyle(page(flow, 'screen'), {
  gap: 'clamp(0.625rem, 1.6svh, 1.125rem)',
  '@media': {
    [minWidth.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.06fr)',
      gridTemplateRows: 'auto auto auto auto 1fr',
      justifyContent: 'stretch',
      columnGap: '3.5rem',
      rowGap: '1rem',
    },
  },
});
globalStyle(page(flow, 'head'), { textAlign: 'center', '@media': { [minWidth.desktop]: { gridRow: 1 } } });
globalStyle(page(flow, 'heading'), { '@media': { [minWidth.desktop]: { fontSize: 'clamp(2.375rem, 4vw, 3.375rem)' } } });
globalStyle(page(flow, 'subhead'), {
  fontSize: '1rem',
  lineHeight: '1.3',
  '@media': { [minWidth.desktop]: { fontSize: '1.25rem' } },
});
globalStyle(page(flow, 'body'), { '@media': { [minWidth.desktop]: { gridColumn: 2, gridRow: '1 / 6', alignContent: 'start' } } });
globalStyle(page(flow, 'picture'), {
  justifySelf: 'center',
  width: 'min(100%, 46svh)',
  aspectRatio: '410 / 312',
  background: 'var(--vignette) center / contain no-repeat',
  '@media': { [minWidth.desktop]: { display: 'block', gridRow: 2 }, ...undrawn },
});
globalStyle(page(flow, 'why'), {
  justifySelf: 'center',
  maxWidth: '24em',
  paddingBlockStart: '0.75rem',
  borderBlockStart: `1px solid ${inks.gold}`,
  color: vars.color.text,
  fontSize: '1.0625rem',
  textAlign: 'center',
  textWrap: 'balance',
});
globalStyle(page(flow, 'why', ' > h2'), { fontFamily: vars.font.heading, fontSize: '1.125rem' });
globalStyle(page(flow, 'note'), {
  justifySelf: 'center',
  padding: 0,
  background: 'none',
  border: 0,
  fontSize: '0.9375rem',
  textAlign: 'center',
});

globalStyle(page(flow, 'note', ' > :first-child'), { display: 'none' });

// answers: one framed table with boxes to tick
const table = ':not([data-columns="inline"])';
globalStyle(any('answers', table), { border: `1.5px solid ${inks.forest}` });
globalStyle(`${any('answers', table)} > ${slot('answer')}:last-child`, { borderBlockEndWidth: 0 });
// the boxes stand in a ledger's first column
const column = `calc(2 * ${vars.density.answerInline} + min(1.75rem, 8vw))`;
globalStyle(any('answers', '[data-columns="one"]'), { position: 'relative', isolation: 'isolate' });
globalStyle(any('answers', '[data-columns="one"]::before'), {
  content: '""',
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  zIndex: -1,
  width: column,
  background: inks.ledger,
  borderInlineEnd: `1.5px solid ${inks.forest}`,
  '@media': undrawn,
});
globalStyle(`${any('answers', '[data-columns="two"]')}`, { columnGap: 0 });
globalStyle(`${any('answers', '[data-columns="two"]')} > ${slot('answer')}:nth-child(odd):not(:last-child)`, {
  borderInlineEndWidth: '1px',
});
globalStyle(`${any('answers', '[data-columns="one"]')} > ${slot('answer')}`, {
  gap: `calc(${vars.density.answerInline} + clamp(0.5rem, 1.4vw, 1rem))`,
  paddingInlineEnd: '0.375rem',
});
globalStyle(any('answer'), {
  '@media': { [minWidth.desktop]: { fontSize: '1.3125rem', minHeight: 'clamp(3.375rem, 8svh, 4.5rem)' } },
});
globalStyle(any('answer', chosen), { fontWeight: vars.font.boldWeight });
globalStyle(any('icon'), { display: 'grid', position: 'relative', fontSize: 'min(1.75rem, 8vw)', width: '1em', height: '1em' });
globalStyle(`${any('answers')} > ${slot('answer')} > ${slot('icon')}::before`, {
  content: '""',
  width: '0.72em',
  height: '0.72em',
  background: '#ffffff',
  border: `1.6px solid ${inks.forest}`,
  mask: 'none',
});
globalStyle(`${any('answers')} > ${slot('answer', chosen)} > ${slot('icon')}::before`, {
  borderColor: inks.gilt,
  background: inks.paper,
});
const drawTick = keyframes({ from: { clipPath: 'inset(0 100% 0 0)' }, to: { clipPath: 'inset(0)' } });
globalStyle(`${any('answers')} > ${slot('answer', chosen)} > ${slot('icon')}::after`, {
  content: '""',
  position: 'absolute',
  inset: 0,
  background: `${penTick} center / contain no-repeat`,
  '@media': { [forcedColors]: { display: 'none' }, [noReducedMotionPreference]: { animation: `${drawTick} 0.15s ease-out` } },
});
globalStyle(any('mark'), { '@media': { '(forced-colors: none)': { display: 'none' } } });

// a last step reads as a form that is filled in
globalStyle(any('lastStep'), {
  justifyContent: 'center',
  padding: '0.625rem 0.75rem',
  background: 'none',
  border: `1px solid ${inks.outline}`,
  borderRadius: 0,
  color: inks.leaf,
});
globalStyle(any('lastStep', ' > :first-child'), { display: 'none' });
globalStyle(any('lastStep', ' > div'), { textAlign: 'center' });
globalStyle(any('lastStep', ' > ul'), { justifyContent: 'center', paddingInlineStart: 0 });
globalStyle(page('form', 'body', ' form'), { '@media': { [maxWidth.phone]: { gap: '0.75rem' } } });
