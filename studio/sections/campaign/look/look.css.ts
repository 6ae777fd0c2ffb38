import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { visuallyHidden } from '#design-system/components/base.css.ts';
import { edge, edgeWidth } from '#funnel/builder/builder.css.ts';
import { purpose } from '#funnel/builder/controls.css.ts';
import { wide } from '../../../parts/parts.css.ts';
import { studioVars, vars } from '../../../parts/theme.css.ts';

/** From this width on the review has a column of its own. */
const threeColumns = 'screen and (min-width: 72rem)';
const line = `1px solid ${vars.color.border}`;

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  background: vars.color.surfaceQuiet,
  vars: { [edge]: studioVars.rail.ground },
  '@media': {
    [wide]: { gridTemplateColumns: '17rem minmax(0, 1fr)', gridTemplateRows: 'auto 1fr', alignItems: 'start' },
    [threeColumns]: { gridTemplateColumns: '17rem minmax(0, 1fr) 16.5rem', minHeight: 'calc(100dvh - 6.6rem)' },
  },
});

const pane = {
  background: vars.color.surface,
  padding: '1.125rem',
  display: 'grid',
  gap: '1.375rem',
  alignContent: 'start',
} as const;
export const left = style([
  pane,
  { minWidth: 0, borderInlineEnd: line, height: '100%', '@media': { [wide]: { gridColumn: 1 } } },
]);
export const right = style([
  {
    background: vars.color.surface,
    minWidth: 0,
    borderInlineEnd: line,
    height: '100%',
    '@media': { [wide]: { gridColumn: 1 }, [threeColumns]: { gridColumn: 3, borderInlineEnd: 0, borderInlineStart: line } },
  },
]);

/** Stays in sight beside long controls. */
export const review = style([
  pane,
  { '@media': { [threeColumns]: { position: 'sticky', top: 0, maxHeight: '100dvh', overflowY: 'auto' } } },
]);

const controlsBox = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '1.75rem',
  border: 0,
  padding: 0,
  minWidth: 0,
});
export const controls = style([controlsBox]);
export const foldedControls = style([controlsBox, { gap: 0 }]);
// beside the page there is room for names alone; a reader hears the purpose all the same
globalStyle(`${controls} ${purpose}`, {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

const small = 33;
const large = 50;
const picture = (width: number) => ({ width, height: Math.round((width * 665) / 390) });
export const thumb = style({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: 6,
  border: line,
  background: vars.color.surfaceQuiet,
  ...picture(large),
  '@media': { [wide]: picture(small) },
});
export const thumbFrame = style({
  position: 'absolute',
  width: 390,
  height: 665,
  border: 0,
  transformOrigin: '0 0',
  transform: `scale(${large / 390})`,
  pointerEvents: 'none',
  '@media': { [wide]: { transform: `scale(${small / 390})` } },
});

export const stage = style({
  minWidth: 0,
  minHeight: '100%',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: '0.875rem',
  padding: '0.875rem 1rem 5.5rem',
  '@media': {
    [wide]: { gridColumn: 2, gridRow: '1 / span 2', position: 'sticky', top: 0, padding: '1.125rem 1.375rem 1.5rem' },
    [threeColumns]: { gridRow: 1 },
  },
});
export const toolbar = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '0.5rem 0.75rem' });
globalStyle(`${toolbar} fieldset`, { border: 0, padding: 0, margin: 0, minWidth: 0 });
export const stepper = style({
  display: 'flex',
  minWidth: 0,
  border: `1px solid ${vars.color.fieldBorder}`,
  borderRadius: vars.radius.control,
  background: vars.color.field,
  color: vars.color.textMuted,
});
export const stepButton = style({
  display: 'grid',
  placeItems: 'center',
  width: '2.25rem',
  minHeight: '2.25rem',
  border: 0,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  selectors: {
    '&:disabled': { opacity: 0.4, cursor: 'default' },
    '&:hover:not(:disabled)': { background: vars.color.surfaceQuiet },
  },
});
export const stepName = style({
  minWidth: 0,
  maxWidth: '16rem',
  padding: '0 0.5rem',
  border: 0,
  borderInline: line,
  background: 'none',
  color: vars.color.text,
  textAlign: 'center',
  textAlignLast: 'center',
  cursor: 'pointer',
});

