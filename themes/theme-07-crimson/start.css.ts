import { globalStyle } from '@vanilla-extract/css';
import { vars } from '#design-system/theme/contract.css.ts';
import { forcedColors, minWidth } from '#design-system/theme/mediaQueries.ts';
import { selectorsOf } from '#design-system/theme/parts.ts';
import { arrow, openBelt, tick } from './drawings.ts';
import { inks } from './inks.ts';

const { page, any } = selectorsOf('7');
const poster = vars.font.heading;
const desktop = minWidth.desktop;
/** Words on the field. */
const onField = {
  [vars.color.heading]: '#fff',
  [vars.color.text]: '#fff',
  [vars.color.textMuted]: '#fff',
  [vars.color.focus]: '#fff',
  [vars.color.focusInner]: inks.crimson,
};

// The frame: no column, for the field reaches from edge to edge.
for (const kind of ['start', 'question', 'form', 'thanks'] as const) {
  globalStyle(page(kind, 'main'), { '@media': { screen: { display: 'block', maxWidth: 'none', padding: 0 } } });
  globalStyle(page(kind, 'picture'), {
    display: 'block',
    position: 'relative',
    gridArea: '1 / 1',
    backgroundColor: inks.crimson,
  });
}
globalStyle(any('bar'), { maxWidth: 'none', fontFamily: poster, fontWeight: '800', textTransform: 'uppercase' });
globalStyle(any('call'), {
  fontFamily: poster,
  fontSize: '1.25rem',
  fontWeight: '800',
  letterSpacing: '0.02em',
  borderRadius: 0,
});
globalStyle(`${any('call')} span:not(:empty) > span`, { fontWeight: '800' });
globalStyle(any('back'), { fontFamily: poster, fontSize: '1.25rem', fontWeight: '800', textTransform: 'uppercase' });
globalStyle(any('notice'), { borderBlockEnd: 0, fontSize: '0.875rem', fontWeight: '600' });
globalStyle(any('advertisement'), { textAlign: 'start', '@media': { [minWidth.tablet]: { textAlign: 'center' } } });
globalStyle(any('bar'), { '@media': { [desktop]: { paddingInline: '3.5rem', minHeight: '4.75rem' } } });
globalStyle(any('call'), { '@media': { [desktop]: { fontSize: '1.375rem' } } });
globalStyle(any('notice'), { '@media': { [desktop]: { paddingInline: '3.5rem' } } });

globalStyle(page(['start', 'question', 'form', 'thanks'], 'picture'), {
  '@media': { print: { display: 'none' }, [forcedColors]: { display: 'none' } },
});

