import { contactChecks } from '../checks/fieldChecks.ts';
import type { ScreenProps } from '../screenProps.ts';
import { plainControls } from './controls.tsx';
import { FieldsForm } from './FieldsForm.tsx';

/** Forms of short fields: the date, the description, name and email, the law firm. */
export default function ShortForm(props: ScreenProps) {
  return <FieldsForm {...props} controls={plainControls} checks={contactChecks} onAnswer={(values) => props.onAnswer(values)} />;
}
