import { createVar, fallbackVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#design-system/theme/contract.css.ts';

/** The builder's own layout, in the inks of the theme that it wears; nothing here reaches the funnel. */

/** In Storybook on a screen of 1280 px there are 980 beside the list of stories. */
const wide = 'screen and (min-width: 900px)';
/** Where the bar may stay in view: on a small screen it would cover the focus (WCAG 2.4.11). */
const roomy = `${wide} and (min-height: 600px)`;
const line = `1px solid ${vars.color.border}`;
const dense = { fontSize: '0.9375rem', lineHeight: 1.4 } as const;

export const page = style({
  minHeight: '100dvh',
  backgroundColor: vars.color.page,
  color: vars.color.text,
  fontFamily: vars.font.body,
  fontWeight: vars.font.bodyWeight,
  ...dense,
  '@media': {
    [wide]: {
      display: 'grid',
      gridTemplateColumns: '19rem minmax(0, 1fr)',
      gridTemplateRows: 'auto minmax(0, 1fr)',
      height: '100dvh',
    },
  },
});

export const header = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0.25rem 1.25rem',
  padding: '0.75rem 1.25rem',
  background: vars.color.header,
  color: vars.color.onHeader,
});
export const title = style({ fontFamily: vars.font.heading, fontSize: '1.1875rem', lineHeight: 1.2, letterSpacing: '-0.01em' });
export const lead = style({ fontSize: '0.9375rem' });

const scrolls = { overflowY: 'auto', overscrollBehavior: 'contain' } as const;
export const panel = style({
  background: vars.color.surface,
  borderInlineEnd: line,
  padding: '1rem 1.25rem 2rem',
  display: 'grid',
  alignContent: 'start',
  gap: '1.5rem',
  '@media': { [wide]: scrolls },
});
export const main = style({
  minWidth: 0,
  // as high as the bar in three rows, so that the focus is not behind it
  '@media': { [wide]: scrolls, [roomy]: { scrollPaddingBlockStart: '13rem' } },
});

export const group = style({ display: 'grid', gap: '1rem' });
export const groupTitle = style({
  fontSize: '0.9375rem',
  fontFamily: vars.font.heading,
  color: vars.color.heading,
  borderBlockEnd: line,
  paddingBlockEnd: '0.375rem',
});
export const control = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '0.3125rem',
  minWidth: 0,
  alignContent: 'start',
});
// a campaign's name may be one long word
export const label = style({
  color: vars.color.textMuted,
  fontWeight: vars.font.boldWeight,
  fontSize: '0.8125rem',
  padding: 0,
  overflowWrap: 'anywhere',
});
globalStyle(`legend${label}`, { marginBlockEnd: '0.3125rem' });
export const purpose = style({ color: vars.color.textMuted, fontSize: '0.8125rem' });
export const quiet = style({ color: vars.color.textMuted, fontWeight: vars.font.bodyWeight });
export const touched = style({
  marginInlineStart: '0.5rem',
  paddingInline: '0.375rem',
  fontSize: '0.75rem',
  color: vars.color.onAction,
  background: vars.color.action,
});

const boxed = style({
  minHeight: '2.75rem',
  padding: '0.25rem 0.625rem',
  background: vars.color.field,
  color: vars.color.onField,
  border: `1px solid ${vars.color.fieldBorder}`,
  borderRadius: vars.radius.control,
  minWidth: 0,
  ':hover': { borderColor: vars.color.fieldHoverBorder },
  '@media': { [wide]: { minHeight: '2.25rem' } },
});
export const select = style([boxed, { width: '100%', maxWidth: '100%', cursor: 'pointer' }]);
export const text = style([boxed, { flex: '1 1 16rem', fontFamily: 'ui-monospace, monospace', fontSize: '0.875rem' }]);
/** Long, and looked at for its end: it breaks where it must. */
export const address = style({
  flex: '1 1 16rem',
  minInlineSize: 0,
  alignSelf: 'center',
  fontFamily: 'ui-monospace, monospace',
  fontSize: '0.875rem',
  overflowWrap: 'anywhere',
});
export const name = style([boxed, { flex: '0 1 14rem' }]);
export const button = style([
  boxed,
  {
    cursor: 'pointer',
    fontWeight: vars.font.boldWeight,
    fontSize: '0.875rem',
    color: vars.color.ghost,
    width: 'fit-content',
    ':hover': { background: vars.color.ghostHover },
    ':disabled': { cursor: 'default', color: vars.color.textMuted, background: 'transparent', borderColor: vars.color.border },
  },
]);

/** Where the page is one column, the survey is below all controls. */
export const toSurvey = style([button, { '@media': { [wide]: { display: 'none' } } }]);

