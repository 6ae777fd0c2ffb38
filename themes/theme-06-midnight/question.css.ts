import { vars } from '#design-system/theme/contract.css.ts';
import { chosen, slot } from '#design-system/theme/parts.ts';
import { bare, rulesOf } from '../bases/rules.ts';
import { inks, moonAlone, nightRoad } from './drawings.ts';

const { any, form, survey } = rulesOf('6');

const strip = nightRoad({
  width: 390,
  height: 260,
  horizon: 112,
  vanishing: 338,
  half: 210,
  bend: 0.4,
  wave: 5,
  seed: 3,
  house: 12,
});
const half = nightRoad({
  width: 1280,
  height: 800,
  horizon: 430,
  vanishing: 300,
  half: 470,
  bend: 0.7,
  wave: 4.6,
  seed: 7,
  house: 26,
});

// a phone has a strip of the horizon behind the heading, faded before the first answer; a desktop the road at its side
survey('backdrop', {
  background: `${strip} top / 100% 100% no-repeat`,
  insetBlockEnd: 'auto',
  height: '17rem',
  opacity: 0.75,
  mask: 'linear-gradient(#000 50%, #0000 82%)',
  tablet: { height: '30rem', background: `${half} top / 100% 100% no-repeat`, opacity: 0.5 },
  desktop: {
    height: '100svh',
    background: `${moonAlone} 37% 42% / auto 4.5rem no-repeat, ${half} top / 100% 100% no-repeat`,
    opacity: 1,
    mask: 'linear-gradient(#000 88%, #0000)',
  },
});

survey('main', {
  screen: { gridTemplateColumns: 'minmax(0, 1fr)', paddingBlock: 'clamp(0.25rem, 1.4svh, 1rem) 1.5rem' },
  desktop: { paddingBlock: '1.5rem 2.5rem' },
});
survey('screen', {
  gap: 'clamp(0.625rem, 2svh, 1.25rem)',
  desktop: {
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
    gridTemplateRows: 'auto 1fr auto auto',
    justifyContent: 'stretch',
    alignContent: 'stretch',
    columnGap: '4rem',
    minHeight: 'calc(100svh - 11rem)',
  },
});
survey('heading', { phone: { maxWidth: '13em' }, desktop: { fontSize: 'clamp(2.25rem, 4.2vw, 3.5rem)' } });
survey('subhead', {
  marginBlockStart: '0.375rem',
  maxWidth: '24em',
  color: vars.color.text,
  fontSize: '1rem',
  lineHeight: '1.3',
  textWrap: 'pretty',
  desktop: { marginBlockStart: '1rem', fontSize: '1.25rem' },
});
survey('body', { desktop: { gridColumn: 2, gridRow: '1 / 5', alignContent: 'start' } });
survey('why', {
  gridRow: 3,
  maxWidth: '25rem',
  padding: '1.125rem 1.375rem',
  background: '#070b16e6',
  border: `1px solid ${vars.color.border}`,
  borderRadius: '1.25rem',
  color: vars.color.text,
});
survey('why > h2', { color: inks.amber, fontFamily: vars.font.heading, fontSize: '1rem' });
survey('note', {
  ...bare,
  fontSize: '0.9375rem',
  desktop: {
    gridRow: 4,
    justifySelf: 'start',
    maxWidth: '25rem',
    padding: '0.625rem 1rem',
    background: '#070b16e6',
    borderRadius: '1rem',
  },
});

// answers: dark rows with thin neon icons; the chosen one is lit from the side
any('answer', {
  paddingBlock: '0.625rem',
  desktop: { minHeight: 'clamp(3.5rem, 8svh, 5rem)', paddingInline: '1.75rem', gap: '1.25rem', fontSize: '1.25rem' },
});
any(`answer${chosen}`, {
  fontWeight: vars.font.boldWeight,
  screen: { backgroundImage: 'linear-gradient(90deg, #0f5a6b, #0b2f3d 70%)' },
  forced: { backgroundImage: 'none' },
});
any(`answers[data-pictured]:not([data-layout="inline"]) > ${slot('answer')} > ${slot('icon')}`, {
  display: 'grid',
  color: inks.cyan,
  fontSize: 'min(2rem, 8vw)',
  desktop: { fontSize: '2.375rem' },
});
any(`answers[data-pictured]:not([data-layout="inline"]) > ${slot('answer', chosen)} > ${slot('icon')}`, {
  color: '#d8fbff',
  filter: `drop-shadow(0 0 6px ${inks.cyan})`,
});
any(`answer${chosen} > ${slot('mark')}`, {
  color: inks.cyan,
  fontSize: '1.25em',
  forced: { color: 'HighlightText' },
});

// forms stand in a pane on desktops; the last step's promise is amber
form('body', {
  desktop: {
    alignSelf: 'start',
    padding: '1.75rem',
    background: '#0b1222f2',
    border: `1px solid ${vars.color.border}`,
    borderRadius: '1.75rem',
  },
});
any('lastStep', { padding: 0, background: 'none', color: inks.amber });
any('lastStep > :first-child', { display: 'none' });
any('lastStep > ul', { paddingInlineStart: 0 });
form('body form', { phone: { gap: '0.75rem' } });
