import { vars } from '#design-system/theme/contract.css.ts';
import { bare, colors, layer, rulesOf, undrawn } from '../bases/rules.ts';
import { arrow, openBelt, tick } from './drawings.ts';
import { inks } from './inks.ts';

const { any, start, scenes, on } = rulesOf('7');
/** Where the heading is tilted over the belt. */
const ends = on('start', 'thanks');
const poster = vars.font.heading;
/** Words on the field. */
const onField = colors({ heading: '#fff', text: '#fff', textMuted: '#fff', focus: '#fff', focusInner: inks.crimson });

// The frame: no column, for the field reaches from edge to edge.
scenes('main', { screen: { display: 'block', maxWidth: 'none', padding: 0 } });
scenes('picture', { display: 'block', position: 'relative', gridArea: '1 / 1', backgroundColor: inks.crimson });
any('bar', { maxWidth: 'none', fontFamily: poster, fontWeight: '800', textTransform: 'uppercase' });
any('call', {
  fontFamily: poster,
  fontSize: '1.25rem',
  fontWeight: '800',
  letterSpacing: '0.02em',
  borderRadius: 0,
});
any('call span:not(:empty) > span', { fontWeight: '800' });
any('back', { fontFamily: poster, fontSize: '1.25rem', fontWeight: '800', textTransform: 'uppercase' });
any('notice', { borderBlockEnd: 0, fontSize: '0.875rem', fontWeight: '600' });
any('advertisement', { textAlign: 'start', tablet: { textAlign: 'center' } });
any('bar', { desktop: { paddingInline: '3.5rem', minHeight: '4.75rem' } });
any('call', { desktop: { fontSize: '1.375rem' } });
any('notice', { desktop: { paddingInline: '3.5rem' } });

scenes('picture', { ...undrawn });

// The field with its slanted foot, and the belt along it. `--tan` is the slant's tangent.
const slant = { '--tilt': '-12deg', '--tan': '0.2126' };
const flat = { '--tilt': '-8.5deg', '--tan': '0.1495' };
// `--rise` is the number of lines over the last
ends('page', { vars: { ...slant, '--rise': '3' }, tablet: { vars: { ...flat, '--rise': '1' } } });
ends('picture::after', {
  ...layer,
  insetInline: '-30vw',
  bottom: 'calc(-1 * var(--foot))',
  vars: { '--h': 'calc(1.25 * var(--strap) + var(--gap))', '--foot': 'calc(110vw * var(--tan))' },
  height: 'calc(var(--h) + var(--foot))',
  borderBottom: `var(--foot) solid ${vars.color.page}`,
  backgroundImage: openBelt,
  backgroundRepeat: 'no-repeat',
  backgroundSize: 'auto calc(1.25 * var(--strap))',
  backgroundPosition: 'calc(30vw + var(--at) - 7.5 * var(--strap)) calc(100% - var(--gap) + var(--strap) / 6)',
  backgroundClip: 'padding-box',
  transform: 'rotate(var(--tilt))',
  transformOrigin: '30vw var(--h)',
});
// the lines of a tilted heading begin on one upright edge: each is moved in by what those under it rise
ends('heading::before', {
  content: '""',
  float: 'inline-start',
  width: ['calc(0.86em * var(--rise) * var(--tan))', 'calc(1lh * var(--rise) * var(--tan))'],
  height: ['calc(0.86em * var(--rise))', 'calc(1lh * var(--rise))'],
  shapeOutside: 'polygon(0 0, 100% 0, 0 100%)',
});
ends('heading::after', { display: 'none' });
ends('heading', {
  vars: onField,
  gridArea: '1 / 1',
  position: 'relative',
  zIndex: 1,
  display: 'block',
  alignSelf: 'end',
  width: 'fit-content',
  backgroundColor: inks.crimson,
  color: '#fff',
  fontSize: 'var(--cap)',
  lineHeight: 0.86,
  letterSpacing: '-0.012em',
  transform: 'rotate(var(--tilt))',
  // about the foot of as many lines as are expected: more of them go down and in, not out at the left edge
  transformOrigin: ['0 min(100%, 0.86em * (var(--rise) + 1))', '0 min(100%, 1lh * (var(--rise) + 1))'],
});
// from right to left the scene is mirrored, and its words stand straight: no line of theirs leaves the window
const mirrored = ':is([dir="rtl"] *)';
ends(`heading${mirrored}`, { transform: 'none' });
ends(`heading${mirrored}::before`, { display: 'none' });

