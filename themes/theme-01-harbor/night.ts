import { colors } from '../bases/rules.ts';
import { amber, navy, soft, white } from './inks.ts';

/** Colours of words on navy, and of the focus ring there. */
export const inTheNight = {
  vars: colors({ heading: white, text: white, textMuted: soft, focus: amber, focusInner: navy }),
};
