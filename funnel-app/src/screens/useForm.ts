import { useRef, useState } from 'react';
import type { AnswerField, Answers } from '#contract/fields.ts';
import { type ErrorCode, validateField } from '#contract/validation.ts';
import type { Content, FormField } from '../content/content.ts';

export type Errors = Readonly<Partial<Record<FormField, string>>>;

/** A check that asks the server; it resolves to the errors it found. It must resolve: a failure of ours never stops the visitor. */
export type ExternalCheck = (values: Readonly<Record<FormField, string>>) => Promise<Errors>;

/** The message of a field's error, in the page's language. */
export function messageOf(content: Content, field: FormField, code: ErrorCode): string {
  const { errors } = content.fields[field];
  return errors[code] ?? errors.invalid ?? errors.required ?? '';
}

interface FormOptions<F extends FormField> {
  readonly fields: readonly F[];
  readonly answers: Answers;
  readonly content: Content;
  readonly onType: (given: Answers) => void;
  readonly onAnswer: (given: Answers) => void;
  readonly check?: ExternalCheck;
}

/**
 * One form step: errors are shown when it is submitted, and each is cleared when its field is edited (Core 5). With several errors
 * the summary takes the focus; with one, its field does.
 */
export function useForm<F extends FormField>({ fields, answers, content, onType, onAnswer, check }: FormOptions<F>) {
  const [errors, setErrors] = useState<Errors>({});
  const [attempts, setAttempts] = useState(0);
  const [checking, setChecking] = useState(false);
  const busy = useRef(false);

  const answered = (field: F) => answers[field] ?? '';

  const fail = (found: Errors) => {
    setErrors(found);
    setAttempts((count) => count + 1);
    const failed = fields.filter((field) => found[field]);
    if (failed.length === 1) document.getElementById(failed[0] as string)?.focus();
  };

  const submit = async () => {
    // A second press while the first is being checked would ask everything twice.
    if (busy.current) return;
    const now = new Date();
    const found: Partial<Record<FormField, string>> = {};
    for (const field of fields) {
      const code = validateField(field as AnswerField, answered(field), { answers, now });
      if (code) found[field] = messageOf(content, field, code);
    }
    if (Object.keys(found).length > 0) return fail(found);
    const values = Object.fromEntries(fields.map((field) => [field, answered(field).trim()])) as Record<F, string>;
    if (check) {
      busy.current = true;
      setChecking(true);
      const refused = await check(values as Readonly<Record<FormField, string>>);
      busy.current = false;
      setChecking(false);
      if (Object.keys(refused).length > 0) return fail(refused);
    }
    setErrors({});
    onAnswer(values);
  };

  return {
    checking,
    attempts,
    summary: fields.flatMap((field) => (errors[field] ? [{ fieldId: field as string, message: errors[field] as string }] : [])),
    onSubmit: (event: { preventDefault(): void }) => {
      event.preventDefault();
      void submit();
    },
    /** Props of the field's control: its id is the field's name, which an error links to. */
    control: (field: F) => ({
      id: field as string,
      name: field as string,
      label: content.fields[field].label,
      hint: content.fields[field].hint,
      error: errors[field],
      value: answered(field),
      onChange: (value: string) => {
        if (errors[field]) setErrors(({ [field]: _, ...rest }) => rest as Errors);
        onType({ [field]: value } as Answers);
      },
    }),
  };
}
