import { vars } from '#design-system/theme/contract.css.ts';
import { amber, navy, soft, white } from './inks.ts';

/** Colours of words on navy, and of the focus ring there. */
export const inTheNight = {
  vars: {
    [vars.color.heading]: white,
    [vars.color.text]: white,
    [vars.color.textMuted]: soft,
    [vars.color.focus]: amber,
    [vars.color.focusInner]: navy,
  },
};
