import { style } from '@vanilla-extract/css';
import { heading, inkInset, visuallyHiddenRules } from '../../components/base.css.ts';
import { definePicture } from '../../icons/defineIcons.ts';
import { lineIcons } from '../../icons/lineIcons.ts';
import { vars } from '../../theme/contract.css.ts';
import { maxWidth } from '../../theme/mediaQueries.ts';

/** A size container: on a phone, or with larger text, the seal has no room beside the words. */
export const header = style({
  containerType: 'inline-size',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: `${vars.space.xs} ${vars.space.m}`,
  padding: `${vars.space.xs} ${vars.space.s}`,
  background: vars.color.successSurface,
  borderRadius: `min(${vars.radius.control}, 1rem)`,
  color: vars.color.onSuccessSurface,
});

const sealSize = '2rem';

export const seal = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: sealSize,
  height: sealSize,
  fontSize: '1.375rem',
});

// for themes without pictures of their own
definePicture(`:where(${seal})`, 'scales', lineIcons.scales);

export const words = style({ flex: '1 1 11rem', minWidth: 0 });

/** On a phone the progress says so too. */
export const eyebrow = style({
  fontSize: vars.text.small,
  lineHeight: vars.lineHeight.control,
  '@media': { [maxWidth.phone]: visuallyHiddenRules },
});

export const title = style([heading, { color: 'inherit', fontSize: vars.text.body, lineHeight: vars.lineHeight.control }]);

/** The matched criteria, each with a mark; under the seal where there is no room. */
export const points = style({
  display: 'flex',
  flexWrap: 'wrap',
  flexBasis: '100%',
  gap: `0 ${vars.space.s}`,
  marginInlineStart: `-${inkInset}`,
  fontSize: '0.875rem',
  '@container': { '(min-width: 24rem)': { paddingInlineStart: `calc(${sealSize} + ${vars.space.m})` } },
});

export const point = style({ display: 'flex', gap: vars.space.xs, lineHeight: vars.lineHeight.control, textWrap: 'balance' });
