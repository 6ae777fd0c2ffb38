import { globalStyle } from '@vanilla-extract/css';
import { vars } from '#design-system/theme/contract.css.ts';
import { minWidth } from '#design-system/theme/mediaQueries.ts';
import { selectorsOf } from '#design-system/theme/parts.ts';
import { strap } from './drawings.ts';
import { inks } from './inks.ts';
import { vehicles } from './question.css.ts';

const { page, any } = selectorsOf('7');
const survey = ['question', 'form'] as const;
const desktop = minWidth.desktop;
const share = 'var(--share)';

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
wide(page(survey, 'screen', ':is([dir="rtl"] *)::before'), {
  right: 'calc(var(--edge) + 2rem * var(--lean) - 200vw)',
  left: 'auto',
  transform: 'rotate(-12deg)',
  transformOrigin: '0 0',
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
// turned back (question.css.ts), it moves the other way
wide(page(survey, 'picture', ':is([dir="rtl"] *)::before'), { transform: 'translateX(100%)' });
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
  insetInlineEnd: 'auto',
});
wide(page(survey, 'head'), {
  position: 'relative',
  zIndex: 3,
  gridArea: '1 / 1 / span 2',
  paddingBlock: '1.75rem 12rem',
  paddingInline: '3.5rem 0',
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
  paddingBlock: '0.25rem',
  paddingInline: 'calc(4.5rem + var(--lean) * var(--row)) 3.5rem',
  columnGap: '1.75rem',
  fontSize: 'clamp(1.75rem, 2.6vw, 2.375rem)',
});
for (const columns of ['two', 'inline'])
  wide(page('question', 'answers', `[data-columns="${columns}"]`), {
    marginBlock: '3rem 0',
    marginInline: 'calc(var(--edge) + 2rem) 3.5rem',
  });
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
  vars: { [vars.color.heading]: '#fff', [vars.color.text]: '#fff', [vars.color.textMuted]: '#fff' },
});
globalStyle(`${page('question', 'why')} h2, ${page('form', 'why')} h2`, {
  fontFamily: vars.font.heading,
  fontSize: '1.625rem',
  fontWeight: '800',
  lineHeight: 1,
  textTransform: 'uppercase',
});
wide(page(survey, 'note'), { gridArea: '2 / 2', alignSelf: 'end', marginBlock: '0.75rem 1rem', marginInline: '1rem 3.5rem' });
