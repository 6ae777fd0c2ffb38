import { vars } from '#design-system/theme/contract.css.ts';
import { amber, navy, soft, white } from './inks.ts';

/** Colours of words that stand in the night, and of the ring round what has the focus there. */
export const inTheNight = {
  vars: {
    [vars.color.heading]: white,
    [vars.color.text]: white,
    [vars.color.textMuted]: soft,
    [vars.color.focus]: amber,
    [vars.color.focusInner]: navy,
  },
};