start('page', {
  vars: { '--cap': 'min(22.4vw, 10.2svh)', '--strap': 'min(25vw, 12.6svh)', '--gap': '16px', '--at': '-14px' },
  tablet: { vars: { '--cap': 'min(12vw, 14svh)', '--strap': 'min(13vw, 14svh)' } },
  desktop: { vars: { '--cap': 'min(10.4vw, 16svh)', '--strap': 'min(9.4vw, 14.6svh)', '--gap': '20px', '--at': '30vw' } },
});
start('screen', {
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 0,
  padding: 0,
  desktop: { gridTemplateColumns: 'minmax(0, 1.15fr) minmax(0, 1fr)' },
});
start('head', { display: 'contents' });
start('picture', { gridColumn: '1 / -1' });
start('heading', {
  gridColumn: '1 / -1',
  maxWidth: '4.2em',
  marginBlock: 'calc(var(--tan) * 3.9 * var(--cap)) calc(var(--strap) + 36px)',
  marginInline: '21px 0',
  tablet: { maxWidth: '7.2em', marginBlockStart: 'calc(var(--tan) * 6.4 * var(--cap))' },
  desktop: {
    maxWidth: '7.2em',
    marginBlock: 'calc(var(--tan) * 6.3 * var(--cap) + 4px) calc(var(--strap) + 54px)',
    marginInline: '64px 0',
  },
});
const inset = { marginInline: '18px', desktop: { gridColumn: 2, marginInline: '64px 56px' } };
for (const each of ['subhead', 'ticks', 'note'] as const) start(`${each}`, { position: 'relative', zIndex: 1, ...inset });
start('subhead', {
  marginBlock: '0.75rem 0.8rem',
  color: inks.black,
  fontSize: '1.1875rem',
  fontWeight: '600',
  lineHeight: 1.25,
  desktop: {
    marginBlock: 'calc(var(--tan) * -46vw + 22px) 1rem',
    fontSize: '1.3125rem',
    ...{ gridColumn: 2, marginInline: '64px 56px' },
  },
});
start('body', { position: 'relative', zIndex: 1, desktop: { gridColumn: 2, marginInlineStart: '64px' } });

// The button: a bar from edge to edge with a solid arrow.
any('button', {
  justifyContent: 'space-between',
  paddingInline: '1.125rem',
  textAlign: 'start',
  fontSize: '1.75rem',
});
any('button::before', {
  content: '""',
  order: 1,
  flex: 'none',
  width: '2.75rem',
  height: '1.625rem',
  background: 'currentColor',
  mask: `${arrow} center / contain no-repeat`,
  forced: { display: 'none' },
});
any('button:is([dir="rtl"] *)::before', { transform: 'scaleX(-1)' });
start('button', {
  width: '100%',
  minHeight: 'clamp(60px, 9svh, 76px)',
  fontSize: '1.875rem',
  desktop: { minHeight: '78px', paddingInline: '26px', fontSize: 'clamp(1.75rem, 2.8vw, 2.25rem)' },
});
any('button:focus-visible', { outlineOffset: '-7px', outlineColor: '#fff', boxShadow: 'none' });

