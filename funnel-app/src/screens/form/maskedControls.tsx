import MaskedField, { type MaskName } from '#design-system/components/MaskedField/MaskedField.tsx';
import { serverTime } from '../../lib/serverTime.ts';
import { type ControlProps, type Controls, plainControls } from './controls.tsx';

const masked = (mask: MaskName, autoComplete: string) =>
  function MaskedControl({ field, form, content }: ControlProps) {
    const doesNotFit = mask === 'phone' ? content.phoneDoesNotFit : undefined;
    const own = { mask, autoComplete, doesNotFit, now: serverTime };
    return <MaskedField {...form.control(field)} {...own} required />;
  };

/** With the fields that write their own punctuation: they bring the mask library along. */
export const maskedControls: Controls = {
  ...plainControls,
  phone: masked('phone', 'tel'),
  zip_code: masked('zip', 'postal-code'),
  date_of_birth: masked('date', 'bday'),
};
