import type { AnswerField, Answers } from '../../fields/fields.ts';
import type { OptionalField } from '../../fields/optional-fields.ts';

/**
 * One answer of a choice. Its button carries `name` and `value`; `also` has further values to store. See
 * docs/spec/campaigns.md#page-hooks.
 */
export interface Option {
  /** Stable id within the step: the key of its copy. */
  readonly id: string;
  readonly name: AnswerField;
  readonly value: string;
  readonly also?: Answers;
}

/** An option with all values that it stores, and their fields. */
export interface ListedOption extends Option {
  readonly stores: Answers;
  readonly fields: readonly AnswerField[];
}

/** Another presentation of a step. See docs/spec/flows.md#third-and-social. */
export type StepVariant = 'vw3' | 'tiktok';

interface StepBase {
  /** The name in `data-step`, where several steps share a specified one. */
  readonly stepLabel?: string;
  /** Presentation only; never read by a rule. */
  readonly variant?: StepVariant;
}

export interface ChoiceStep extends StepBase {
  readonly kind: 'choice';
  readonly options: readonly [ListedOption, ...ListedOption[]];
}

/** A step that the visitor fills in and submits. `fields` are asked in this order; every one must be valid to go on. */
export interface FormStep extends StepBase {
  readonly kind: 'form';
  readonly fields: readonly [AnswerField, ...AnswerField[]];
  /** Asked too where they apply, and left open at will. */
  readonly optional?: readonly OptionalField[];
}

export type Step = ChoiceStep | FormStep;

function toListedOption(option: Option): ListedOption {
  const stores: Answers = { ...option.also, [option.name]: option.value };
  return { ...option, stores, fields: Object.keys(stores) as AnswerField[] };
}

/** A question that one tap answers. */
export const choiceStep = (first: Option, ...rest: readonly Option[]): ChoiceStep => ({
  kind: 'choice',
  options: [toListedOption(first), ...rest.map(toListedOption)],
});

/** A question that is filled in and submitted. */
export const formStep = <const Fields extends FormStep['fields']>(...fields: Fields) => ({ kind: 'form', fields }) as const;

/** The same form with optional fields. */
export const withOptional = <Form extends object, const Fields extends readonly OptionalField[]>(
  form: Form,
  ...optional: Fields
): Form & { readonly optional: Fields } => ({ ...form, optional });

/** Options of one field whose ids are the values stored. */
export function optionsOf(name: AnswerField, ...[first, ...rest]: readonly [string, ...string[]]): [Option, ...Option[]] {
  const option = (id: string): Option => ({ id, name, value: id });
  return [option(first), ...rest.map(option)];
}

/** A question of yes or no. */
export const yesNoStep = (name: AnswerField): ChoiceStep => choiceStep(...optionsOf(name, 'yes', 'no'));
