import type { FormEvent, ReactNode } from 'react';
import { plainFields } from '#contract/api/plain-page.ts';
import type { StepName } from '#contract/flow/steps.ts';
import type { SurveyModel } from '../../model/pageModel.ts';
import { contents } from './PlainFields.css.ts';

interface PlainFieldsProps {
  readonly step: StepName;
  readonly model: Pick<SurveyModel, 'plain' | 'variants' | 'brandsVersion'>;
}

/** The form's fields beside its answers for the server: the step, and the visit. See docs/decisions/0022-screens-are-forms.md. */
export function PlainFields({ step, model: { plain, variants, brandsVersion } }: PlainFieldsProps) {
  return (
    <>
      <input type="hidden" name={plainFields.at} value={step} />
      {plain && <input type="hidden" name={plainFields.visit} value={plain.sealed} />}
      {!plain && brandsVersion !== undefined && <input type="hidden" name={plainFields.brands} value={brandsVersion} />}
      {variants && <input type="hidden" name={plainFields.variants} value={variants.join()} />}
    </>
  );
}

const stayHere = (event: FormEvent) => event.preventDefault();

/** Round controls that the script takes over: without it they send their value to the page's own address. */
export function PlainForm({
  id,
  children,
  ...fields
}: PlainFieldsProps & { readonly id?: string; readonly children?: ReactNode }) {
  return (
    <form id={id} method="post" className={contents} onSubmit={stayHere}>
      <PlainFields {...fields} />
      {children}
    </form>
  );
}

/** The form of the controls that lead back: outside the screen's own, whose Enter key must not press them. */
export const movesId = 'survey-moves';