// as high as the window leaves: the whole page is in sight
const widthOf = (width: number, height: number, factor: number) =>
  `min(${Math.round(width * factor)}px, ${Math.round(96 * factor)}%, calc((100dvh - 15.5rem) * ${((width / height) * factor).toFixed(3)}))`;
/** What is live is this much of the draft's size. */
const smaller = 0.57;
/** Both beside each other, in a part of the room. */
const room = 0.57;
const beside = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  alignItems: 'flex-start',
  gap: '2rem',
  paddingTop: '0.5625rem',
} as const;
export const scene = styleVariants({
  phone: beside,
  small: beside,
  desktop: { ...beside, flexDirection: 'column', alignItems: 'center' },
  both: {
    display: 'grid',
    gap: '1.5rem',
    padding: '0.5625rem 0.5625rem 0',
    '@media': { 'screen and (min-width: 40rem)': { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 8fr)', alignItems: 'start' } },
  },
});
const draft = (width: number, height: number) =>
  ({ width: widthOf(width, height, 1), selectors: { '&:has(+ *)': { maxWidth: `${100 * room}%` } } }) as const;
export const main = styleVariants({ phone: draft(390, 844), small: draft(320, 640), desktop: { width: '100%' } });
globalStyle(`${scene.both} > *`, { width: '100%', maxWidth: '100%', minWidth: 0 });
const current = (width: number, height: number) =>
  ({ vars: { [edgeWidth]: '6px' }, width: widthOf(width, height, smaller), maxWidth: `${100 * room * smaller}%` }) as const;
export const live = styleVariants({ phone: current(390, 844), small: current(320, 640), desktop: { width: '57%' } });
export const liveTitle = style({
  color: vars.color.textMuted,
  fontSize: vars.text.small,
  fontWeight: 500,
  marginBlockEnd: '1rem',
});

export const part = style({ display: 'grid', gap: '0.625rem', alignContent: 'start', minWidth: 0 });
export const partTitle = style({ fontSize: vars.text.body, fontWeight: 600 });
export const checks = style({ display: 'grid', gap: '0.5rem', listStyle: 'none', padding: 0 });
const check = { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: '0.625rem', overflowWrap: 'anywhere' } as const;
export const stateWord = style([visuallyHidden]);
export const checkStates = {
  good: studioVars.tone.live.ink,
  warning: studioVars.tone.waiting.ink,
  wrong: studioVars.tone.wrong.ink,
};
const checkStyles = styleVariants(checkStates, () => [check]);
for (const [state, ink] of Object.entries(checkStates))
  globalStyle(`${checkStyles[state as keyof typeof checkStates]} > svg`, { color: ink, marginTop: '0.125rem' });

export { checkStyles as check };
export const checkActs = style({ display: 'block' });
export const act = style({
  minHeight: '1.75rem',
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.color.link,
  textDecoration: 'underline',
  textAlign: 'start',
  cursor: 'pointer',
});

export const address = style({ display: 'grid', gap: '0.3125rem' });
export const addressTitle = style({ color: vars.color.textMuted, fontSize: vars.text.small, fontWeight: 500 });
export const addressRow = style({
  display: 'flex',
  alignItems: 'center',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.control,
  paddingInlineStart: '0.625rem',
});
export const addressText = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere', color: vars.color.text });
export const copied = style({ color: vars.color.success, fontSize: vars.text.small, ':empty': { display: 'none' } });
export const pair = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: '0.75rem',
  border: 0,
  padding: 0,
  minWidth: 0,
});

/** Above the bar of the sections. */
export const phoneBar = style({
  position: 'fixed',
  insetInline: 0,
  bottom: '3.5rem',
  zIndex: 2,
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  gap: '0.5rem',
  // its foot is behind the bar of the sections
  padding: '0.5rem 1rem 0.75rem',
  background: vars.color.surface,
  borderTop: line,
});
globalStyle(`${phoneBar} > button`, { minHeight: '2.75rem' });
