import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#design-system/theme/contract.css.ts';

/** The editor's own layout, in the inks of the theme that its parts name; nothing here reaches the funnel. */

/** In Storybook on a screen of 1280 px there are 980 beside the list of stories. */
const wide = 'screen and (min-width: 800px)';
const scrolls = { overflowY: 'auto', overscrollBehavior: 'contain' } as const;
const words = {
  color: vars.color.text,
  background: vars.color.surface,
  fontFamily: vars.font.body,
  fontSize: '0.875rem',
  lineHeight: 1.4,
} as const;

export const editor = style({
  '@media': { [wide]: { display: 'grid', gridTemplateColumns: '19rem minmax(0, 1fr)', blockSize: '100dvh' } },
});
export const controls = style({
  ...words,
  padding: '1rem',
  display: 'grid',
  alignContent: 'start',
  gap: '0.75rem',
  borderInlineEnd: `1px solid ${vars.color.border}`,
  '@media': { [wide]: scrolls },
});
globalStyle(`${controls} h1`, { fontSize: '1.25rem', textAlign: 'start' });
globalStyle(`${controls} summary`, { cursor: 'pointer', fontWeight: vars.font.boldWeight, paddingBlock: '0.25rem' });

export const field = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.25rem 0.5rem',
  marginBlock: '0.375rem',
});
globalStyle(`${field} label`, { flex: '1 0 100%' });
globalStyle(`${field} input[type="color"]`, { inlineSize: '2.75rem', blockSize: '2.25rem', padding: 0 });
export const changed = style({ fontWeight: vars.font.boldWeight, color: vars.color.link });
const boxed = {
  minBlockSize: '2.25rem',
  paddingInline: '0.5rem',
  background: vars.color.field,
  color: vars.color.onField,
  border: `1px solid ${vars.color.fieldBorder}`,
} as const;
export const text = style({ ...boxed, flex: '1 1 8rem', minInlineSize: 0, font: 'inherit' });
globalStyle(`${text}[aria-invalid="true"]`, { borderColor: vars.color.error, borderWidth: '2px' });
export const button = style({ ...boxed, cursor: 'pointer', fontWeight: vars.font.boldWeight, justifySelf: 'start' });

export const result = style({ minInlineSize: 0, display: 'flex', flexDirection: 'column', '@media': { [wide]: scrolls } });
export const report = style({
  ...words,
  padding: '1rem',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '0.5rem',
  borderBlockEnd: `1px solid ${vars.color.border}`,
});
export const wrong = style({ color: vars.color.error, flex: '1 0 100%' });
export const short = style({ color: vars.color.error, maxBlockSize: '7rem', overflowY: 'auto' });
export const copies = style({ display: 'flex', flexWrap: 'wrap', gap: '0.5rem 1rem' });
export const code = style({
  margin: 0,
  padding: '0.5rem',
  maxBlockSize: '8rem',
  overflow: 'auto',
  background: vars.color.surfaceQuiet,
  fontSize: '0.8125rem',
});
export const page = style({ flex: 1, display: 'grid', minInlineSize: 0 });
