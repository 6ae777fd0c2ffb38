import { vars } from '#design-system/theme/contract.css.ts';
import { slot } from '#design-system/theme/parts.ts';
import { flush, layer, rulesOf, undrawn } from '../bases/rules.ts';
import { underline } from './drawings.ts';
import { ink, paper } from './inks.ts';
import { written } from './motion.css.ts';

const { start } = rulesOf('12');
const edge = 'max(1rem, 50% - 20rem)';
/** `--tip` is where the headline's stroke ends and the pen stands; `--pen-size` its scale. */
start('page', {
  vars: { '--tip': '58%', '--pen-size': '1.2' },
  'screen and (max-height: 45em) and (max-width: 849px)': { vars: { '--pen-size': '0.9' } },
  desktop: { vars: { '--tip': '44%', '--pen-size': '1.1' } },
});

/** The nameplate of the front page. */
start('bar', {
  desktop: {
    display: 'grid',
    gridTemplateColumns: '1fr auto 1fr',
    minHeight: 'clamp(5.25rem, 12.5svh, 6.75rem)',
    vars: { [vars.text.logo]: 'clamp(2rem, 4.6vw, 4rem)' },
  },
});
start('logo', { desktop: { gridColumn: 2, letterSpacing: '-0.045em' } });
start('call', { desktop: { justifySelf: 'end' } });

start('main', {
  ...flush,
  overflow: 'clip',
  desktop: {
    gridTemplateColumns: 'minmax(0, 2.9fr) minmax(14.5rem, 0.95fr)',
    alignItems: 'stretch',
    width: 'min(75rem, 100%)',
    minHeight: 'calc(100svh - 9.5rem)',
    padding: '0.75rem 1rem 1.5rem',
  },
});
// without what happens next there is one column
start(`main:not(:has(${slot('next')}))`, { desktop: { gridTemplateColumns: 'minmax(0, 1fr)' } });
start('screen', {
  position: 'relative',
  isolation: 'isolate',
  display: 'block',
  padding: 0,
  background: 'none',
  overflow: 'clip',
  desktop: { overflow: 'visible' },
});

/** The headline, underlined by the pen. */
start('heading', {
  position: 'relative',
  zIndex: -1,
  margin: `clamp(0.5rem, 1.8svh, 1.25rem) ${edge} 0`,
  paddingBlockEnd: '0.3em',
  fontSize: 'clamp(2.5rem, min(16vw, 9.2svh), 4rem)',
  lineHeight: 0.94,
  letterSpacing: '-0.04em',
  'screen and (min-width: 600px)': { fontSize: 'clamp(2.5rem, 9svh, 6rem)' },
  desktop: {
    marginBlock: '0',
    marginInline: '0 1.75rem',
    fontSize: 'clamp(3.5rem, 7.8vw, 7.25rem)',
    lineHeight: 0.92,
    letterSpacing: '-0.05em',
  },
});
start('heading::after', {
  position: 'absolute',
  insetInlineStart: 0,
  insetBlockEnd: 0,
  width: 'var(--tip)',
  height: '0.28em',
  margin: 0,
  background: `${underline} center / 100% 100% no-repeat`,
  desktop: { height: '1.5rem' },
  ...written('0.5s'),
  ...undrawn,
});
start('heading::before', {
  ...layer,
  zIndex: -1,
  insetInlineStart: 'calc(var(--tip) - 41px)',
  insetBlockStart: 'calc(100% - 0.16em - 24px)',
  width: '760px',
  height: '600px',
  background: 'var(--pen) 0 0 / 100% 100% no-repeat',
  transformOrigin: '40px 24px',
  rotate: '18deg',
  scale: 'var(--pen-size)',
  pointerEvents: 'none',
  desktop: { rotate: '0deg', insetBlockStart: 'calc(100% - 0.75rem - 24px)' },
  ...undrawn,
});
start('heading:is([dir="rtl"] *)::before', { display: 'none' });

