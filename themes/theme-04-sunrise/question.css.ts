import { keyframes } from '@vanilla-extract/css';
import { vars } from '#design-system/theme/contract.css.ts';
import { chosen, slot } from '#design-system/theme/parts.ts';
import { pictured, pictureTiles } from '../bases/pictureTiles.ts';
import { bare, rulesOf, square } from '../bases/rules.ts';
import { inks } from './drawings.ts';
import { roofs, sides } from './ground.ts';

const { any, form, survey } = rulesOf('4');

// the neighbourhood at the foot of every question
survey('primary', {
  screen: {
    padding: `0.5rem ${sides} calc(${roofs} + 1.5rem)`,
    background: `var(--roofs) center bottom -1px / auto ${roofs} repeat-x`,
  },
  desktop: { paddingBlockStart: '1.75rem' },
  forced: { background: 'none' },
});

survey('screen', {
  padding: 0,
  screen: { gap: '1.125rem' },
  desktop: {
    gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 7fr)',
    gridTemplateRows: 'auto auto auto 1fr',
    justifyContent: 'stretch',
    columnGap: '4rem',
  },
});
survey('head', { desktop: { textAlign: 'start' } });
survey('heading', { desktop: { justifyItems: 'start', textAlign: 'start' } });
survey('subhead', {
  marginBlockStart: '0.375rem',
  marginInline: 'auto',
  maxWidth: '24em',
  fontSize: '1rem',
  lineHeight: '1.3',
  textWrap: 'balance',
  desktop: { marginBlockStart: '1rem', marginInline: 0, fontSize: '1.25rem', textWrap: 'pretty' },
});
survey('body', { desktop: { gridColumn: 2, gridRow: '1 / 5', alignContent: 'start' } });
survey('why', {
  maxWidth: '24em',
  paddingInlineStart: '1.125rem',
  borderInlineStart: `5px solid ${inks.coral}`,
  color: vars.color.text,
  fontSize: '1.125rem',
});
survey('why > h2', { fontFamily: vars.font.heading, fontWeight: '800', letterSpacing: '-0.02em' });
survey('note', {
  ...bare,
  maxWidth: '30rem',
  justifySelf: 'center',
  desktop: { justifySelf: 'start' },
});

// answers: rows that go down where they are pressed, and tiles where each has a picture
any(`answer${chosen}`, { transform: 'translateY(6px)' });
any('answers', { rowGap: '1.125rem', paddingBlockEnd: '6px' });
any('answers[data-layout="inline"]', { rowGap: '1rem' });

const tile = pictureTiles('4', {
  least: '8.5rem',
  tiles: { gap: '0.875rem 0.75rem', desktop: { gap: '1.375rem' } },
  tile: {
    gap: '0.375rem',
    minHeight: 'clamp(6.5rem, 17.5svh, 9rem)',
    padding: '0.5rem',
    borderRadius: '1.5rem',
    fontSize: '1.0625rem',
    lineHeight: '1.15',
    desktop: {
      minHeight: 'clamp(7.5rem, 19svh, 12rem)',
      gap: '0.75rem',
      borderRadius: '1.875rem',
      fontSize: '1.25rem',
    },
  },
  badge: {
    insetBlockStart: '0.5rem',
    insetInlineEnd: '0.625rem',
    ...square('1.625rem'),
    background: inks.cocoa,
    color: inks.lamp,
    fontSize: '1rem',
    forced: { background: 'none', color: 'HighlightText' },
  },
});
tile(`answer > ${slot('icon')}`, {
  display: 'grid',
  color: '#d9532f',
  fontSize: 'clamp(2.75rem, 8svh, 4rem)',
  desktop: { fontSize: '4.5rem' },
});
// nine answers fit on a phone
const many = any.inside(`${pictured}:has(> :nth-child(8))`);
many('answer', { phone: { minHeight: 'clamp(6.25rem, 13.2svh, 9rem)' } });
many(`answer > ${slot('icon')}`, { phone: { fontSize: 'clamp(2.25rem, 5.4svh, 4rem)' } });
tile(`answer${chosen} > ${slot('icon')}`, { color: '#8f2a10' });
// two tones: what stands on the road is darker
tile(`answer > ${slot('icon')}::before`, {
  drawn: { background: `linear-gradient(currentColor 66%, ${inks.cocoa} 0)` },
});
tile(`answer > ${slot('label')}`, { flex: '0 1 auto', maxWidth: '100%' });
// the last of an odd number is as wide as the row
tile('answer:last-child:nth-child(odd)', {
  'screen and (max-width: 849px)': { gridColumn: '1 / -1', minHeight: '4.5rem', flexDirection: 'row', gap: '0.75rem' },
});

const spring = keyframes({ from: { transform: 'translateY(8px)' }, '60%': { transform: 'translateY(-3px)' } });
any(`entering ${slot('answers')}`, { moving: { animation: `${spring} 0.3s ease-out` } });

// the last step
any('lastStep', {
  background: 'none',
  padding: 0,
  color: inks.ember,
  justifyContent: 'center',
  desktop: { justifyContent: 'start' },
});
any('lastStep > :first-child', { display: 'none' });
any('lastStep > div', { textAlign: 'center', desktop: { textAlign: 'start' } });
any('lastStep > ul', { justifyContent: 'center', paddingInlineStart: 0, desktop: { justifyContent: 'start' } });
form('body form', { 'screen and (max-width: 599px)': { gap: '0.75rem' } });
