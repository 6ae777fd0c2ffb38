import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { minWidth } from '../../theme/mediaQueries.ts';
import { badge, sectionTitle } from '../base.css.ts';

export const carousel = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.m });

export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${vars.space.xs} ${vars.space.m}` });

export const title = style([sectionTitle, { flex: '1 1 12rem', minWidth: 0 }]);

/** Says that the quotes are samples, at the size of the text. */
export const sample = style({
  padding: `${vars.space.xxs} ${vars.space.s}`,
  background: vars.color.note,
  border: `${vars.border.hair} solid ${vars.color.noteBorder}`,
  borderRadius: vars.radius.pill,
  color: vars.color.onNote,
  fontSize: vars.text.small,
});

/** Wider by the gap between slides, so that the visible one ends in line. */
export const viewport = style({ marginInline: '-2px', overflow: 'hidden', touchAction: 'pan-y pinch-zoom' });

const row = style({ display: 'flex' });
/** A few share a row on desktops: the same width as in the script. */
export const track = styleVariants({ many: [row], few: [row, { '@media': { [minWidth.desktop]: { gap: vars.space.m } } }] });

const one = style({ flex: '0 0 100%', minWidth: 0, paddingInline: '2px' });
export const slide = styleVariants({ many: [one], few: [one, { '@media': { [minWidth.desktop]: { flex: '1 1 0' } } }] });

export const figure = style({
  display: 'grid',
  gap: vars.space.m,
  alignContent: 'space-between',
  height: '100%',
  padding: `${vars.space.l} ${vars.space.l}`,
  background: vars.color.surfaceQuiet,
  borderRadius: `min(${vars.radius.card}, 1.5rem)`,
  borderInlineStart: `0.25rem solid ${vars.color.progressFill}`,
  borderStartStartRadius: 0,
  borderEndStartRadius: 0,
  color: vars.color.text,
});

export const said = style({ display: 'grid', gap: vars.space.s });

export const stars = style({ color: vars.color.link, letterSpacing: '0.1em', lineHeight: 1 });

export const quote = style({
  margin: 0,
  color: vars.color.heading,
  fontSize: vars.text.lead,
  lineHeight: 1.4,
  textWrap: 'pretty',
});

export const who = style({ display: 'flex', alignItems: 'center', gap: vars.space.s, lineHeight: vars.lineHeight.control });

export const initials = style([badge, { flex: 'none', fontSize: vars.text.small }]);

export const name = style({ fontWeight: vars.font.boldWeight });

export const detail = style({ color: vars.color.textMuted, fontSize: vars.text.small });

const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.xs,
});
export const controls = styleVariants({ many: [bar], few: [bar, { '@media': { [minWidth.desktop]: { display: 'none' } } }] });

export const control = style({
  cursor: 'pointer',
  touchAction: 'manipulation',
  display: 'grid',
  placeItems: 'center',
  width: '3rem',
  height: '3rem',
  padding: 0,
  background: 'transparent',
  border: `${vars.border.hair} solid ${vars.color.ghostBorder}`,
  borderRadius: vars.radius.badge,
  color: vars.color.ghost,
  selectors: {
    '&:hover': { background: vars.color.ghostHover },
    '&:is([dir="rtl"] *)': { transform: 'scaleX(-1)' },
  },
});

export const turned = style([control, { transform: 'scaleX(-1)', selectors: { '&:is([dir="rtl"] *)': { transform: 'none' } } }]);

export const count = style({
  minWidth: '5rem',
  color: vars.color.textMuted,
  fontSize: vars.text.small,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
});