start('ticks', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.25rem 0.9rem',
  marginBlockStart: '0.8rem',
  color: inks.black,
  fontFamily: poster,
  fontSize: '1.1875rem',
  fontWeight: '800',
  textTransform: 'uppercase',
  desktop: { columnGap: '1.6rem', marginBlockStart: '1.1rem' },
});
start('tick', { alignItems: 'center', lineHeight: 1.1 });
start('tickMark svg', { display: 'none' });
start('tickMark::before', {
  content: '""',
  width: '20px',
  height: '16px',
  background: inks.crimson,
  mask: `${tick} center / contain no-repeat`,
});
start('note', {
  marginBlock: '0.55rem 0.9rem',
  ...bare,
  color: vars.color.textMuted,
  lineHeight: 1.3,
  textWrap: 'pretty',
  desktop: { marginBlock: '0.8rem 1.5rem' },
});

// What happens next: a black band, on wide start screens in the white under the belt.
any('next', {
  padding: '1.625rem 18px 2.125rem',
  background: inks.black,
  gridTemplateColumns: 'minmax(0, 1fr)',
  vars: { ...onField, ...colors({ focusInner: inks.black, textMuted: inks.steel }) },
  desktop: { padding: '2rem 3.5rem 2.5rem' },
});
any('nextTitle', { marginBlockEnd: '0.75rem', fontSize: '1.875rem', lineHeight: 1 });
any('cards', {
  gap: 0,
  desktop: { gridTemplateColumns: 'repeat(auto-fit, minmax(11rem, 1fr))', columnGap: '1.75rem' },
});
any('card', { gap: '1rem', borderBlockStart: `2px solid ${inks.weave}`, paddingBlock: '0.8rem' });
any('card::before', { display: 'none' });
any('number', {
  width: '2rem',
  height: 'auto',
  alignSelf: 'start',
  justifyItems: 'start',
  background: 'none',
  color: 'inherit',
  fontFamily: poster,
  fontSize: '3.25rem',
  fontWeight: '800',
  lineHeight: 0.9,
});
on('start', 'question', 'form')('next', { color: '#fff' });
any('card :is(h2, h3)', { paddingBlockStart: 0 });
// in the white under the belt, where a window is wide
const broad = 'screen and (min-width: 70em)';
start('main', { [broad]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignItems: 'end' } });
for (const each of ['primary', 'aside'] as const) start(`${each}`, { [broad]: { gridArea: '1 / 1' } });
start('primary', { [broad]: { paddingBlockEnd: '2rem' } });
start('aside', { [broad]: { position: 'relative', zIndex: 2, width: '53.5%' } });
start('next', {
  [broad]: {
    paddingBlock: '0 1rem',
    paddingInline: '3.5rem 0',
    background: 'none',
    vars: colors({ heading: inks.black, textMuted: '#655a5c' }),
    color: vars.color.text,
  },
});
start('nextTitle', { [broad]: { fontSize: '1.5rem' } });
start('card', {
  [broad]: { gap: '0.75rem', paddingBlock: '0.5rem 0', borderBlockStart: `4px solid ${inks.black}`, fontSize: '1rem' },
});
start('number', { [broad]: { width: 'auto', color: inks.crimson } });
start('card p', { [broad]: { lineHeight: 1.3 } });

// Other languages are longer, Spanish by a third: smaller capitals, five lines on phones.
start('page:not(:lang(en))', {
  vars: { '--cap': 'min(18.6vw, 7.4svh)', '--strap': 'min(25vw, 10.5svh)', '--rise': '4' },
  tablet: { vars: { '--cap': 'min(9.4vw, 12.6svh)', '--rise': '1' } },
});
start('heading:not(:lang(en))', { tablet: { maxWidth: '9em' } });
start('button:not(:lang(en))', { phone: { fontSize: 'min(1.875rem, 7vw)' } });

// Short and narrow phones: the whole button in the first view.
const low = '(max-height: 700px) and (max-width: 599px)';
start('subhead', { [low]: { marginBlock: '0.25rem 0.5rem', fontSize: '1.0625rem' } });
start('heading', { [low]: { marginBlockEnd: 'calc(var(--strap) + 22px)' } });
start('button', { '(max-width: 340px)': { fontSize: '1.5rem' } });
