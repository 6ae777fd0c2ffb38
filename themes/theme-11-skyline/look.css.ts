import { keyframes } from '@vanilla-extract/css';
import { vars } from '#design-system/theme/contract.css.ts';
import { chosen, slot } from '#design-system/theme/parts.ts';
import { numberedMarker, passedScale } from '../bases/progress.ts';
import { layer, rulesOf, square } from '../bases/rules.ts';
import { city, clouds, puff, stopAhead, stopPassed, town } from './drawings.ts';
import { blue, dusk, haze, sky, skyTop, tint, white } from './inks.ts';

const { any, scenes } = rulesOf('11');

/** Both layers of the panorama, once for every page that shows them. `--sky` is the room that the first view gives to them. */
any('page', { vars: { '--city': city, '--clouds': clouds } });

/** The sky, and at its foot the panorama: clouds behind, the city before. */
const header = '6rem';
scenes('backdrop', {
  insetBlockEnd: 'auto',
  height: `calc(${header} + var(--sky) + 3.5rem)`,
  overflow: 'hidden',
  background: `linear-gradient(${skyTop}, ${sky} 55%, ${haze})`,
});
const atTheFoot = { ...layer, insetInline: '-1rem', bottom: 0, height: 'var(--far)' } as const;
scenes('backdrop::before', { ...atTheFoot, background: 'var(--clouds) center / 100% 100%' });
scenes('backdrop::after', { ...atTheFoot, background: 'var(--city) center / 100% 100%' });
const drift = keyframes({ from: { transform: 'translateX(-12px)' }, to: { transform: 'translateX(12px)' } });
any('backdrop::before', { moving: { animation: `${drift} 40s ease-in-out infinite alternate` } });

any('notice', { borderBlockEndWidth: 0, fontSize: '0.875rem' });
any('advertisement', { phone: { textAlign: 'start' } });
any('call', { borderRadius: '999px', paddingInline: '1rem' });

/** Answers are light rows; hairlines begin at the words. The circle at the end is ticked when chosen. */
any('answer', {
  minHeight: '3.375rem',
  paddingBlock: '0.25rem',
  background: 'none',
  borderColor: 'transparent',
  borderWidth: '2px',
});
any(`answer${chosen}, [data-theme="11"] ${slot('answer', ':active')}`, {
  background: tint,
  borderColor: blue,
  fontWeight: 600,
  boxShadow: 'none',
});
any('answer:focus-visible', { outlineOffset: '-3px' });
any('label', { letterSpacing: '-0.02em', lineHeight: 1.2 });
any('mark', {
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  ...square('1.75rem'),
  margin: 0,
  border: `1.5px solid ${vars.color.answerBorder}`,
  borderRadius: '50%',
  fontSize: '0.9375rem',
  opacity: 1,
});
any(`answer${chosen} > ${slot('mark')}`, { background: blue, borderColor: blue, color: white });
any(`answer:not(${chosen}) > ${slot('mark')} > svg`, { display: 'none' });
any('answers[data-layout="stack"]', { gap: 0 });
any(`answers[data-layout="stack"] > ${slot('answer')}:not(:first-child)::before`, {
  ...layer,
  insetBlockStart: '-2px',
  insetInline: '1rem',
  borderBlockStart: `1px solid ${vars.color.border}`,
});
any(`answers[data-layout="stack"] > ${slot('answer')}:is(${chosen}, ${chosen} + *)::before`, { display: 'none' });
any(`answers[data-pictured] > ${slot('answer')}:not(:first-child)::before`, { insetInlineStart: '4.625rem' });
any(`answers[data-layout="grid"] > ${slot('answer')}`, { borderColor: vars.color.border });
any(`answers[data-layout="inline"] > ${slot('answer')}`, { borderColor: vars.color.answerBorder });
any(`answers[data-layout] > ${chosen}`, { borderColor: blue });
any(`answers[data-layout="grid"] ${slot('mark')}`, { phone: { width: '1.375rem', height: '1.375rem' } });
any('icon[data-icon]', {
  display: 'grid',
  width: '2.875rem',
  height: '2.5rem',
  background: tint,
  borderRadius: '0.875rem',
  color: blue,
  fontSize: '1.875rem',
});
any(`answers[data-layout="grid"] ${slot('icon')}`, { phone: { display: 'none' } });
any(`answer${chosen} > ${slot('icon')}`, { background: blue, color: white });

/** A cloud with the question's number drifts along twelve stops toward a small town. */
const stops = (image: string) => `${image} 0 100% / calc(100% / 12) 0.5rem repeat-x`;
any('progress', { gap: '0.1875rem', color: dusk, paddingInlineEnd: '1.5rem' });
const way = `${stops(stopAhead)}, linear-gradient(${dusk}, ${dusk}) 50% calc(100% - 3.5px) / 92% 1px no-repeat`;
passedScale('11', { height: '1.875rem', background: way }, stops(stopPassed));
any('track::after', {
  ...layer,
  insetBlockEnd: 0,
  insetInlineEnd: '-1.375rem',
  width: '1.1875rem',
  height: '1.75rem',
  background: `${town} center bottom / contain no-repeat`,
  forced: { display: 'none' },
});
numberedMarker('11', '2.625rem', '0.45s', {
  placeItems: 'end center',
  insetBlockEnd: '0.375rem',
  width: '2.875rem',
  height: '1.5rem',
  background: `${puff} center / contain no-repeat`,
  color: dusk,
  fontSize: '0.875rem',
  fontWeight: 600,
  lineHeight: 1.3,
});

any('button', { minHeight: '3.75rem', letterSpacing: '-0.015em' });
any('number', { background: tint, color: blue });
any('card::before', { display: 'none' });
any('aside:empty', { display: 'none' });

// enlarged words take a line of their own
any('bar', { phone: { flexWrap: 'wrap' } });
any(`answer${chosen}`, { forced: { background: 'Highlight', color: 'HighlightText' } });
any(`answer${chosen} :is(${slot('mark')}, ${slot('icon')})`, {
  forced: { background: 'none', color: 'HighlightText' },
});
any(`answer${chosen} ${slot('icon')}::before`, { forced: { background: 'HighlightText' } });

// a low window, or one of enlarged words, has no room for a city under them
const low = { 'screen and (max-height: 30em)': { display: 'none' } };
scenes('backdrop::before', low);
scenes('backdrop::after', low);
