import { type ReactNode, useContext } from 'react';
import type { FieldError } from '#contract/experiments/step-facts.ts';
import { askedOptional } from '#contract/fields/optional-fields.ts';
import { type FormStep, steps } from '#contract/flow/steps.ts';
import type { SummaryError } from '#design-system/components/ErrorSummary/ErrorSummary.tsx';
import type { FormField } from '../../content/content.ts';
import { stepCopy } from '../../content/stepCopy.ts';
import { serverTime } from '../../lib/serverTime.ts';
import { TrackingContext } from '../../tracking/visitTracking.ts';
import type { FieldChecks } from '../checks/fieldChecks.ts';
import type { ScreenProps } from '../screenProps.ts';
import { type Controls, controlOf } from './controls.tsx';
import { sideBySide } from './FormScreen.css.ts';
import { FormScreen } from './FormScreen.tsx';
import { rowsOf } from './fieldRows.ts';
import { OptionalFields } from './OptionalFields.tsx';
import { type FormAnswer, useForm } from './useForm.ts';

interface FieldsFormProps extends Omit<ScreenProps, 'onAnswer'> {
  readonly controls: Controls;
  readonly checks: FieldChecks;
  /** Something else is pending; a text replaces the button's label. */
  readonly busy?: boolean | string | undefined;
  /** The current errors of the form's other questions, beside its fields. */
  readonly more?: readonly SummaryError[];
  /** The consent by pressing the button, where the visitor can change it. */
  readonly agreedTo?: string;
  readonly onAnswer: FormAnswer;
  /** The consent between fields and button; its argument says whether to show its error. */
  readonly consent?: ReactNode | ((tried: boolean) => ReactNode);
}

const layoutOf = (row: readonly FormField[]) => {
  if (row.length === 1) return undefined;
  if (row[0] === 'phone') return sideBySide.uneven;
  return sideBySide[row.length === 3 ? 'three' : 'two'];
};

/** A form step: its fields, each with control, error and check. */
export function FieldsForm({ controls, checks, busy = false, more, agreedTo, consent, ...props }: FieldsFormProps) {
  const { step, model, content, answers, errors, last, onType, onAnswer } = props;
  const asks = steps[step] as FormStep;
  const fields = asks.fields as readonly FormField[];
  const optional = askedOptional(asks.optional, answers, serverTime());
  const { blocked } = useContext(TrackingContext);
  const onBlocked = (errors: readonly FieldError[]) => blocked.publish({ step, errors });
  const form = useForm({ fields, optional, answers, content, errors, checks, more, agreedTo, onType, onAnswer, onBlocked });
  return (
    <FormScreen
      step={step}
      model={model}
      content={content}
      form={{ ...form, checking: form.checking || busy !== false }}
      waiting={typeof busy === 'string' ? busy : content.checking}
      submit={stepCopy(content, step).submit ?? (last ? content.send : content.next)}
      consent={typeof consent === 'function' ? consent(form.showsMore) : consent}
    >
      {rowsOf(fields).map((row) => (
        <div key={row[0]} className={layoutOf(row)}>
          {row.map((field) => {
            const Control = controlOf(field, controls);
            return <Control key={field} field={field} fields={fields} form={form} content={content} answers={answers} />;
          })}
        </div>
      ))}
      <OptionalFields fields={optional} form={form} content={content} answers={answers} />
    </FormScreen>
  );
}
