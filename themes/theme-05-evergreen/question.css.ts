import { keyframes } from '@vanilla-extract/css';
import { vars } from '#design-system/theme/contract.css.ts';
import { chosen, slot } from '#design-system/theme/parts.ts';
import { bare, cover, layer, rulesOf, square, undrawn } from '../bases/rules.ts';
import { inks, penTick } from './drawings.ts';

const { any, form, survey } = rulesOf('5');

survey('main', {
  screen: { paddingBlock: 'clamp(0.25rem, 1.2svh, 1.5rem) 1.5rem' },
  desktop: { paddingBlockStart: '1.5rem' },
});
survey('screen', {
  gap: 'clamp(0.625rem, 1.6svh, 1.125rem)',
  desktop: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.06fr)',
    gridTemplateRows: 'auto auto auto auto 1fr',
    justifyContent: 'stretch',
    columnGap: '3.5rem',
    rowGap: '1rem',
  },
});
survey('head', { textAlign: 'center', desktop: { gridRow: 1 } });
survey('heading', { desktop: { fontSize: 'clamp(2.375rem, 4vw, 3.375rem)' } });
survey('subhead', { fontSize: '1rem', lineHeight: '1.3', desktop: { fontSize: '1.25rem' } });
survey('body', { desktop: { gridColumn: 2, gridRow: '1 / 6', alignContent: 'start' } });
survey('picture', {
  justifySelf: 'center',
  width: 'min(100%, 46svh)',
  aspectRatio: '410 / 312',
  background: 'var(--vignette) center / contain no-repeat',
  desktop: { display: 'block', gridRow: 2 },
  ...undrawn,
});
survey('why', {
  justifySelf: 'center',
  maxWidth: '24em',
  paddingBlockStart: '0.75rem',
  borderBlockStart: `1px solid ${inks.gold}`,
  color: vars.color.text,
  fontSize: '1.0625rem',
  textAlign: 'center',
  textWrap: 'balance',
});
survey('why > h2', { fontFamily: vars.font.heading, fontSize: '1.125rem' });
survey('note', {
  justifySelf: 'center',
  ...bare,
  fontSize: '0.9375rem',
  textAlign: 'center',
});

survey('note > :first-child', { display: 'none' });

// answers: one framed table with boxes to tick
const table = ':not([data-layout="inline"])';
any(`answers${table}`, { border: `1px solid ${inks.forest}` });
any(`answers${table} > ${slot('answer')}:last-child`, { borderBlockEndWidth: 0 });
// a hairline sets the boxes apart, as in a ledger
const column = `calc(2 * ${vars.density.answerInline} + min(1.75rem, 8vw))`;
any('answers[data-layout="stack"]', { position: 'relative', isolation: 'isolate' });
any('answers[data-layout="stack"]::before', {
  ...layer,
  insetBlock: 0,
  insetInlineStart: 0,
  zIndex: -1,
  width: column,
  borderInlineEnd: `1px solid ${vars.color.answerBorder}`,
  ...undrawn,
});
any('answers[data-layout="grid"]', { columnGap: 0 });
any(`answers[data-layout="grid"] > ${slot('answer')}:nth-child(odd):not(:last-child)`, {
  borderInlineEndWidth: '1px',
});
any(`answers[data-layout="stack"] > ${slot('answer')}`, {
  gap: `calc(${vars.density.answerInline} + clamp(0.5rem, 1.4vw, 1rem))`,
  paddingInlineEnd: '0.375rem',
});
any('answer', { desktop: { fontSize: '1.3125rem', minHeight: 'clamp(3.375rem, 8svh, 4.5rem)' } });
any(`answer${chosen}`, { fontWeight: vars.font.boldWeight });
any('icon', { display: 'grid', position: 'relative', fontSize: 'min(1.75rem, 8vw)', width: '1em', height: '1em' });
any(`answers > ${slot('answer')} > ${slot('icon')}::before`, {
  content: '""',
  ...square('0.72em'),
  background: '#ffffff',
  border: `1.6px solid ${inks.forest}`,
  mask: 'none',
});
any(`answers > ${slot('answer', chosen)} > ${slot('icon')}::before`, {
  borderColor: inks.gilt,
  background: inks.paper,
});
const drawTick = keyframes({ from: { transform: 'scaleX(0)' } });
any(`answers > ${slot('answer', chosen)} > ${slot('icon')}::after`, {
  ...cover,
  background: `${penTick} center / contain no-repeat`,
  transformOrigin: 'left',
  forced: { display: 'none' },
  moving: { animation: `${drawTick} 0.15s ease-out` },
});
any('mark', { drawn: { display: 'none' } });

// a last step reads as a form that is filled in
any('lastStep', {
  justifyContent: 'center',
  padding: '0.625rem 0.75rem',
  background: 'none',
  border: `1px solid ${inks.outline}`,
  borderRadius: 0,
  color: inks.leaf,
});
any('lastStep > :first-child', { display: 'none' });
any('lastStep > div', { textAlign: 'center' });
any('lastStep > ul', { justifyContent: 'center', paddingInlineStart: 0 });
form('body form', { phone: { gap: '0.75rem' } });
