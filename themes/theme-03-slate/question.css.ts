import { globalStyle } from '@vanilla-extract/css';
import { vars } from '#design-system/theme/contract.css.ts';
import { minWidth } from '#design-system/theme/mediaQueries.ts';
import { type Part, selectorsOf, slot } from '#design-system/theme/parts.ts';
import { cobalt, graphite, hair } from './inks.ts';
import { inMargin, ruled } from './sheet.ts';

const { page } = selectorsOf('3');
const kinds = ['question', 'form'] as const;
const part = (name: Part, state = '') => page(kinds, name, state);
const words = 'calc(var(--rail) + var(--in))';

/** `--row` is a line's height: six fill the view. Unwritten lines below have it too. */
globalStyle(page(kinds), {
  vars: {
    '--row': 'clamp(3.25rem, (100svh - 15.75rem) / 6, 5.5rem)',
    '--head': 'clamp(min(1.75rem, 14vw), min(4.4svh, 8.4vw), 2.375rem)',
  },
  '@media': {
    [minWidth.desktop]: {
      vars: { '--row': 'clamp(4rem, (var(--view)) / 6, 8rem)', '--head': 'clamp(2.75rem, min(5.4vw, 11svh), 4.5rem)' },
    },
  },
});
globalStyle(page('question', 'screen', `:has(${slot('answer')}:nth-child(7))`), {
  vars: { '--row': 'clamp(3.25rem, (100svh - 15.75rem) / 9, 5.5rem)' },
  '@media': { [minWidth.desktop]: { vars: { '--row': 'clamp(4rem, (var(--view)) / 9, 8rem)' } } },
});
globalStyle(part('bar'), { '@media': { 'screen and (max-width: 599px)': { minHeight: '3.25rem', padding: 0, gap: 0 } } });
globalStyle(part('main'), { '@media': { [minWidth.desktop]: { gridTemplateColumns: 'minmax(0, 1fr)' } } });
globalStyle(part('screen'), {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: 0,
  minHeight: 'calc(var(--view))',
  padding: 0,
  background: 'none',
  border: 0,
  '@media': {
    print: { minHeight: 0 },
    [minWidth.desktop]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
      gridTemplateRows: 'auto 1fr auto',
      alignContent: 'stretch',
    },
  },
});
/** Paper that is not written on yet. */
globalStyle(part('screen', '::after'), {
  content: '""',
  flex: 1,
  background: ruled('3.1875rem'),
  '@media': { [minWidth.desktop]: { display: 'none' } },
});

/** The present entry's number stands big in the margin, on the heading's first line. */
globalStyle(part('picture'), {
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
  '@media': { [minWidth.desktop]: { insetBlockStart: '2.5rem', fontSize: 'min(4.25rem, 0.64 * var(--rail))' } },
});
globalStyle(part('picture', '::before'), { content: 'counter(step, decimal-leading-zero)' });
// the scene is mirrored, a numeral is not
globalStyle(part('picture', ':is([dir="rtl"] *)'), { scale: 'none' });
globalStyle(part('head'), {
  padding: 'clamp(0.5rem, 2.2svh, 1.25rem) var(--in) clamp(0.5rem, 2svh, 1.125rem)',
  paddingInlineStart: words,
  borderBlockEnd: `2px solid ${graphite}`,
  '@media': { [minWidth.desktop]: { padding: '2.5rem 2rem 1.5rem', paddingInlineStart: words, borderBlockEnd: 0 } },
});
globalStyle(part('heading'), {
  fontSize: 'var(--head)',
  lineHeight: 1,
  letterSpacing: '-0.04em',
  '@media': { [minWidth.desktop]: { lineHeight: 0.96, letterSpacing: '-0.05em' } },
});
globalStyle(part('subhead'), {
  marginBlockStart: '0.375rem',
  fontSize: '1rem',
  lineHeight: 1.25,
  textWrap: 'pretty',
  '@media': { [minWidth.desktop]: { maxWidth: '24em', marginBlockStart: '1.5rem', fontSize: '1.3125rem', lineHeight: 1.35 } },
});
globalStyle(part('body'), {
  gap: 0,
  '@media': {
    [minWidth.desktop]: {
      gridArea: '1 / 2 / 4',
      alignContent: 'start',
      gridTemplateRows: 'auto',
      borderInlineStart: `2px solid ${graphite}`,
      background: ruled('var(--row)'),
      vars: { '--rail': '5.5rem', '--in': '1.75rem' },
    },
  },
});
globalStyle(page('question', 'answers', '[data-columns="two"]'), { background: vars.color.page });
globalStyle(page('question', 'answers'), { '@media': { [minWidth.desktop]: { background: vars.color.page } } });
globalStyle(page('question', 'answers', `:not([data-columns="inline"]) > ${slot('answer')}`), {
  minHeight: 'var(--row)',
  '@media': {
    [minWidth.desktop]: { paddingInlineEnd: '2.25rem', fontSize: 'clamp(1.25rem, 2vw, 1.625rem)', letterSpacing: '-0.02em' },
  },
});
globalStyle(page('question', 'answers', `:not([data-columns="inline"]) ${slot('icon')}`), {
  '@media': { [minWidth.desktop]: { borderInlineEnd: `1px solid ${hair}`, fontSize: '1.375rem' } },
});
globalStyle(part('note'), {
  position: 'relative',
  padding: '0.875rem var(--in) 1rem',
  paddingInlineStart: words,
  background: 'none',
  border: 0,
  color: vars.color.textMuted,
  lineHeight: 1.3,
  textWrap: 'pretty',
  '@media': { [minWidth.desktop]: { gridArea: '2 / 1', alignSelf: 'end', maxWidth: '34rem', fontSize: '1rem' } },
});
globalStyle(part('note', ' > span'), { display: 'none' });

/** "Why we ask" is the last entry of the left column. */
globalStyle(part('why'), {
  '@media': {
    [minWidth.desktop]: {
      position: 'relative',
      gridArea: '3 / 1',
      padding: '1.375rem 2rem 1.625rem',
      paddingInlineStart: words,
      borderBlockStart: `1px solid ${hair}`,
      color: vars.color.text,
      fontSize: '1.125rem',
      lineHeight: 1.35,
    },
  },
});
globalStyle(part('why', '::before'), { '@media': { [minWidth.desktop]: { ...inMargin('"№"'), color: vars.color.textMuted } } });

globalStyle(part('aside'), { borderBlockStart: `2px solid ${graphite}` });
globalStyle(part('nextTitle'), { '@media': { [minWidth.desktop]: { paddingBlock: '1.5rem 1.25rem' } } });
globalStyle(part('cards'), {
  '@media': {
    [minWidth.desktop]: {
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      marginInlineStart: 'var(--rail)',
      borderBlockStart: `1px solid ${hair}`,
    },
  },
});
globalStyle(part('card'), {
  '@media': { [minWidth.desktop]: { borderBlockStart: 0, vars: { '--rail': '5rem', '--in': '0px' } } },
});
globalStyle(part('card', ' > div'), {
  '@media': { [minWidth.desktop]: { paddingBlock: '1.25rem 1.5rem', paddingInline: '0 1.5rem' } },
});
globalStyle(part('card', ' + li'), { '@media': { [minWidth.desktop]: { borderInlineStart: `1px solid ${hair}` } } });
globalStyle(part('number'), { '@media': { [minWidth.desktop]: { paddingBlockStart: '1.125rem', fontSize: '2.5rem' } } });
