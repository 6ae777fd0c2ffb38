import { vars } from '#design-system/theme/contract.css.ts';
import { slot } from '#design-system/theme/parts.ts';
import { bare, rulesOf } from '../bases/rules.ts';
import { cobalt, graphite, hair } from './inks.ts';
import { inMargin, ruled } from './sheet.ts';

const { start } = rulesOf('3');
const words = 'calc(var(--rail) + var(--in))';

start('main', { desktop: { gridTemplateColumns: 'minmax(0, 1fr) clamp(19rem, 36vw, 31rem)' } });
start('primary', { alignContent: 'start' });
// without what happens next there is one column
start(`main:not(:has(${slot('next')}))`, { desktop: { gridTemplateColumns: 'minmax(0, 1fr)' } });
start('screen', {
  display: 'flex',
  flexDirection: 'column',
  gap: 0,
  ...bare,
  desktop: { minHeight: 'max(34rem, calc(var(--view)))' },
});
start('head', { display: 'flex', flexDirection: 'column', desktop: { flex: 1 } });

/** Entry 01 is the heading, 02 the sentence, 03 the button. */
start('heading', {
  position: 'relative',
  flex: 1,
  alignContent: 'start',
  padding: `clamp(0.875rem, 3svh, 1.875rem) var(--in) clamp(0.75rem, 2.6svh, 1.625rem)`,
  paddingInlineStart: words,
  fontSize: 'clamp(min(2.25rem, 15vw), min(12.4vw, 8svh), 3.375rem)',
  lineHeight: 0.98,
  letterSpacing: '-0.045em',
  'screen and (min-width: 600px)': { fontSize: 'clamp(2.25rem, 10svh, 5rem)' },
  desktop: {
    paddingBlock: '2.25rem 1rem',
    fontSize: 'clamp(3.5rem, min(13vw - 3.2rem, 15.5svh), 7.5rem)',
    lineHeight: 0.92,
    letterSpacing: '-0.055em',
  },
});
start('heading::before', {
  ...inMargin('"01"'),
  insetBlockStart: 'clamp(0.875rem, 3svh, 1.875rem)',
  color: cobalt,
  fontSize: 'min(2.375rem, 0.6 * var(--rail))',
  // on the heading's first line
  lineHeight: 'calc(clamp(min(2.25rem, 15vw), min(12.4vw, 8svh), 3.375rem) * 1.14)',
  letterSpacing: '-0.05em',
  'screen and (min-width: 600px)': { lineHeight: 'calc(clamp(2.25rem, 10svh, 5rem) * 1.1)' },
  desktop: {
    insetBlockStart: '2.25rem',
    fontSize: 'min(4.25rem, 0.64 * var(--rail))',
    lineHeight: 'calc(clamp(3.5rem, min(13vw - 3.2rem, 15.5svh), 7.5rem) * 1.08)',
  },
});
start('heading::after', { display: 'none' });
const number = { insetBlockStart: '0.9375rem', color: vars.color.textMuted, fontSize: '0.9375rem', fontWeight: 400 } as const;
start('subhead', {
  position: 'relative',
  margin: 0,
  padding: '0.875rem var(--in) 1rem',
  paddingInlineStart: words,
  borderBlockStart: `1px solid ${hair}`,
  color: vars.color.text,
  fontSize: '1.125rem',
  lineHeight: 1.3,
  textWrap: 'pretty',
  desktop: { paddingBlock: '1.125rem 1.25rem', fontSize: 'clamp(1.25rem, 1.9vw, 1.5rem)' },
});
start('subhead::before', { ...inMargin('"02"'), ...number, desktop: { insetBlockStart: '1.375rem' } });
start('button', { desktop: { minHeight: 'clamp(4.5rem, 12svh, 6rem)', fontSize: '1.75rem' } });
start('button::before', { content: '"03" / ""' });

/** The facts are entries 04 to 06; on a desktop three cells of one line. */
start('ticks', {
  counterReset: 'fact 3',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyContent: 'stretch',
  gap: 0,
  borderBlockEnd: `2px solid ${graphite}`,
  fontSize: '1.0625rem',
  desktop: {
    display: 'flex',
    flexWrap: 'wrap',
    marginInlineStart: 'var(--rail)',
    borderBlockEndWidth: '1px',
    borderColor: hair,
  },
});
start('tick', {
  counterIncrement: 'fact',
  position: 'relative',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: '3.0625rem',
  padding: '0.5rem max(1.125rem, var(--in))',
  paddingInlineStart: words,
  color: graphite,
  fontWeight: 600,
  overflowWrap: 'anywhere',
  desktop: {
    flex: '1 1 auto',
    overflowWrap: 'break-word',
    justifyContent: 'flex-end',
    minHeight: '3.5rem',
    paddingInline: 'var(--in) 0.75rem',
    flexDirection: 'row-reverse',
  },
});
start('tick + li', {
  borderBlockStart: `1px solid ${hair}`,
  desktop: { borderBlockStart: 0, borderInlineStart: `1px solid ${hair}` },
});
start('tick::before', {
  ...inMargin('counter(fact, decimal-leading-zero)'),
  color: vars.color.textMuted,
  fontSize: '0.9375rem',
  fontWeight: 400,
  desktop: { display: 'none' },
});
start('tickMark', { order: 1, color: cobalt });
start('note', {
  padding: '0.875rem var(--in) 1.125rem',
  paddingInlineStart: words,
  background: 'none',
  border: 0,
  color: vars.color.textMuted,
  fontSize: '1rem',
  lineHeight: 1.3,
  textWrap: 'pretty',
});
start('note > span', { display: 'none' });
start('screen::after', {
  content: '""',
  height: 'clamp(0px, 100svh - 41rem, 7rem)',
  background: ruled('3.1875rem'),
  desktop: { display: 'none' },
});

/** What happens next: on a desktop a column of its own, its lines shared out over the height. */
start('aside', {
  borderBlockStart: `2px solid ${graphite}`,
  desktop: {
    display: 'flex',
    flexDirection: 'column',
    borderBlockStart: 0,
    borderInlineStart: `2px solid ${graphite}`,
  },
});
start('next', { desktop: { flex: 1, gridTemplateRows: 'auto 1fr', alignContent: 'stretch' } });
start('nextTitle', { desktop: { padding: '1.5rem clamp(1rem, 2.5vw, 2rem) 1.125rem' } });
start('cards', { desktop: { gridAutoRows: '1fr' } });
start('card', { desktop: { alignItems: 'center' } });
start('card > div', { desktop: { paddingInline: '0 clamp(1rem, 2.5vw, 2rem)' } });
start('number', {
  desktop: {
    width: 'clamp(4rem, 8vw, 6.5rem)',
    justifyItems: 'start',
    paddingBlock: '0',
    paddingInline: 'clamp(1rem, 2.5vw, 2rem) 0',
    fontSize: '3.5rem',
  },
});