// The field with its slanted foot, and the belt along it. `--tan` is the slant's tangent.
const slant = { '--tilt': '-12deg', '--tan': '0.2126' };
const flat = { '--tilt': '-8.5deg', '--tan': '0.1495' };
// `--rise` is the number of lines over the last
globalStyle(page(['start', 'thanks']), {
  vars: { ...slant, '--rise': '3' },
  '@media': { [minWidth.tablet]: { vars: { ...flat, '--rise': '1' } } },
});
globalStyle(page(['start', 'thanks'], 'picture', '::after'), {
  content: '""',
  position: 'absolute',
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
globalStyle(page(['start', 'thanks'], 'heading', '::before'), {
  content: '""',
  float: 'inline-start',
  width: 'calc(0.86em * var(--rise) * var(--tan))',
  height: 'calc(0.86em * var(--rise))',
  shapeOutside: 'polygon(0 0, 100% 0, 0 100%)',
});
globalStyle(page(['start', 'thanks'], 'heading', '::after'), { display: 'none' });
globalStyle(page(['start', 'thanks'], 'heading'), {
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
  transformOrigin: '0 100%',
});
// from right to left the scene is mirrored, and its words stand straight: no line of theirs leaves the window
const mirrored = ':is([dir="rtl"] *)';
globalStyle(page(['start', 'thanks'], 'heading', mirrored), { transform: 'none' });
globalStyle(page(['start', 'thanks'], 'heading', `${mirrored}::before`), { display: 'none' });

globalStyle(page('start'), {
  vars: { '--cap': 'min(22.4vw, 10.2svh)', '--strap': 'min(25vw, 12.6svh)', '--gap': '16px', '--at': '-14px' },
  '@media': {
    [minWidth.tablet]: { vars: { '--cap': 'min(12vw, 14svh)', '--strap': 'min(13vw, 14svh)' } },
    [desktop]: { vars: { '--cap': 'min(10.4vw, 16svh)', '--strap': 'min(9.4vw, 14.6svh)', '--gap': '20px', '--at': '30vw' } },
  },
});
globalStyle(page('start', 'screen'), {
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 0,
  padding: 0,
  '@media': { [desktop]: { gridTemplateColumns: 'minmax(0, 1.15fr) minmax(0, 1fr)' } },
});
globalStyle(page('start', 'head'), { display: 'contents' });
globalStyle(page('start', 'picture'), { gridColumn: '1 / -1' });
globalStyle(page('start', 'heading'), {
  gridColumn: '1 / -1',
  maxWidth: '4.2em',
  marginBlock: 'calc(var(--tan) * 3.9 * var(--cap)) calc(var(--strap) + 36px)',
  marginInline: '21px 0',
  '@media': {
    [minWidth.tablet]: { maxWidth: '7.2em', marginBlockStart: 'calc(var(--tan) * 6.4 * var(--cap))' },
    [desktop]: {
      maxWidth: '7.2em',
      marginBlock: 'calc(var(--tan) * 6.3 * var(--cap) + 4px) calc(var(--strap) + 54px)',
      marginInline: '64px 0',
    },
  },
});
const inset = { marginInline: '18px', '@media': { [desktop]: { gridColumn: 2, marginInline: '64px 56px' } } };
for (const each of ['subhead', 'ticks', 'note'] as const)
  globalStyle(page('start', each), { position: 'relative', zIndex: 1, ...inset });
globalStyle(page('start', 'subhead'), {
  marginBlock: '0.75rem 0.8rem',
  color: inks.black,
  fontSize: '1.1875rem',
  fontWeight: '600',
  lineHeight: 1.25,
  '@media': {
    [desktop]: {
      marginBlock: 'calc(var(--tan) * -46vw + 22px) 1rem',
      fontSize: '1.3125rem',
      ...{ gridColumn: 2, marginInline: '64px 56px' },
    },
  },
});
globalStyle(page('start', 'body'), {
  position: 'relative',
  zIndex: 1,
  '@media': { [desktop]: { gridColumn: 2, marginInlineStart: '64px' } },
});

// The button: a bar from edge to edge with a solid arrow.
globalStyle(any('button'), {
  justifyContent: 'space-between',
  paddingInline: '1.125rem',
  textAlign: 'start',
  fontSize: '1.75rem',
});
globalStyle(any('button', '::before'), {
  content: '""',
  order: 1,
  flex: 'none',
  width: '2.75rem',
  height: '1.625rem',
  background: 'currentColor',
  mask: `${arrow} center / contain no-repeat`,
  '@media': { [forcedColors]: { display: 'none' } },
});
globalStyle(any('button', ':is([dir="rtl"] *)::before'), { transform: 'scaleX(-1)' });
globalStyle(page('start', 'button'), {
  width: '100%',
  minHeight: 'clamp(60px, 9svh, 76px)',
  fontSize: '1.875rem',
  '@media': { [desktop]: { minHeight: '78px', paddingInline: '26px', fontSize: 'clamp(1.75rem, 2.8vw, 2.25rem)' } },
});
globalStyle(any('button', ':focus-visible'), { outlineOffset: '-7px', outlineColor: '#fff', boxShadow: 'none' });

globalStyle(page('start', 'ticks'), {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(6.25rem, 100%), auto))',
  justifyContent: 'space-between',
  gap: '0.25rem 0.75rem',
  marginBlockStart: '0.8rem',
  color: inks.black,
  fontFamily: poster,
  fontSize: '1.1875rem',
  fontWeight: '800',
  textTransform: 'uppercase',
  '@media': { [desktop]: { display: 'flex', justifyContent: 'start', columnGap: '1.6rem', marginBlockStart: '1.1rem' } },
});
globalStyle(page('start', 'tick'), { alignItems: 'center', lineHeight: 1.1 });
globalStyle(`${page('start', 'tickMark')} svg`, { display: 'none' });
globalStyle(page('start', 'tickMark', '::before'), {
  content: '""',
  width: '20px',
  height: '16px',
  background: inks.crimson,
  mask: `${tick} center / contain no-repeat`,
});
globalStyle(page('start', 'note'), {
  marginBlock: '0.55rem 0.9rem',
  padding: 0,
  background: 'none',
  border: 0,
  color: vars.color.textMuted,
  lineHeight: 1.3,
  textWrap: 'pretty',
  '@media': { [desktop]: { marginBlock: '0.8rem 1.5rem' } },
});

