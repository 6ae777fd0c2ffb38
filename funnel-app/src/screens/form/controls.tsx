import type { ComponentType } from 'react';
import { earlierThan2015 } from '#contract/fields/dates.ts';
import type { Answers } from '#contract/fields/fields.ts';
import { formValues } from '#contract/fields/form-values.ts';
import { descriptionNeeds, yearsOffered } from '#contract/fields/validation.ts';
import { MonthYearPicker } from '#design-system/components/MonthYearPicker/MonthYearPicker.tsx';
import { Select } from '#design-system/components/Select/Select.tsx';
import { TextField } from '#design-system/components/TextField/TextField.tsx';
import { CaseDescription } from '#design-system/patterns/CaseDescription/CaseDescription.tsx';
import type { Content, FormField } from '../../content/content.ts';
import { serverTime } from '../../lib/serverTime.ts';
import { picksMonthAndYear } from './fieldRows.ts';
import type { Form } from './useForm.ts';

export interface ControlProps {
  readonly field: FormField;
  /** All that the form asks. */
  readonly fields: readonly FormField[];
  readonly form: Form;
  readonly content: Content;
  readonly answers: Answers;
}

/** The control of each field; see `controlOf` for a field that is not listed. */
export type Controls = Readonly<Partial<Record<FormField, ComponentType<ControlProps>>>>;

/** The browser's name of a field's content, so that it can fill it in (WCAG 1.3.5). */
const autoComplete: Readonly<Partial<Record<FormField, string>>> = {
  first_name: 'given-name',
  last_name: 'family-name',
  email: 'email',
  address: 'address-line1',
};

function TextControl({ field, form }: ControlProps) {
  const isEmail = field === 'email';
  return (
    <TextField
      {...form.control(field)}
      {...(isEmail && { type: 'email', inputMode: 'email' })}
      autoComplete={autoComplete[field] ?? 'off'}
      required
    />
  );
}

/** The options of a field picked from a list. */
export function choicesOf(field: FormField, content: Content) {
  const labels = content.fields[field].options ?? {};
  return (formValues[field] ?? []).map((value) => ({ value, label: labels[value] ?? value }));
}

function SelectControl({ field, form, content }: ControlProps) {
  return <Select {...form.control(field)} placeholder={content.choose} options={choicesOf(field, content)} required />;
}

const noTips = { title: '', items: [] };

/** The description with prompts and a counter. See docs/spec/validation.md#description. */
function DescriptionControl({ field, form, content, answers }: ControlProps) {
  const needs = descriptionNeeds(answers.case_description ?? '');
  return (
    <CaseDescription
      tips={content.fields[field].tips ?? noTips}
      starters={content.fields[field].starters}
      area={{
        ...form.control(field),
        counter: content.descriptionCounter(needs),
        spokenCounter: content.spokenDescriptionCounter(needs),
        counterMet: needs.characters + needs.words + needs.over === 0,
        required: true,
      }}
    />
  );
}

const years = (content: Content) =>
  yearsOffered(serverTime()).map((value) => ({ value, label: value === earlierThan2015 ? content.earlierThan2015 : value }));

function YearControl({ field, form, content }: ControlProps) {
  return <Select {...form.control(field)} placeholder={content.choose} options={years(content)} required />;
}

export const days = Array.from({ length: 31 }, (_, index) => ({ value: String(index + 1), label: String(index + 1) }));

function DayControl({ field, form, content }: ControlProps) {
  return <Select {...form.control(field)} placeholder={content.choose} options={days} required />;
}

/** The month; with the year, one picker. See docs/spec/validation.md#dates. */
function MonthControl({ field, fields, form, content }: ControlProps) {
  const months = content.months.map((label, index) => ({ value: String(index + 1), label }));
  if (!picksMonthAndYear(fields)) {
    return <Select {...form.control(field)} placeholder={content.choose} options={months} required />;
  }
  const month = form.control('injury_month');
  const year = form.control('injury_year');
  return (
    <MonthYearPicker
      legend={content.dateLegend}
      legendHidden
      month={{
        ...month,
        placeholder: content.choose,
        options: months,
      }}
      year={{ ...year, placeholder: content.choose, options: years(content) }}
      onChange={(part, value) => (part === 'month' ? month : year).onChange(value)}
    />
  );
}

/** Controls of short forms; those that need a library load with their forms. */
export const plainControls: Controls = {
  case_description: DescriptionControl,
  injury_month: MonthControl,
  injury_day: DayControl,
  injury_year: YearControl,
};

/** The default control: a list where values are fixed, else a text line. */
export const controlOf = (field: FormField, controls: Controls): ComponentType<ControlProps> =>
  controls[field] ?? (formValues[field] ? SelectControl : TextControl);
