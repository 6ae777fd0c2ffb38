import { globalStyle } from '@vanilla-extract/css';
import { vars } from '#design-system/theme/contract.css.ts';
import { forcedColors, maxWidth, minWidth, noReducedMotionPreference } from '#design-system/theme/mediaQueries.ts';
import { chosen, hovered, selectorsOf, slot } from '#design-system/theme/parts.ts';
import { disc, dotAhead, dotPassed, pair, tallBlobs, wideBlobs } from './drawings.ts';
import { deep, float, milk, mist, peachTint, teal, tealTint, white } from './inks.ts';
import './start.css.ts';
import './question.css.ts';

const { any, page } = selectorsOf('2');
const scenes = ['start', 'question', 'form', 'thanks'] as const;

/** The pair stands on the start and on the thank-you page: drawn once. */
globalStyle('[data-theme="2"]', { vars: { '--pair': pair } });

globalStyle(page(scenes, 'backdrop'), {
  insetBlockEnd: 'auto',
  height: '100%',
  maxHeight: 'max(100svh, 40rem)',
  background: `${tallBlobs} center / 100% 100% no-repeat, ${mist}`,
  '@media': {
    [minWidth.desktop]: { background: `${wideBlobs} center / 100% 100% no-repeat, ${mist}` },
    [forcedColors]: { background: 'none' },
  },
});
globalStyle(page(['question', 'form', 'thanks'], 'main'), { '@media': { screen: { gap: 0, maxWidth: 'none', padding: 0 } } });

globalStyle(any('notice'), { borderBlockEndWidth: 0, fontSize: '0.875rem' });
globalStyle(any('advertisement'), { '@media': { [maxWidth.phone]: { textAlign: 'start' } } });
globalStyle(any('call'), { border: 0, borderRadius: '999px', background: white, color: teal, paddingInline: '1rem' });
globalStyle(any('button'), {
  minHeight: 'clamp(3.75rem, 9svh, 4.125rem)',
  boxShadow: `0 14px 28px -14px ${teal}`,
  fontSize: '1.25rem',
});

/** Answers are pills; those with a picture each are circles. */
globalStyle(any('answer'), { borderRadius: '2rem', borderWidth: '2px', background: milk, color: deep, paddingInline: '1.25rem' });
globalStyle(any('answers', '[data-columns="two"] [data-part="answer"]'), { paddingInline: '0.75rem' });
globalStyle(any('answer', hovered), { borderColor: teal });
globalStyle(any('answer', ':focus-visible'), { outline: `3px solid ${deep}`, outlineOffset: '3px' });
globalStyle(any('answer', `${chosen}, [data-theme="2"] ${slot('answer', ':active')}`), {
  background: teal,
  borderColor: teal,
  color: white,
  boxShadow: '0 0 0 5px rgb(10 116 112 / 0.2)',
});
globalStyle(any('icon', '[data-icon]'), { display: 'grid', color: teal, fontSize: '1.875rem' });
globalStyle(any('answer', `:is(${chosen}, :active) > :is(${slot('icon')}, ${slot('mark')})`), { color: 'inherit' });

