import { earlierThan2015 } from '#contract/dates.ts';
import { yearsOffered } from '#contract/validation.ts';
import { MonthYearPicker } from '#design-system/components/MonthYearPicker/MonthYearPicker.tsx';
import { FormScreen } from './FormScreen.tsx';
import type { ScreenProps } from './screen.ts';
import { useForm } from './useForm.ts';

const fields = ['injury_month', 'injury_year'] as const;

/** Month and year of the accident, with "Earlier than 2015" (Variants 5). */
export default function WhenWasTheAccident({ step, content, answers, onType, onAnswer }: ScreenProps) {
  const form = useForm({ fields, answers, content, onType, onAnswer });
  const month = form.control('injury_month');
  const year = form.control('injury_year');
  return (
    <FormScreen content={content} form={form} submit={content.steps[step].submit ?? content.next}>
      <MonthYearPicker
        legend={content.dateLegend}
        legendHidden
        month={{
          ...month,
          placeholder: content.fields.injury_month.placeholder ?? '',
          options: content.months.map((label, index) => ({ value: String(index + 1), label })),
        }}
        year={{
          ...year,
          placeholder: content.fields.injury_year.placeholder ?? '',
          options: yearsOffered(new Date()).map((value) => ({
            value,
            label: value === earlierThan2015 ? content.earlierThan2015 : value,
          })),
        }}
        onChange={(part, value) => (part === 'month' ? month : year).onChange(value)}
      />
    </FormScreen>
  );
}
