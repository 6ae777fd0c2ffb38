import { vars } from '#design-system/theme/contract.css.ts';
import { slot } from '#design-system/theme/parts.ts';
import { bare, rulesOf } from '../bases/rules.ts';
import { cobalt, graphite, hair } from './inks.ts';
import { inMargin, ruled } from './sheet.ts';

const { question, survey } = rulesOf('3');
const words = 'calc(var(--rail) + var(--in))';

/** `--row` is a line's height: six fill the view. Unwritten lines below have it too. */
survey('page', {
  vars: {
    '--row': 'clamp(3.25rem, (100svh - 15.75rem) / 6, 5.5rem)',
    '--head': 'clamp(min(1.75rem, 14vw), min(4.4svh, 8.4vw), 2.375rem)',
  },
  desktop: {
    vars: { '--row': 'clamp(4rem, (var(--view)) / 6, 8rem)', '--head': 'clamp(2.75rem, min(5.4vw, 11svh), 4.5rem)' },
  },
});
question(`screen:has(${slot('answer')}:nth-child(7))`, {
  vars: { '--row': 'clamp(3.25rem, (100svh - 15.75rem) / 9, 5.5rem)' },
  desktop: { vars: { '--row': 'clamp(4rem, (var(--view)) / 9, 8rem)' } },
});
survey('bar', { 'screen and (max-width: 599px)': { minHeight: '3.25rem', padding: 0, gap: 0 } });
survey('main', { desktop: { gridTemplateColumns: 'minmax(0, 1fr)' } });
survey('screen', {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: 0,
  minHeight: 'calc(var(--view))',
  ...bare,
  print: { minHeight: 0 },
  desktop: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
    gridTemplateRows: 'auto 1fr auto',
    alignContent: 'stretch',
  },
});
/** Paper that is not written on yet. */
survey('screen::after', {
  content: '""',
  flex: 1,
  background: ruled('3.1875rem'),
  desktop: { display: 'none' },
});

/** The present entry's number stands big in the margin, on the heading's first line. */
survey('picture', {
  display: 'block',
  counterReset: 'step var(--step)',
  position: 'absolute',
  insetBlockStart: 'clamp(0.5rem, 2.2svh, 1.25rem)',
  insetInlineStart: 0,
  width: 'var(--rail)',
  color: cobalt,
  fontSize: 'min(var(--head), 0.6 * var(--rail))',
  fontWeight: 600,
  lineHeight: 'calc(var(--head) * 1.02)',
  letterSpacing: '-0.05em',
  textAlign: 'center',
  desktop: { insetBlockStart: '2.5rem', fontSize: 'min(4.25rem, 0.64 * var(--rail))' },
});
survey('picture::before', { content: 'counter(step, decimal-leading-zero)' });
// the scene is mirrored, a numeral is not
survey('picture:is([dir="rtl"] *)', { scale: 'none' });
survey('head', {
  padding: 'clamp(0.5rem, 2.2svh, 1.25rem) var(--in) clamp(0.5rem, 2svh, 1.125rem)',
  paddingInlineStart: words,
  borderBlockEnd: `2px solid ${graphite}`,
  desktop: { padding: '2.5rem 2rem 1.5rem', paddingInlineStart: words, borderBlockEnd: 0 },
});
survey('heading', {
  fontSize: 'var(--head)',
  lineHeight: 1,
  letterSpacing: '-0.04em',
  desktop: { lineHeight: 0.96, letterSpacing: '-0.05em' },
});
survey('subhead', {
  marginBlockStart: '0.375rem',
  fontSize: '1rem',
  lineHeight: 1.25,
  textWrap: 'pretty',
  desktop: { maxWidth: '24em', marginBlockStart: '1.5rem', fontSize: '1.3125rem', lineHeight: 1.35 },
});
survey('body', {
  gap: 0,
  desktop: {
    gridArea: '1 / 2 / 4',
    alignContent: 'start',
    gridTemplateRows: 'auto',
    borderInlineStart: `2px solid ${graphite}`,
    background: ruled('var(--row)'),
    vars: { '--rail': '5.5rem', '--in': '1.75rem' },
  },
});
question('answers[data-layout="grid"]', { background: vars.color.page });
question('answers', { desktop: { background: vars.color.page } });
question(`answers:not([data-layout="inline"]) > ${slot('answer')}`, {
  minHeight: 'var(--row)',
  desktop: { paddingInlineEnd: '2.25rem', fontSize: 'clamp(1.25rem, 2vw, 1.625rem)', letterSpacing: '-0.02em' },
});
question(`answers:not([data-layout="inline"]) ${slot('icon')}`, {
  desktop: { borderInlineEnd: `1px solid ${hair}`, fontSize: '1.375rem' },
});
survey('note', {
  position: 'relative',
  padding: '0.875rem var(--in) 1rem',
  paddingInlineStart: words,
  background: 'none',
  border: 0,
  color: vars.color.textMuted,
  lineHeight: 1.3,
  textWrap: 'pretty',
  desktop: { gridArea: '2 / 1', alignSelf: 'end', maxWidth: '34rem', fontSize: '1rem' },
});
survey('note > span', { display: 'none' });

/** "Why we ask" is the last entry of the left column. */
survey('why', {
  desktop: {
    position: 'relative',
    gridArea: '3 / 1',
    padding: '1.375rem 2rem 1.625rem',
    paddingInlineStart: words,
    borderBlockStart: `1px solid ${hair}`,
    color: vars.color.text,
    fontSize: '1.125rem',
    lineHeight: 1.35,
  },
});
survey('why::before', { desktop: { ...inMargin('"№"'), color: vars.color.textMuted } });

survey('aside', { borderBlockStart: `2px solid ${graphite}` });
survey('nextTitle', { desktop: { paddingBlock: '1.5rem 1.25rem' } });
survey('cards', {
  desktop: {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    marginInlineStart: 'var(--rail)',
    borderBlockStart: `1px solid ${hair}`,
  },
});
survey('card', { desktop: { borderBlockStart: 0, vars: { '--rail': '5rem', '--in': '0px' } } });
survey('card > div', { desktop: { paddingBlock: '1.25rem 1.5rem', paddingInline: '0 1.5rem' } });
survey('card + li', { desktop: { borderInlineStart: `1px solid ${hair}` } });
survey('number', { desktop: { paddingBlockStart: '1.125rem', fontSize: '2.5rem' } });