// What happens next: a black band, on wide start screens in the white under the belt.
globalStyle(any('next'), {
  padding: '1.625rem 18px 2.125rem',
  background: inks.black,
  gridTemplateColumns: 'minmax(0, 1fr)',
  vars: { ...onField, [vars.color.focusInner]: inks.black, [vars.color.textMuted]: inks.steel },
  '@media': { [desktop]: { padding: '2rem 3.5rem 2.5rem' } },
});
globalStyle(any('nextTitle'), { marginBlockEnd: '0.75rem', fontSize: '1.875rem', lineHeight: 1 });
globalStyle(any('cards'), {
  gap: 0,
  '@media': { [desktop]: { gridTemplateColumns: 'repeat(auto-fit, minmax(11rem, 1fr))', columnGap: '1.75rem' } },
});
globalStyle(any('card'), { gap: '1rem', borderBlockStart: `2px solid ${inks.weave}`, paddingBlock: '0.8rem' });
globalStyle(any('card', '::before'), { display: 'none' });
globalStyle(any('number'), {
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
globalStyle(page(['start', 'question', 'form'], 'next'), { color: '#fff' });
globalStyle(`${any('card')} :is(h2, h3)`, { paddingBlockStart: 0 });
// in the white under the belt, where a window is wide
const broad = 'screen and (min-width: 70em)';
globalStyle(page('start', 'main'), {
  '@media': { [broad]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignItems: 'end' } },
});
for (const each of ['primary', 'aside'] as const)
  globalStyle(page('start', each), { '@media': { [broad]: { gridArea: '1 / 1' } } });
globalStyle(page('start', 'primary'), { '@media': { [broad]: { paddingBlockEnd: '2rem' } } });
globalStyle(page('start', 'aside'), { '@media': { [broad]: { position: 'relative', zIndex: 2, width: '53.5%' } } });
globalStyle(page('start', 'next'), {
  '@media': {
    [broad]: {
      paddingBlock: '0 1rem',
      paddingInline: '3.5rem 0',
      background: 'none',
      vars: { [vars.color.heading]: inks.black, [vars.color.textMuted]: '#655a5c' },
      color: vars.color.text,
    },
  },
});
globalStyle(page('start', 'nextTitle'), { '@media': { [broad]: { fontSize: '1.5rem' } } });
globalStyle(page('start', 'card'), {
  '@media': {
    [broad]: { gap: '0.75rem', paddingBlock: '0.5rem 0', borderBlockStart: `4px solid ${inks.black}`, fontSize: '1rem' },
  },
});
globalStyle(page('start', 'number'), { '@media': { [broad]: { width: 'auto', color: inks.crimson } } });
globalStyle(`${page('start', 'card')} p`, { '@media': { [broad]: { lineHeight: 1.3 } } });

// Other languages are longer, Spanish by a third: smaller capitals, five lines on phones.
globalStyle(`${page('start')}:not(:lang(en))`, {
  vars: { '--cap': 'min(18.6vw, 7.4svh)', '--strap': 'min(25vw, 10.5svh)', '--rise': '4' },
  '@media': { [minWidth.tablet]: { vars: { '--cap': 'min(9.4vw, 12.6svh)', '--rise': '1' } } },
});
globalStyle(page('start', 'heading', ':not(:lang(en))'), { '@media': { [minWidth.tablet]: { maxWidth: '9em' } } });
globalStyle(page('start', 'button', ':not(:lang(en))'), {
  '@media': { '(max-width: 599px)': { fontSize: 'min(1.875rem, 7vw)' } },
});

// Short and narrow phones: the whole button in the first view.
const low = '(max-height: 700px) and (max-width: 599px)';
globalStyle(page('start', 'subhead'), { '@media': { [low]: { marginBlock: '0.25rem 0.5rem', fontSize: '1.0625rem' } } });
globalStyle(page('start', 'heading'), { '@media': { [low]: { marginBlockEnd: 'calc(var(--strap) + 22px)' } } });
globalStyle(page('start', 'button'), { '@media': { '(max-width: 340px)': { fontSize: '1.5rem' } } });
