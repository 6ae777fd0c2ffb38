import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const counterText = style({ marginBlockStart: vars.space.xs, fontSize: vars.text.small, textWrap: 'pretty' });

export const counter = styleVariants({
  short: [counterText, { color: vars.color.textMuted }],
  met: [counterText, { color: vars.color.success, fontWeight: vars.font.boldWeight }],
});
