import { vars } from '#design-system/theme/contract.css.ts';
import { chosen, hovered, slot } from '#design-system/theme/parts.ts';
import { disc, dotAhead, dotPassed, pair, tallBlobs, wideBlobs } from './drawings.ts';
import { deep, float, milk, mist, peachTint, teal, tealTint, white } from './inks.ts';
import './start.css.ts';
import './question.css.ts';
import { pictured, pictureTiles } from '../bases/pictureTiles.ts';
import { numberedMarker, passedScale } from '../bases/progress.ts';
import { bare, flush, rulesOf, square } from '../bases/rules.ts';

const { any, scenes, text, on } = rulesOf('2');

/** The pair stands on the start and on the thank-you page: drawn once. */
any('page', { vars: { '--pair': pair } });

scenes('backdrop', {
  insetBlockEnd: 'auto',
  height: '100%',
  maxHeight: 'max(100svh, 40rem)',
  background: `${tallBlobs} center / 100% 100% no-repeat, ${mist}`,
  desktop: { background: `${wideBlobs} center / 100% 100% no-repeat, ${mist}` },
  forced: { background: 'none' },
});
on('question', 'form', 'thanks')('main', { screen: flush });

any('notice', { borderBlockEndWidth: 0, fontSize: '0.875rem' });
any('advertisement', { phone: { textAlign: 'start' } });
any('call', { border: 0, borderRadius: '999px', background: white, color: teal, paddingInline: '1rem' });
any('button', {
  minHeight: 'clamp(3.75rem, 9svh, 4.125rem)',
  boxShadow: `0 14px 28px -14px ${teal}`,
  fontSize: '1.25rem',
});

/** Answers are pills; those with a picture each are circles. */
any('answer', { borderRadius: '2rem', borderWidth: '2px', background: milk, color: deep, paddingInline: '1.25rem' });
any(`answers[data-layout="grid"] ${slot('answer')}`, { paddingInline: '0.75rem' });
any(`answer${hovered}`, { borderColor: teal });
any('answer:focus-visible', { outline: `3px solid ${deep}`, outlineOffset: '3px' });
any(`answer${chosen}, [data-theme="2"] ${slot('answer', ':active')}`, {
  background: teal,
  borderColor: teal,
  color: white,
  boxShadow: '0 0 0 5px rgb(10 116 112 / 0.2)',
});
any('icon[data-icon]', { display: 'grid', color: teal, fontSize: '1.875rem' });
any(`answer:is(${chosen}, :active) > :is(${slot('icon')}, ${slot('mark')})`, { color: 'inherit' });

const circle = pictureTiles('2', {
  least: '7rem',
  tiles: {
    vars: { '--d': 'clamp(7rem, min(43vw, (100svh - 16rem) / 3), 12rem)' },
    gap: 'clamp(0.375rem, 1.4svh, 1rem) 0.5rem',
    desktop: {
      vars: { '--d': 'clamp(9rem, min(17vw, (100svh - 11rem) / 2.15), 15rem)' },
      gap: '1.125rem',
    },
  },
  tile: {
    justifySelf: 'center',
    gap: 'clamp(0.125rem, 0.8svh, 0.5rem)',
    width: 'var(--d)',
    maxWidth: '100%',
    minHeight: 'var(--d)',
    padding: '0.5rem 0.5rem 0.75rem',
    borderRadius: '50%',
    fontWeight: '800',
    fontSize: 'clamp(0.9375rem, 2.1svh, 1.125rem)',
    lineHeight: 1.12,
    desktop: { fontSize: '1.1875rem' },
  },
  badge: {
    insetBlockStart: '6%',
    insetInlineEnd: '6%',
    ...square('1.75rem'),
    background: white,
    color: teal,
    fontSize: '1.125rem',
  },
});
// nine answers fit on a phone, as ovals
const manyTiles = `${pictured}:has(> :nth-child(8))`;
const many = any.inside(manyTiles);
any(manyTiles, { phone: { vars: { '--d': 'clamp(6.5rem, (100svh - 18rem) / 5, 12rem)' }, rowGap: '0.375rem' } });
many('answer', {
  phone: { gap: '0.125rem', width: 'min(100%, 10.75rem)', padding: '0.375rem 0.75rem 0.5rem', fontSize: '1rem', lineHeight: 1.1 },
});
any(`${pictured}:has(> :nth-child(7))`, {
  desktop: { vars: { '--d': 'clamp(8.5rem, min(17vw, (100svh - 11rem) / 3.25), 13rem)' } },
});
circle('answer:nth-child(6n + 2)', { background: tealTint });
circle('answer:nth-child(6n + 3)', { background: tealTint });
circle('answer:nth-child(6n + 5)', { background: tealTint });
circle('answer:nth-child(6n)', { background: peachTint });
circle(`answer:is(${chosen}, :active):nth-child(n)`, { background: teal });
circle('answer:last-child:nth-child(odd)', { 'screen and (max-width: 849px)': { gridColumn: '1 / -1' } });
circle(`answer > ${slot('icon')}`, { fontSize: 'clamp(2.5rem, 7svh, 4rem)', desktop: { fontSize: '4.5rem' } });
// what touches the road is darker
const onRoad = ':is([data-icon="car"], [data-icon="truck"], [data-icon="taxi"], [data-icon="bus"], [data-icon="motorcycle"])';
circle(`answer > ${slot('icon')}${onRoad}::before`, {
  drawn: { background: `linear-gradient(currentColor 66%, ${deep} 0)` },
});
circle(`answer:is(${chosen}, :active) > ${slot('icon')}${onRoad}::before`, { drawn: { background: 'currentColor' } });
many(`answer > ${slot('icon')}`, { phone: { fontSize: 'clamp(2.25rem, 5svh, 4rem)' } });
circle(`answer > ${slot('label')}`, { flex: 'none', maxWidth: 'min(100%, 7.6em)', textAlign: 'center', textWrap: 'balance' });
many(`answer > ${slot('label')}`, { phone: { maxWidth: '9em' } });

/** Twelve dots; the present one is a disc with its number. */
const dots = (image: string) => `${image} 0 50% / calc(100% / 12) 0.875rem repeat-x`;
any('progress', { gap: 0, color: deep });
passedScale('2', { height: '1.75rem', background: dots(dotAhead), boxShadow: 'none' }, dots(dotPassed));
numberedMarker('2', '1.75rem', '0.3s', {
  insetBlockStart: 0,
  ...square('1.75rem'),
  borderRadius: '50%',
  background: deep,
  boxShadow: `0 0 0 3px ${mist}`,
  color: white,
  fontWeight: 800,
  fontSize: '0.9375rem',
});

/** What happens next: three soft cards. */
scenes('next', {
  ...bare,
  boxShadow: 'none',
  desktop: { gridTemplateColumns: 'minmax(0, 1fr)' },
});
scenes('cards', { gap: '0.75rem', desktop: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } });
scenes('card', { padding: '0.875rem 1rem', borderRadius: '1.75rem', background: white, boxShadow: float });
scenes('card::before', { display: 'none' });
any('tickMark', {
  'screen and (forced-colors: none)': {
    ...square('1.5rem'),
    flex: 'none',
    background: `${disc} center / contain no-repeat`,
  },
});
any('tickMark > svg', { 'screen and (forced-colors: none)': { display: 'none' } });
any('aside:empty', { display: 'none' });
text('heading', { color: vars.color.heading });
