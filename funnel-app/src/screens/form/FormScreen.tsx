import type { ReactNode } from 'react';
import type { StepName } from '#contract/flow/steps.ts';
import { Button } from '#design-system/components/Button/Button.tsx';
import { visuallyHidden } from '#design-system/components/base.css.ts';
import { ErrorSummary } from '#design-system/components/ErrorSummary/ErrorSummary.tsx';
import { SingleErrorContext } from '#design-system/components/Field/Field.tsx';
import type { Content } from '../../content/content.ts';
import type { SurveyModel } from '../../model/pageModel.ts';
import { consentId } from '../consent/TaggedConsent.tsx';
import { PlainFields } from '../plain/PlainFields.tsx';
import * as styles from './FormScreen.css.ts';
import { Honeypot } from './Honeypot.tsx';
import type { useForm } from './useForm.ts';

interface FormScreenProps {
  readonly step: StepName;
  readonly model: SurveyModel;
  readonly content: Content;
  readonly form: Pick<ReturnType<typeof useForm>, 'element' | 'summary' | 'attempts' | 'loneError' | 'checking' | 'onSubmit'>;
  readonly submit: string;
  /** The button's label during a check. */
  readonly waiting?: string;
  readonly children: ReactNode;
  /** The consent between the fields and the submit control. */
  readonly consent?: ReactNode;
}

/** The frame of a form step: error summary, fields, submit control. */
export function FormScreen({
  step,
  model,
  content,
  form,
  submit,
  waiting = content.checking,
  children,
  consent,
}: FormScreenProps) {
  return (
    <form
      ref={form.element}
      method="post"
      className={styles.form}
      noValidate
      onSubmit={form.onSubmit}
      data-tf-element-role={consent ? 'offer' : undefined}
    >
      <PlainFields step={step} model={model} />
      {/* the Enter key presses a form's first button, and the check of the answers has some */}
      {/* biome-ignore lint/a11y/useButtonType: type=submit is the hook of the step's submit control */}
      {consent && <button className={visuallyHidden} tabIndex={-1} aria-hidden="true" />}
      {model.plain?.failed && <p role="alert">{content.notStored}</p>}
      {form.summary.length > (model.plain?.errors && form.attempts === 0 ? 0 : 1) && (
        <ErrorSummary title={content.errorSummary} errors={form.summary} focusKey={form.attempts} />
      )}
      <SingleErrorContext value={form.loneError}>
        {children}
        {consent && <Honeypot />}
        {consent}
      </SingleErrorContext>
      <Button
        type="submit"
        fullWidth
        loading={form.checking}
        loadingLabel={waiting}
        aria-describedby={consent ? consentId : undefined}
      >
        {submit}
      </Button>
    </form>
  );
}
