import { vars } from '#design-system/theme/contract.css.ts';
import { bare, cover, flush, layer, rulesOf, square, undrawn } from '../bases/rules.ts';
import { wideHeader } from '../bases/wideHeader.ts';
import { horizon, inks, neighbourhood, way } from './drawings.ts';
import { onGround, sides } from './ground.ts';

const { any, survey, scenes, on } = rulesOf('4');

any('page', { vars: { '--roofs': neighbourhood } });
// the sky reaches from edge to edge, and so does the ground
scenes('main', {
  screen: {
    ...flush,
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: '1fr auto',
    alignContent: 'stretch',
  },
});
scenes('screen', { background: 'none', border: 0, boxShadow: 'none', borderRadius: 0 });

on('question', 'form', 'thanks', 'text')('heading', { desktop: { fontSize: 'clamp(2.5rem, 4.6vw, 3.875rem)' } });

// header
wideHeader('4', `max(1.125rem, ${sides})`);
any('bar', { gap: '0.5rem' });
any('call', { borderWidth: '2px', borderRadius: '1rem', phone: { paddingInline: '0.75rem', fontSize: '1rem' } });
survey('call', { phone: { background: 'none', border: 0 } });
// it stays over what scrolls
survey('bar', {
  screen: { background: inks.cream, boxShadow: `0 0 0 100vmax ${inks.cream}`, clipPath: 'inset(0 -100vmax)' },
  phone: { paddingBlock: '2px', paddingInline: '0.75rem' },
});

// the sun climbs its arc over the horizon
const turn = (share: string) => `calc(${share} * 99.4deg)`;
any('progress', { gap: '2px', maxWidth: '14rem', marginInline: 'auto' });
any('progress > :first-child', { justifyContent: 'center' });
any('track', {
  drawn: {
    width: 'min(160px, 100%)',
    height: '44px',
    marginInline: 'auto',
    overflow: 'hidden',
    background: `${way} center / 160px 44px no-repeat`,
    borderRadius: 0,
    boxShadow: 'none',
  },
});
any('track:is([dir="rtl"] *)', { transform: 'scaleX(-1)' });
any('done', { drawn: { display: 'none' } });
any('track::before', {
  ...layer,
  insetInlineStart: 'calc(50% - 81.5px)',
  insetBlockStart: '10.3px',
  ...square('163px'),
  border: `3px solid ${inks.ember}`,
  borderRadius: '50%',
  mask: `conic-gradient(from -49.7deg, #000 ${turn('var(--share)')}, #0000 0)`,
  ...undrawn,
});
any('track::after', {
  ...cover,
  background: `${horizon} center / 160px 44px no-repeat`,
  ...undrawn,
});
any('marker', {
  display: 'block',
  position: 'absolute',
  insetInlineStart: '50%',
  insetBlockStart: '91.8px',
  transform: `rotate(${turn('(var(--share) - 0.5)')})`,
  ...undrawn,
  moving: { transition: 'transform 0.5s cubic-bezier(0.2, 0.8, 0.3, 1)' },
});
any('marker::before', {
  ...layer,
  inset: '-87.5px auto auto -7.5px',
  ...square('15px'),
  borderRadius: '50%',
  background: inks.ember,
  boxShadow: `0 0 0 4px ${inks.halo}`,
});

// what happens next lies on the ground
scenes('aside', { screen: { background: inks.cocoa, padding: `1.5rem ${sides} 1rem` } });
scenes('next', {
  screen: { display: 'block', ...bare, color: vars.color.text, vars: onGround },
  desktop: { padding: 0 },
});
scenes('cards', { desktop: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: '2.5rem' } });
scenes('card', { gap: '0.75rem' });
scenes('card::before', { display: 'none' });
any('number', { fontFamily: vars.font.heading, fontWeight: '800', borderRadius: '50%' });
any('footer', { screen: { borderColor: '#6a3323' } });