/** Radios drawn as one row of buttons, whose values break where they must. */
export const segments = style({ display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, auto)', minWidth: 0 });
export const radio = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { cursor: 'default' } },
});
globalStyle(`${radio} > input`, {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  // over a picture
  zIndex: 1,
  opacity: 0,
  cursor: 'inherit',
});
export const ring = { outline: `3px solid ${vars.color.focus}`, outlineOffset: '2px', zIndex: 1 } as const;
/** Marked by its ground: the outline belongs to the focus, which is on the chosen radio. */
export const onForced = { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' } as const;
const on = { background: vars.color.text, color: vars.color.surface, borderColor: vars.color.text };
export const segment = style([
  radio,
  boxed,
  {
    padding: '0.25rem 0.5rem',
    marginInlineStart: '-1px',
    borderRadius: 0,
    color: vars.color.textMuted,
    justifyContent: 'center',
    textAlign: 'center',
    overflowWrap: 'break-word',
    fontSize: '0.875rem',
    lineHeight: 1.2,
    selectors: {
      '&:first-child': {
        marginInlineStart: 0,
        borderStartStartRadius: vars.radius.control,
        borderEndStartRadius: vars.radius.control,
      },
      '&:last-child': { borderStartEndRadius: vars.radius.control, borderEndEndRadius: vars.radius.control },
      '&:has(:checked)': on,
      '&:has(:disabled)': { opacity: 0.7 },
      '&:has(:focus-visible)': ring,
    },
    '@media': { '(forced-colors: active)': { selectors: { '&:has(:checked)': onForced } } },
  },
]);

export const fold = style({ borderBlockEnd: line, selectors: { '&[open]': { paddingBlockEnd: '1.25rem' } } });
export const foldTitle = style({ padding: '0.875rem 0', fontWeight: vars.font.boldWeight, cursor: 'pointer' });

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: '0.75rem 1.25rem',
  padding: '0.75rem 1.25rem',
  background: vars.color.surface,
  borderBlockEnd: line,
  '@media': { [roomy]: { position: 'sticky', insetBlockStart: 0, zIndex: 2 } },
});

export const share = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '1rem 1.5rem',
  padding: '1rem 1.25rem',
  background: vars.color.surface,
  borderBlockEnd: line,
});
export const shareTexts = style({ flex: '1 1 24rem', display: 'grid', gap: '0.875rem', minWidth: 0, alignContent: 'start' });
export const row = style({ display: 'flex', flexWrap: 'wrap', gap: '0.5rem', alignItems: 'center' });
export const copy = style({ display: 'inline-flex', alignItems: 'center', gap: '0.5rem' });
export const copied = style({ color: vars.color.success, fontSize: '0.875rem', ':empty': { display: 'none' } });
export const note = style({ color: vars.color.textMuted });
export const code = style({
  width: '100%',
  color: vars.color.text,
  resize: 'vertical',
  // as high as the entry: no line is cut in half
  fieldSizing: 'content',
  margin: 0,
  padding: '0.5rem 0.75rem',
  overflowX: 'auto',
  background: vars.color.surfaceQuiet,
  border: line,
  fontFamily: 'ui-monospace, monospace',
  fontSize: '0.8125rem',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
export const qrBox = style({
  flex: '0 0 9rem',
  maxWidth: '100%',
  display: 'grid',
  gap: '0.375rem',
  justifyItems: 'center',
  textAlign: 'center',
  alignContent: 'start',
});
export const qr = style({ width: '9rem', maxWidth: '100%', aspectRatio: '1', border: line });

/** Two side by side keep their parts level. */
export const compared = style({ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(20rem, 100%), 1fr))' });
globalStyle(`${compared} > *`, { gridRow: 'span 3', gridTemplateRows: 'subgrid' });
export const variant = style({
  padding: '1rem 1.25rem 1.5rem',
  display: 'grid',
  gap: '0.75rem',
  alignContent: 'start',
  minWidth: 0,
});
export const variantTitle = style({ fontFamily: vars.font.heading, fontSize: '1rem', color: vars.color.heading });
export const warnings = style({ display: 'grid', gap: '0.5rem' });
export const warningCount = style({
  padding: '0.5rem 0.75rem',
  cursor: 'pointer',
  fontWeight: vars.font.boldWeight,
  background: vars.color.errorSurface,
  color: vars.color.onErrorSurface,
  borderInlineStart: `4px solid ${vars.color.error}`,
  selectors: { '[open] > &': { marginBlockEnd: '0.5rem' } },
});
export const warning = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0.5rem 1rem',
  padding: '0.5rem 0.75rem',
  background: vars.color.errorSurface,
  color: vars.color.onErrorSurface,
  borderInlineStart: `4px solid ${vars.color.error}`,
});

export const conflict = style({ color: vars.color.error, fontWeight: vars.font.boldWeight, ':empty': { display: 'none' } });

const besides = { display: 'grid', gap: '1.5rem', alignItems: 'start' } as const;
export const devices = styleVariants({
  both: [{ ...besides, '@media': { 'screen and (min-width: 700px)': { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 8fr)' } } }],
  phone: [besides],
  desktop: [besides],
});
export const stacked = style(besides);
const figure = { display: 'grid', gap: '0.375rem', minWidth: 0, width: '100%' } as const;
const held = (width: string) => ({ ...figure, maxWidth: width, marginInline: 'auto' });
export const device = styleVariants({ phone: [held('390px')], small: [held('320px')], desktop: [figure] });
export const deviceName = style({ fontSize: '0.8125rem', fontWeight: vars.font.boldWeight });
const pane = {
  position: 'relative',
  overflow: 'hidden',
  background: '#fff',
  boxShadow: '0 1px 2px rgb(20 26 36 / 0.18), 0 16px 32px -16px rgb(20 26 36 / 0.4)',
} as const;
/** The ink of a phone's edge; the page around may give another than its own. */
export const edge = createVar();
export const edgeWidth = createVar();
const handset = {
  ...pane,
  borderRadius: '1.5rem',
  outline: `${fallbackVar(edgeWidth, '9px')} solid ${fallbackVar(edge, vars.color.heading)}`,
} as const;
export const glass = styleVariants({
  phone: [handset],
  small: [handset],
  desktop: [{ ...pane, outline: line }],
});
export const frame = style({ display: 'block', border: 0, transformOrigin: '0 0' });
export const poster = style([frame, { position: 'absolute', insetBlockStart: 0, insetInlineStart: 0, pointerEvents: 'none' }]);
