import { globalStyle } from '@vanilla-extract/css';
import { vars } from '#design-system/theme/contract.css.ts';
import { maxWidth, minWidth, noReducedMotionPreference } from '#design-system/theme/mediaQueries.ts';
import { selectorsOf } from '#design-system/theme/parts.ts';
import { horizon, inks, neighbourhood, way } from './drawings.ts';
import { onGround, sides, undrawn } from './ground.ts';

const { page, any } = selectorsOf('4');
const flow = ['question', 'form'] as const;

globalStyle('[data-theme="4"]', { vars: { '--roofs': neighbourhood } });

// the sky reaches from edge to edge, and so does the ground
const scenes = ['start', 'question', 'form', 'thanks'] as const;
globalStyle(page(scenes, 'main'), {
  '@media': {
    screen: {
      maxWidth: 'none',
      padding: 0,
      gap: 0,
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: '1fr auto',
      alignContent: 'stretch',
    },
  },
});
globalStyle(page(scenes, 'screen'), { background: 'none', border: 0, boxShadow: 'none', borderRadius: 0 });

globalStyle(page(['question', 'form', 'thanks', 'text'], 'heading'), {
  '@media': { [minWidth.desktop]: { fontSize: 'clamp(2.5rem, 4.6vw, 3.875rem)' } },
});

// header
globalStyle(any('notice'), {
  paddingInline: `max(1.125rem, ${sides})`,
  fontSize: '0.875rem',
  '@media': { [minWidth.tablet]: { display: 'flex', flexWrap: 'nowrap' } },
});
globalStyle(any('advertisement'), { textAlign: 'start' });
globalStyle(any('bar'), { gap: '0.5rem', maxWidth: 'none', paddingInline: `max(1.125rem, ${sides})` });
globalStyle(any('call'), {
  borderWidth: '2px',
  borderRadius: '1rem',
  '@media': { [maxWidth.phone]: { paddingInline: '0.75rem', fontSize: '1rem' } },
});
globalStyle(page(flow, 'call'), { '@media': { [maxWidth.phone]: { background: 'none', border: 0 } } });
// it stays over what scrolls
globalStyle(page(flow, 'bar'), {
  '@media': {
    screen: { background: inks.cream, boxShadow: `0 0 0 100vmax ${inks.cream}`, clipPath: 'inset(0 -100vmax)' },
    [maxWidth.phone]: { paddingBlock: '2px', paddingInline: '0.75rem' },
  },
});

// the sun climbs its arc over the horizon
const drawn = '(forced-colors: none)';
const turn = (share: string) => `calc(${share} * 99.4deg)`;
globalStyle(any('progress'), { gap: '2px', maxWidth: '14rem', marginInline: 'auto' });
globalStyle(any('progress', ' > :first-child'), { justifyContent: 'center' });
globalStyle(any('track'), {
  '@media': {
    [drawn]: {
      width: 'min(160px, 100%)',
      height: '44px',
      marginInline: 'auto',
      overflow: 'hidden',
      background: `${way} center / 160px 44px no-repeat`,
      borderRadius: 0,
      boxShadow: 'none',
    },
  },
});
globalStyle(any('track', ':is([dir="rtl"] *)'), { transform: 'scaleX(-1)' });
globalStyle(any('done'), { '@media': { [drawn]: { display: 'none' } } });
globalStyle(any('track', '::before'), {
  content: '""',
  position: 'absolute',
  insetInlineStart: 'calc(50% - 81.5px)',
  insetBlockStart: '10.3px',
  width: '163px',
  height: '163px',
  border: `3px solid ${inks.ember}`,
  borderRadius: '50%',
  mask: `conic-gradient(from -49.7deg, #000 ${turn('var(--share)')}, #0000 0)`,
  '@media': undrawn,
});
globalStyle(any('track', '::after'), {
  content: '""',
  position: 'absolute',
  inset: 0,
  background: `${horizon} center / 160px 44px no-repeat`,
  '@media': undrawn,
});
globalStyle(any('marker'), {
  display: 'block',
  position: 'absolute',
  insetInlineStart: '50%',
  insetBlockStart: '91.8px',
  transform: `rotate(${turn('(var(--share) - 0.5)')})`,
  '@media': {
    ...undrawn,
    [noReducedMotionPreference]: { transition: 'transform 0.5s cubic-bezier(0.2, 0.8, 0.3, 1)' },
  },
});
globalStyle(any('marker', '::before'), {
  content: '""',
  position: 'absolute',
  inset: '-87.5px auto auto -7.5px',
  width: '15px',
  height: '15px',
  borderRadius: '50%',
  background: inks.ember,
  boxShadow: `0 0 0 4px ${inks.halo}`,
});

// what happens next lies on the ground
globalStyle(page(scenes, 'aside'), {
  '@media': { screen: { background: inks.cocoa, padding: `1.5rem ${sides} 1rem` } },
});
globalStyle(page(scenes, 'next'), {
  '@media': {
    screen: { display: 'block', padding: 0, background: 'none', border: 0, color: vars.color.text, vars: onGround },
    [minWidth.desktop]: { padding: 0 },
  },
});
globalStyle(page(scenes, 'cards'), {
  '@media': { [minWidth.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: '2.5rem' } },
});
globalStyle(page(scenes, 'card'), { gap: '0.75rem' });
globalStyle(page(scenes, 'card', '::before'), { display: 'none' });
globalStyle(any('number'), {
  fontFamily: vars.font.heading,
  fontWeight: '800',
  borderRadius: '50%',
});
globalStyle(any('footer'), { '@media': { screen: { borderColor: '#6a3323' } } });

// between phone and desktop the call's number gives its room to the name; it is still read out
globalStyle(page(flow, 'call', ' > span > span'), { '@media': { '(max-width: 849px)': { display: 'none' } } });