/** The story beside the pen begins with a drop cap. */
start('subhead', {
  minHeight: 'clamp(9rem, 60svh - 16.5rem, 19rem)',
  margin: `0 ${edge}`,
  paddingBlockStart: 'clamp(1rem, 3.4svh, 2.25rem)',
  paddingInlineEnd: '46%',
  color: ink,
  fontSize: 'clamp(1.125rem, 2.5svh, 1.3125rem)',
  lineHeight: 1.2,
  'screen and (min-width: 600px)': { minHeight: '15rem' },
  desktop: {
    minHeight: 0,
    width: '33%',
    margin: 0,
    paddingBlock: '1rem 1.125rem',
    paddingInline: '0 1.5rem',
    fontSize: '1.375rem',
    lineHeight: 1.25,
  },
});
start('subhead::first-letter', {
  float: 'inline-start' as 'left',
  paddingBlock: '0.07em 0',
  paddingInline: '0 0.03em',
  fontSize: '3.5em',
  lineHeight: 0.72,
});
/** What covers the pen: the rule that crops it, and all below. */
const below = { position: 'relative', background: paper, paddingInline: edge } as const;
const column = { width: '33%', margin: 0, paddingBlock: '0', paddingInline: '0 1.5rem', background: 'none' } as const;
start('body', {
  ...below,
  paddingBlockStart: 'clamp(0.625rem, 1.6svh, 1rem)',
  borderBlockStart: `1px solid ${ink}`,
  desktop: { ...column, border: 0 },
});
start('button', { desktop: { width: '100%', minHeight: '4rem', paddingInline: '0.75rem' } });
start('ticks', {
  ...below,
  display: 'flex',
  justifyContent: 'start',
  gap: 0,
  paddingBlockStart: 'clamp(0.75rem, 1.8svh, 1.125rem)',
  desktop: { ...column, display: 'block', paddingBlockStart: '1.125rem' },
});
/** Short items in columns between rules, one under another on a desktop. */
start('tick', {
  display: 'block',
  flex: '1 1 5.5rem',
  paddingBlock: '0.5rem 0.375rem',
  paddingInline: '0.75rem 0.25rem',
  border: `solid ${ink}`,
  borderWidth: '3px 0 1px',
  color: ink,
  fontSize: '1.0625rem',
  lineHeight: 1.15,
  boxShadow: `inset 1px 0 ${ink}`,
  desktop: {
    display: 'flex',
    alignItems: 'center',
    gap: '0.625rem',
    padding: '0.375rem 0 0.2rem',
    borderWidth: `0 0 1px`,
    borderColor: vars.color.border,
    boxShadow: 'none',
  },
});
start('tick:first-child', {
  paddingInlineStart: 0,
  boxShadow: 'none',
  desktop: { borderBlockStart: `3px solid ${ink}` },
});
start('tickMark', { marginBlockEnd: '0.125rem', desktop: { margin: 0 } });
start('note', {
  ...below,
  paddingBlock: '0.5625rem 1.25rem',
  border: 0,
  color: vars.color.textMuted,
  lineHeight: 1.3,
  textWrap: 'pretty',
  desktop: { ...column, paddingBlock: '0.5rem 1rem', paddingInline: '0 1.5rem' },
});
start('note > span', { display: 'none' });
/** The column rule beside the story. */
start('screen::after', {
  desktop: {
    ...layer,
    zIndex: -2,
    insetBlock: '45% 0',
    insetInlineStart: 'calc(33% + 0.25rem)',
    borderInlineStart: `1px solid ${ink}`,
  },
});

start('aside', {
  padding: `1.25rem ${edge} 1.5rem`,
  borderBlockStart: `1px solid ${ink}`,
  desktop: {
    paddingBlock: '0.5rem 0',
    paddingInline: '1.625rem 0',
    border: 0,
    borderInlineStart: `1px solid ${ink}`,
  },
});
start('next', { padding: 0, desktop: { gridTemplateColumns: 'minmax(0, 1fr)', paddingInline: 0 } });
start('number', { desktop: { minWidth: '3rem', fontSize: '4.5rem' } });
start('card h3', { fontSize: '1.25rem', fontWeight: 600, lineHeight: 1.12, paddingBlockStart: 0 });
