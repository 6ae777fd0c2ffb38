import { vars } from '#design-system/theme/contract.css.ts';
import { movingMarker } from '../bases/progress.ts';
import { bare, layer, rulesOf, undrawn } from '../bases/rules.ts';
import { wideHeader } from '../bases/wideHeader.ts';
import { car, inks } from './drawings.ts';
import { sides } from './frame.ts';

const { any, survey, scenes, on } = rulesOf('6');

scenes('main', { screen: { maxWidth: 'none', paddingInline: sides } });
scenes('screen', { screen: { ...bare, boxShadow: 'none' } });

// header
wideHeader('6', `max(1.125rem, ${sides})`);
any('notice', { border: 0 });
any('bar', { desktop: { minHeight: '4.75rem' } });
any('call', { borderRadius: '999px', phone: { fontSize: '1rem' }, desktop: { paddingInline: '1.5rem' } });
survey('call', { phone: { border: 0 } });
// it stays over what scrolls
survey('bar', {
  screen: { background: inks.night, boxShadow: `0 0 0 100vmax ${inks.night}`, clipPath: 'inset(0 -100vmax)' },
  phone: { minHeight: '3.25rem', paddingInline: '0.75rem' },
});

// progress: a dashed lane, and a car whose beam sweeps forward
const length = '2.75rem';
any('progress', {
  gap: 0,
  maxWidth: '34rem',
  desktop: { flexDirection: 'row', alignItems: 'center', gap: '1rem', marginInline: 'auto' },
});
any('progress > :first-child', { desktop: { flex: 'none', fontSize: '1rem' } });
any('track', {
  drawn: {
    flex: 'none',
    height: '1.625rem',
    background: 'repeating-linear-gradient(90deg, #5d72a0 0 12px, #0000 12px 22px) center / 100% 2px no-repeat',
    borderRadius: 0,
    boxShadow: 'none',
  },
  desktop: { flex: 1, height: '1.875rem' },
});
any('done', { drawn: { display: 'none' } });
any('track::before', {
  ...layer,
  insetBlockStart: 'calc(50% - 2px)',
  insetInline: 0,
  height: '4px',
  borderRadius: '4px',
  background: inks.cyan,
  transform: `translateX(calc((var(--share) * (100% - ${length}) + 4px - 100%) * var(--toward, 1)))`,
  ...undrawn,
  moving: { transition: 'transform 0.5s ease-out' },
});
any('track:is([dir="rtl"] *)', { vars: { '--toward': '-1' } });
movingMarker('6', length, '0.5s ease-out', {
  insetBlockStart: 'calc(50% - 15px)',
  width: '64px',
  height: '30px',
  background: `${car} center / contain no-repeat`,
  ...undrawn,
});
any('marker:is([dir="rtl"] *)::before', { transform: 'scaleX(-1)' });

// what happens next: a dark pane
scenes('next', {
  screen: {
    display: 'block',
    background: '#070b16e0',
    border: `1px solid ${vars.color.border}`,
    borderRadius: '1.5rem',
    padding: '1.375rem 1.5rem',
    boxShadow: 'none',
  },
});
any('nextTitle', { fontSize: '1.0625rem', marginBlockEnd: '0.875rem' });
any('cards', { gap: '0.875rem' });
on('start', 'question', 'form')('cards', { desktop: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', columnGap: '2rem' } });
any('card', { gap: '0.75rem' });
any('card::before', { display: 'none' });
any('number', {
  width: 'auto',
  minWidth: '1rem',
  background: 'none',
  color: inks.cyan,
  fontFamily: vars.font.heading,
});