const circles = '[data-pictured][data-columns="one"]';
const circle = (inner = '', state = '') => `${any('answers', circles)} > ${slot('answer', state)}${inner && ` > ${inner}`}`;
globalStyle(any('answers', circles), {
  vars: { '--d': 'clamp(7rem, min(43vw, (100svh - 16rem) / 3), 12rem)' },
  gridTemplateColumns: 'repeat(auto-fit, minmax(max(7rem, 40%), 1fr))',
  gap: 'clamp(0.375rem, 1.4svh, 1rem) 0.5rem',
  '@media': {
    [minWidth.desktop]: {
      vars: { '--d': 'clamp(9rem, min(17vw, (100svh - 11rem) / 2.15), 15rem)' },
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      gap: '1.125rem',
    },
  },
});
globalStyle(any('answers', `${circles}:has(> :nth-child(7))`), {
  '@media': { [minWidth.desktop]: { vars: { '--d': 'clamp(8.5rem, min(17vw, (100svh - 11rem) / 3.25), 13rem)' } } },
});
globalStyle(circle(), {
  flexDirection: 'column',
  justifyContent: 'center',
  justifySelf: 'center',
  gap: 'clamp(0.125rem, 0.8svh, 0.5rem)',
  width: 'var(--d)',
  maxWidth: '100%',
  minHeight: 'var(--d)',
  padding: '0.5rem 0.5rem 0.75rem',
  borderRadius: '50%',
  textAlign: 'center',
  fontWeight: '800',
  fontSize: 'clamp(0.9375rem, 2.1svh, 1.125rem)',
  lineHeight: 1.12,
  '@media': { [minWidth.desktop]: { fontSize: '1.1875rem' } },
});
globalStyle(circle('', ':nth-child(6n + 2)'), { background: tealTint });
globalStyle(circle('', ':nth-child(6n + 3)'), { background: tealTint });
globalStyle(circle('', ':nth-child(6n + 5)'), { background: tealTint });
globalStyle(circle('', ':nth-child(6n)'), { background: peachTint });
globalStyle(circle('', `:is(${chosen}, :active):nth-child(n)`), { background: teal });
globalStyle(circle('', ':last-child:nth-child(odd)'), {
  '@media': { 'screen and (max-width: 849px)': { gridColumn: '1 / -1' } },
});
globalStyle(circle(slot('icon')), {
  fontSize: 'clamp(2.5rem, 7svh, 4rem)',
  '@media': { [minWidth.desktop]: { fontSize: '4.5rem' } },
});
// what touches the road is darker
const onRoad = ':is([data-icon="car"], [data-icon="truck"], [data-icon="taxi"], [data-icon="bus"], [data-icon="motorcycle"])';
globalStyle(`${circle(slot('icon'))}${onRoad}::before`, {
  '@media': { '(forced-colors: none)': { background: `linear-gradient(currentColor 66%, ${deep} 0)` } },
});
globalStyle(`${circle(slot('icon'), `:is(${chosen}, :active)`)}${onRoad}::before`, {
  '@media': { '(forced-colors: none)': { background: 'currentColor' } },
});
globalStyle(circle(slot('label')), { flex: 'none', maxWidth: 'min(100%, 7.6em)', textAlign: 'center', textWrap: 'balance' });
globalStyle(circle(slot('mark')), { display: 'none' });
globalStyle(circle(slot('mark'), chosen), {
  display: 'grid',
  placeItems: 'center',
  position: 'absolute',
  insetBlockStart: '6%',
  insetInlineEnd: '6%',
  width: '1.75rem',
  height: '1.75rem',
  margin: 0,
  borderRadius: '50%',
  background: white,
  color: teal,
  fontSize: '1.125rem',
});

/** Twelve dots; the present one is a disc with its number. */
const dots = (image: string) => `${image} 0 50% / calc(100% / 12) 0.875rem repeat-x`;
globalStyle(any('progress'), { gap: 0, color: deep });
globalStyle(any('track'), {
  height: '1.75rem',
  overflow: 'visible',
  background: dots(dotAhead),
  borderRadius: 0,
  boxShadow: 'none',
});
globalStyle(any('done'), { display: 'none' });
globalStyle(any('track', '::before'), {
  content: '""',
  position: 'absolute',
  inset: 0,
  background: dots(dotPassed),
  clipPath: 'inset(0 calc(100% - var(--share) * 100%) 0 0)',
});
globalStyle(any('track', ':is([dir="rtl"] *)::before'), { clipPath: 'inset(0 0 0 calc(100% - var(--share) * 100%))' });
globalStyle(any('marker'), {
  display: 'grid',
  placeItems: 'center',
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 'calc(var(--share) * (100% - 1.75rem))',
  width: '1.75rem',
  height: '1.75rem',
  borderRadius: '50%',
  background: deep,
  boxShadow: `0 0 0 3px ${mist}`,
  color: white,
  fontWeight: 800,
  fontSize: '0.9375rem',
  lineHeight: 1,
  counterReset: 'step var(--step)',
  '@media': { [noReducedMotionPreference]: { transition: 'inset-inline-start 0.3s' } },
});
globalStyle(any('marker', '::before'), { content: 'counter(step)' });

/** What happens next: three soft cards. */
globalStyle(page(scenes, 'next'), {
  background: 'none',
  border: 0,
  boxShadow: 'none',
  padding: 0,
  '@media': { [minWidth.desktop]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
globalStyle(page(scenes, 'cards'), {
  gap: '0.75rem',
  '@media': { [minWidth.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});
globalStyle(page(scenes, 'card'), { padding: '0.875rem 1rem', borderRadius: '1.75rem', background: white, boxShadow: float });
globalStyle(page(scenes, 'card', '::before'), { display: 'none' });
globalStyle(any('tickMark'), {
  '@media': {
    'screen and (forced-colors: none)': {
      width: '1.5rem',
      height: '1.5rem',
      flex: 'none',
      background: `${disc} center / contain no-repeat`,
    },
  },
});
globalStyle(any('tickMark', ' > svg'), { '@media': { 'screen and (forced-colors: none)': { display: 'none' } } });
globalStyle(any('aside', ':empty'), { display: 'none' });
globalStyle(page('text', 'heading'), { color: vars.color.heading });
