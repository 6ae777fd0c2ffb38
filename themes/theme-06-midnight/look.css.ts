import { globalStyle } from '@vanilla-extract/css';
import { vars } from '#design-system/theme/contract.css.ts';
import { maxWidth, minWidth, noReducedMotionPreference } from '#design-system/theme/mediaQueries.ts';
import { selectorsOf } from '#design-system/theme/parts.ts';
import { car, inks } from './drawings.ts';
import { sides, undrawn } from './frame.ts';

const { page, any } = selectorsOf('6');
const flow = ['question', 'form'] as const;
const scenes = ['start', 'question', 'form', 'thanks'] as const;

globalStyle(page(scenes, 'main'), { '@media': { screen: { maxWidth: 'none', paddingInline: sides } } });
globalStyle(page(scenes, 'screen'), { '@media': { screen: { background: 'none', border: 0, boxShadow: 'none', padding: 0 } } });

// header
globalStyle(any('notice'), {
  paddingInline: `max(1.125rem, ${sides})`,
  border: 0,
  fontSize: '0.875rem',
  '@media': { [minWidth.tablet]: { display: 'flex', flexWrap: 'nowrap' } },
});
globalStyle(any('advertisement'), { textAlign: 'start' });
globalStyle(any('bar'), {
  maxWidth: 'none',
  paddingInline: `max(1.125rem, ${sides})`,
  '@media': { [minWidth.desktop]: { minHeight: '4.75rem' } },
});
globalStyle(any('call'), {
  borderRadius: '999px',
  '@media': { [maxWidth.phone]: { fontSize: '1rem' }, [minWidth.desktop]: { paddingInline: '1.5rem' } },
});
globalStyle(page(flow, 'call'), { '@media': { [maxWidth.phone]: { border: 0 } } });
// it stays over what scrolls
globalStyle(page(flow, 'bar'), {
  '@media': {
    screen: { background: inks.night, boxShadow: `0 0 0 100vmax ${inks.night}`, clipPath: 'inset(0 -100vmax)' },
    [maxWidth.phone]: { minHeight: '3.25rem', paddingInline: '0.75rem' },
  },
});

// progress: a dashed lane, and a car whose beam sweeps forward
const drawn = '(forced-colors: none)';
const place = 'calc(var(--share) * (100% - 2.75rem))';
globalStyle(any('progress'), {
  gap: 0,
  maxWidth: '34rem',
  '@media': { [minWidth.desktop]: { flexDirection: 'row', alignItems: 'center', gap: '1rem', marginInline: 'auto' } },
});
globalStyle(any('progress', ' > :first-child'), { '@media': { [minWidth.desktop]: { flex: 'none', fontSize: '1rem' } } });
globalStyle(any('track'), {
  '@media': {
    [drawn]: {
      flex: 'none',
      height: '1.625rem',
      background: 'repeating-linear-gradient(90deg, #5d72a0 0 12px, #0000 12px 22px) center / 100% 2px no-repeat',
      borderRadius: 0,
      boxShadow: 'none',
    },
    [minWidth.desktop]: { flex: 1, height: '1.875rem' },
  },
});
globalStyle(any('done'), { '@media': { [drawn]: { display: 'none' } } });
globalStyle(any('track', '::before'), {
  content: '""',
  position: 'absolute',
  insetBlockStart: 'calc(50% - 2px)',
  insetInlineStart: 0,
  width: `calc(${place} + 4px)`,
  height: '4px',
  borderRadius: '4px',
  background: inks.cyan,
  '@media': { ...undrawn, [noReducedMotionPreference]: { transition: 'width 0.5s ease-out' } },
});
globalStyle(any('marker'), {
  display: 'block',
  position: 'absolute',
  insetBlockStart: 'calc(50% - 15px)',
  insetInlineStart: place,
  width: '64px',
  height: '30px',
  background: `${car} center / contain no-repeat`,
  '@media': { ...undrawn, [noReducedMotionPreference]: { transition: 'inset-inline-start 0.5s ease-out' } },
});
globalStyle(any('marker', ':is([dir="rtl"] *)'), { transform: 'scaleX(-1)' });

// what happens next: a dark pane
globalStyle(page(scenes, 'next'), {
  '@media': {
    screen: {
      display: 'block',
      background: '#070b16e0',
      border: `1px solid ${vars.color.border}`,
      borderRadius: '1.5rem',
      padding: '1.375rem 1.5rem',
      boxShadow: 'none',
    },
  },
});
globalStyle(any('nextTitle'), { fontSize: '1.0625rem', marginBlockEnd: '0.875rem' });
globalStyle(any('cards'), { gap: '0.875rem' });
globalStyle(page(['start', 'question', 'form'], 'cards'), {
  '@media': { [minWidth.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', columnGap: '2rem' } },
});
globalStyle(any('card'), { gap: '0.75rem' });
globalStyle(any('card', '::before'), { display: 'none' });
globalStyle(any('number'), {
  width: 'auto',
  minWidth: '1rem',
  background: 'none',
  color: inks.cyan,
  fontFamily: vars.font.heading,
});

// between phone and desktop the call's number gives its room to the name; it is still read out
globalStyle(page(flow, 'call', ' > span > span'), { '@media': { '(max-width: 849px)': { display: 'none' } } });
