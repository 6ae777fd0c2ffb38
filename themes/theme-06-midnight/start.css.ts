import { keyframes } from '@vanilla-extract/css';
import { vars } from '#design-system/theme/contract.css.ts';
import { rulesOf } from '../bases/rules.ts';
import { inks, moonAlone, nightRoad } from './drawings.ts';
import { sides } from './frame.ts';

const { start } = rulesOf('6');

const phone = nightRoad({
  width: 390,
  height: 844,
  horizon: 452,
  vanishing: 206,
  half: 330,
  bend: 0.55,
  wave: 5.2,
  seed: 3,
  house: 20,
});
const desk = nightRoad({
  width: 1280,
  height: 800,
  horizon: 330,
  vanishing: 985,
  half: 430,
  bend: -0.7,
  wave: 4.6,
  offset: 0.15,
  seed: 5,
  house: 30,
  moon: [1140, 96, 1],
});

/** A phone on its side has room for words alone. */
const flat = 'screen and (max-height: 30em)';
/** A low window goes without the moon. */
const low = `linear-gradient(#0000 84svh, ${inks.night} 96svh), ${phone} 0 36svh / 100% 64svh no-repeat`;

const dawn = keyframes({ from: { opacity: 0.4 } });
start('backdrop', {
  background: `linear-gradient(#0000 80svh, ${inks.night} 94svh), ${moonAlone} 80% 34svh / auto 3.75rem no-repeat, ${phone} top / 100% 100svh no-repeat`,
  'screen and (max-height: 700px)': { background: low },
  tablet: { background: `linear-gradient(#0000 84svh, ${inks.night} 96svh), ${desk} 85% 0 / auto 100svh no-repeat` },
  desktop: { background: `linear-gradient(#0000 88svh, ${inks.night} 100svh), ${desk} top / 100% 100svh no-repeat` },
  [flat]: { background: 'none' },
  moving: { animation: `${dawn} 0.8s ease-out` },
});

start('main', {
  screen: { paddingBlock: 'clamp(0.25rem, 1.6svh, 1rem) 1.125rem' },
  desktop: { gridTemplateColumns: 'minmax(0, 1fr)', paddingBlock: '1.75rem 2rem' },
});
start('screen', {
  screen: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'auto 1fr auto auto',
    justifyContent: 'stretch',
    alignContent: 'stretch',
    gap: 0,
    minHeight: 'calc(100svh - 7.75rem)',
  },
  desktop: { gridTemplateColumns: 'minmax(0, 41rem)', minHeight: 'calc(100svh - 17rem)' },
});
// in a low window the words lie on plain night
start('head', {
  'screen and (max-height: 700px) and (max-width: 599px)': {
    marginInline: `calc(-1 * ${sides})`,
    padding: `0 ${sides} 1rem`,
    background: `linear-gradient(${inks.night} 85%, #0000)`,
  },
});
start('heading', {
  lineHeight: '1.12',
  tablet: { maxWidth: '11em', fontSize: 'clamp(2.75rem, 7.5vw, 4rem)' },
  desktop: { fontSize: 'clamp(2.75rem, 5.6vw, 4.75rem)' },
  [flat]: { maxWidth: 'none', fontSize: '2.25rem' },
});
start('subhead', {
  maxWidth: '22em',
  color: vars.color.text,
  fontSize: '1.125rem',
  lineHeight: '1.4',
  textWrap: 'pretty',
  desktop: { marginBlockStart: '1rem', fontSize: '1.375rem' },
});
start('body', { alignContent: 'end', paddingBlockStart: '2.5rem', desktop: { maxWidth: '27.5rem' } });
start('button', { minHeight: '4rem', fontSize: '1.25rem', desktop: { minHeight: '4.75rem', fontSize: '1.5rem' } });
start('ticks', {
  justifyContent: 'center',
  gap: '0.375rem 0.875rem',
  marginInline: `calc(-1 * ${sides})`,
  padding: `1.25rem ${sides} 0.625rem`,
  background: `linear-gradient(#0000, ${inks.night} 60%)`,
  color: vars.color.heading,
  fontSize: 'clamp(0.8125rem, 3.5vw, 0.9375rem)',
  tablet: { justifyContent: 'flex-start', columnGap: '1.5rem' },
  desktop: { marginInline: 0, paddingInline: 0, background: 'none', fontSize: '1rem' },
});
start('tick', { gap: '0.3125rem' });
start('tickMark', { color: inks.cyan });
start('note', {
  justifyContent: 'center',
  marginInline: `calc(-1 * ${sides})`,
  padding: `0 ${sides}`,
  background: inks.night,
  border: 0,
  borderRadius: 0,
  color: vars.color.textMuted,
  fontSize: '0.9375rem',
  lineHeight: '1.35',
  textAlign: 'center',
  tablet: { justifyContent: 'start', textAlign: 'start' },
  desktop: { marginInline: 0, padding: 0, background: 'none' },
});
start('note > :first-child', { display: 'none' });
