import { globalStyle, keyframes } from '@vanilla-extract/css';
import { vars } from '#design-system/theme/contract.css.ts';
import { forcedColors, minWidth, noReducedMotionPreference } from '#design-system/theme/mediaQueries.ts';
import { chosen, selectorsOf, slot } from '#design-system/theme/parts.ts';
import { inks } from './drawings.ts';
import { roofs, sides } from './ground.ts';

const { page, any } = selectorsOf('4');
const flow = ['question', 'form'] as const;

// the neighbourhood at the foot of every question
globalStyle(page(flow, 'primary'), {
  '@media': {
    screen: {
      padding: `0.5rem ${sides} calc(${roofs} + 1.5rem)`,
      background: `var(--roofs) center bottom -1px / auto ${roofs} repeat-x`,
    },
    [minWidth.desktop]: { paddingBlockStart: '1.75rem' },
    [forcedColors]: { background: 'none' },
  },
});

globalStyle(page(flow, 'screen'), {
  padding: 0,
  '@media': {
    screen: { gap: '1.125rem' },
    [minWidth.desktop]: {
      gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 7fr)',
      gridTemplateRows: 'auto auto auto 1fr',
      justifyContent: 'stretch',
      columnGap: '4rem',
    },
  },
});
globalStyle(page(flow, 'head'), { '@media': { [minWidth.desktop]: { textAlign: 'start' } } });
globalStyle(page(flow, 'heading'), { '@media': { [minWidth.desktop]: { justifyItems: 'start', textAlign: 'start' } } });
globalStyle(page(flow, 'subhead'), {
  marginBlockStart: '0.375rem',
  marginInline: 'auto',
  maxWidth: '24em',
  fontSize: '1rem',
  lineHeight: '1.3',
  textWrap: 'balance',
  '@media': { [minWidth.desktop]: { marginBlockStart: '1rem', marginInline: 0, fontSize: '1.25rem', textWrap: 'pretty' } },
});
globalStyle(page(flow, 'body'), { '@media': { [minWidth.desktop]: { gridColumn: 2, gridRow: '1 / 5', alignContent: 'start' } } });
globalStyle(page(flow, 'why'), {
  maxWidth: '24em',
  paddingInlineStart: '1.125rem',
  borderInlineStart: `5px solid ${inks.coral}`,
  color: vars.color.text,
  fontSize: '1.125rem',
});
globalStyle(page(flow, 'why', ' > h2'), { fontFamily: vars.font.heading, fontWeight: '800', letterSpacing: '-0.02em' });
globalStyle(page(flow, 'note'), {
  background: 'none',
  border: 0,
  padding: 0,
  maxWidth: '30rem',
  justifySelf: 'center',
  '@media': { [minWidth.desktop]: { justifySelf: 'start' } },
});

// answers: rows that go down where they are pressed, and tiles where each has a picture
globalStyle(any('answer', chosen), { transform: 'translateY(6px)' });
globalStyle(any('answers'), { rowGap: '1.125rem', paddingBlockEnd: '6px' });
globalStyle(any('answers', '[data-columns="inline"]'), { rowGap: '1rem' });

const tiles = '[data-pictured][data-columns="one"]';
const tile = (inner = '', state = '') => `${any('answers', tiles)} > ${slot('answer', state)}${inner && ` > ${inner}`}`;
globalStyle(any('answers', tiles), {
  gridTemplateColumns: 'repeat(auto-fit, minmax(max(8.5rem, 40%), 1fr))',
  gap: '0.875rem 0.75rem',
  '@media': { [minWidth.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: '1.375rem' } },
});
globalStyle(tile(), {
  flexDirection: 'column',
  justifyContent: 'center',
  gap: '0.375rem',
  minHeight: 'clamp(6.5rem, 17.5svh, 9rem)',
  padding: '0.5rem',
  borderRadius: '1.5rem',
  textAlign: 'center',
  fontSize: '1.0625rem',
  lineHeight: '1.15',
  '@media': {
    [minWidth.desktop]: {
      minHeight: 'clamp(7.5rem, 19svh, 12rem)',
      gap: '0.75rem',
      borderRadius: '1.875rem',
      fontSize: '1.25rem',
    },
  },
});
globalStyle(tile(slot('icon')), {
  display: 'grid',
  color: '#d9532f',
  fontSize: 'clamp(2.75rem, 8svh, 4rem)',
  '@media': { [minWidth.desktop]: { fontSize: '4.5rem' } },
});
globalStyle(tile(slot('icon'), chosen), { color: '#8f2a10' });
// two tones: what stands on the road is darker
globalStyle(tile(`${slot('icon')}::before`), {
  '@media': { '(forced-colors: none)': { background: `linear-gradient(currentColor 66%, ${inks.cocoa} 0)` } },
});
globalStyle(tile(slot('label')), { flex: '0 1 auto', maxWidth: '100%' });
globalStyle(tile(slot('mark')), { display: 'none' });
globalStyle(tile(slot('mark'), chosen), {
  display: 'grid',
  placeItems: 'center',
  position: 'absolute',
  insetBlockStart: '0.5rem',
  insetInlineEnd: '0.625rem',
  width: '1.625rem',
  height: '1.625rem',
  margin: 0,
  borderRadius: '50%',
  background: inks.cocoa,
  color: inks.lamp,
  fontSize: '1rem',
  '@media': { [forcedColors]: { background: 'none', color: 'HighlightText' } },
});
// the last of an odd number is as wide as the row
globalStyle(`${tile()}:last-child:nth-child(odd)`, {
  '@media': {
    'screen and (max-width: 849px)': { gridColumn: '1 / -1', minHeight: '4.5rem', flexDirection: 'row', gap: '0.75rem' },
  },
});

const spring = keyframes({ from: { translate: '0 10px' }, '60%': { translate: '0 -3px' } });
globalStyle(any('answers'), { '@media': { [noReducedMotionPreference]: { animation: `${spring} 0.3s ease-out` } } });

// the last step
globalStyle(any('lastStep'), {
  background: 'none',
  padding: 0,
  color: inks.ember,
  justifyContent: 'center',
  '@media': { [minWidth.desktop]: { justifyContent: 'start' } },
});
globalStyle(any('lastStep', ' > :first-child'), { display: 'none' });
globalStyle(any('lastStep', ' > div'), { textAlign: 'center', '@media': { [minWidth.desktop]: { textAlign: 'start' } } });
globalStyle(any('lastStep', ' > ul'), {
  justifyContent: 'center',
  paddingInlineStart: 0,
  '@media': { [minWidth.desktop]: { justifyContent: 'start' } },
});
globalStyle(page('form', 'body', ' form'), { '@media': { 'screen and (max-width: 599px)': { gap: '0.75rem' } } });
