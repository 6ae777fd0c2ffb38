import { useState } from 'react';
import type { Answers } from '#contract/fields/fields.ts';
import type { OptionalField } from '#contract/fields/optional-fields.ts';
import { Select } from '#design-system/components/Select/Select.tsx';
import type { Content } from '../../content/content.ts';
import { choicesOf, days } from './controls.tsx';
import * as styles from './OptionalFields.css.ts';
import type { Form } from './useForm.ts';

interface OptionalFieldsProps {
  /** Those that the form asks now. */
  readonly fields: readonly OptionalField[];
  readonly form: Form;
  readonly content: Content;
  readonly answers: Answers;
}

/**
 * A form's optional fields: the day of a recent accident in view, when and how to call folded away. See
 * docs/spec/flows.md#optional-fields.
 */
export function OptionalFields({ fields, form, content, answers }: OptionalFieldsProps) {
  const folded = fields.filter((field) => field !== 'injury_day');
  // opened by an answer of before, and then as the visitor leaves it
  const [wasFilled] = useState(() => folded.some((field) => answers[field]));
  return (
    <>
      {fields.includes('injury_day') && (
        <Select
          {...form.control('injury_day')}
          label={content.optional(content.fields.injury_day.label)}
          placeholder={content.choose}
          options={days}
        />
      )}
      {folded.length > 0 && (
        <details className={styles.folded} open={wasFilled}>
          <summary className={styles.summary}>{content.whenToCall}</summary>
          <div className={styles.pair}>
            {folded.map((field) => (
              <Select key={field} {...form.control(field)} placeholder={content.choose} options={choicesOf(field, content)} />
            ))}
          </div>
        </details>
      )}
    </>
  );
}
