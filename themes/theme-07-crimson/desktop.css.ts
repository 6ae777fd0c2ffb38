import { vars } from '#design-system/theme/contract.css.ts';
import { colors, layer, rulesOf } from '../bases/rules.ts';
import { strap } from './drawings.ts';
import { inks } from './inks.ts';
import { vehicles } from './question.css.ts';

const { any, question, survey } = rulesOf('7');
const share = 'var(--share)';

// Desktops: the field leans beside the answers, the strap is its edge, and the bars come out from under it.

survey('page', {
  desktop: {
    vars: { '--edge': 'max(47vw, 34rem)', '--lean': '0.2126', '--row': 'clamp(4.25rem, (100svh - 10.5rem) / 6, 6rem)' },
  },
});
survey('screen', {
  desktop: {
    gridTemplateColumns: 'min(40vw, 36rem) minmax(0, 1fr)',
    gridTemplateRows: 'auto 1fr',
    minHeight: 'calc(100svh - 6.6rem)',
    overflow: 'clip',
  },
});
const slanted = (from: string) => ({
  top: '-2rem',
  left: `calc(var(--edge) + 2rem * var(--lean) ${from})`,
  transform: 'rotate(12deg)',
  transformOrigin: '100% 0',
});
survey('screen::before', {
  desktop: {
    ...layer,
    zIndex: 1,
    width: '200vw',
    height: '400vh',
    backgroundColor: inks.crimson,
    pointerEvents: 'none',
    ...slanted('- 200vw'),
  },
});
survey('screen:is([dir="rtl"] *)::before', {
  desktop: {
    right: 'calc(var(--edge) + 2rem * var(--lean) - 200vw)',
    left: 'auto',
    transform: 'rotate(-12deg)',
    transformOrigin: '0 0',
  },
});
survey('picture', {
  desktop: {
    position: 'absolute',
    inset: 0,
    zIndex: 2,
    backgroundColor: 'transparent',
    pointerEvents: 'none',
  },
});
survey('picture::before', {
  desktop: {
    right: 'auto',
    left: 'calc(var(--edge) - var(--lean) * (100svh - 6.6rem) - 6px)',
    transform: 'translateX(-100%)',
    bottom: '-18px',
    fontSize: 'clamp(16rem, min(58svh, 36vw), 34rem)',
    letterSpacing: 0,
  },
});
// turned back (question.css.ts), it moves the other way
survey('picture:is([dir="rtl"] *)::before', { desktop: { transform: 'translateX(100%)' } });
const run = `calc(2rem + (100% - 5rem) * (1 - ${share}))`;
survey('picture::after', {
  desktop: {
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
  },
});
survey('head', {
  desktop: {
    position: 'relative',
    zIndex: 3,
    gridArea: '1 / 1 / span 2',
    paddingBlock: '1.75rem 12rem',
    paddingInline: '3.5rem 0',
    alignSelf: 'start',
  },
});
survey('heading', { desktop: { fontSize: 'clamp(3rem, 6vw, 5.75rem)', maxWidth: '5em' } });
survey('subhead', { desktop: { marginBlockStart: '1rem', fontSize: '1.1875rem', maxWidth: '17em' } });
survey('body', { desktop: { gridArea: '1 / 1 / auto / -1', zIndex: 0 } });
question('answers', { desktop: { gridAutoRows: 'minmax(var(--row), auto)', maxHeight: 'none !important', margin: 0 } });
question('answers > :first-child', { desktop: { borderBlockStartWidth: '3px' } });
question('answers:has(> :nth-child(7))', { desktop: { vars: { '--row': 'clamp(4rem, (100svh - 11rem) / 9, 5.5rem)' } } });
for (let at = 1; at <= 14; at++)
  question(`answers[data-layout="stack"] > :nth-child(${at})`, { desktop: { vars: { '--at': String(at) } } });
question('answers[data-layout="stack"] > *', {
  desktop: {
    vars: { '--end': '150px' },
    width: 'auto',
    marginInlineStart: 'calc(var(--edge) - var(--lean) * var(--at) * var(--row))',
    paddingBlock: '0.25rem',
    paddingInline: 'calc(4.5rem + var(--lean) * var(--row)) 3.5rem',
    columnGap: '1.75rem',
    fontSize: 'clamp(1.75rem, 2.6vw, 2.375rem)',
  },
});
for (const layout of ['grid', 'inline'])
  question(`answers[data-layout="${layout}"]`, {
    desktop: { marginBlock: '3rem 0', marginInline: 'calc(var(--edge) + 2rem) 3.5rem' },
  });
any('icon[data-icon]', { desktop: { fontSize: 'calc(var(--row) * 0.7)', minWidth: 'calc(var(--row) * 0.95)' } });
any(`icon:is(${vehicles})`, { desktop: { fontSize: 'calc(var(--row) * 0.95)' } });
any('mark', { desktop: { width: '2.375rem', height: '2rem' } });
survey('why', {
  desktop: {
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
    vars: colors({ heading: '#fff', text: '#fff', textMuted: '#fff' }),
  },
});
survey('why h2', {
  fontFamily: vars.font.heading,
  fontSize: '1.625rem',
  fontWeight: '800',
  lineHeight: 1,
  textTransform: 'uppercase',
});
survey('note', { desktop: { gridArea: '2 / 2', alignSelf: 'end', marginBlock: '0.75rem 1rem', marginInline: '1rem 3.5rem' } });
