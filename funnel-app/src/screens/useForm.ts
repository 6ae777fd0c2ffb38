import { useRef, useState } from 'react';
import type { Answers } from '#contract/fields.ts';
import { type ErrorCode, validateField } from '#contract/validation.ts';
import type { SummaryError } from '#design-system/components/ErrorSummary/ErrorSummary.tsx';
import type { Content, FormField } from '../content/content.ts';
import { type FieldChecks, failedChecks } from './fieldChecks.ts';

export type Errors = Readonly<Partial<Record<FormField, string>>>;

/** The message of a field's error, in the page's language. */
export function messageOf(content: Pick<Content, 'fields'>, field: FormField, code: ErrorCode): string {
  const { errors } = content.fields[field];
  return errors[code] ?? errors.invalid ?? errors.required ?? '';
}

interface FormOptions {
  readonly fields: readonly FormField[];
  readonly answers: Answers;
  readonly content: Content;
  /** Asked of the server once everything else is right. */
  readonly checks?: FieldChecks | undefined;
  /** Errors of what the form asks beside its fields. */
  readonly more?: (() => readonly SummaryError[]) | undefined;
  readonly onType: (given: Answers) => void;
  readonly onAnswer: (given: Answers) => void;
}

/**
 * One form step: errors are shown when it is submitted, and each is cleared when its field is edited (Core 5). With several errors
 * the summary takes the focus; with one, its field does.
 */
export function useForm({ fields, answers, content, checks = {}, more = () => [], onType, onAnswer }: FormOptions) {
  const [errors, setErrors] = useState<Errors>({});
  const [besides, setBesides] = useState<readonly SummaryError[]>([]);
  const [attempts, setAttempts] = useState(0);
  const [checking, setChecking] = useState(false);
  const busy = useRef(false);

  const answered = (field: FormField) => answers[field] ?? '';

  const fail = (found: Errors, other: readonly SummaryError[] = []) => {
    setErrors(found);
    setBesides(other);
    setAttempts((count) => count + 1);
    const [only, another] = [...fields.filter((field) => found[field]), ...other.map(({ fieldId }) => fieldId)];
    if (only && !another) document.getElementById(only)?.focus();
  };

  const wrong = (): Errors => {
    const now = new Date();
    const codes = fields.map((field) => [field, validateField(field, answered(field), { answers, now })] as const);
    return Object.fromEntries(codes.flatMap(([field, code]) => (code ? [[field, messageOf(content, field, code)]] : [])));
  };

  const submit = async () => {
    // A second press while the first is being checked would ask everything twice.
    if (busy.current) return;
    const found = wrong();
    const other = more();
    if (Object.keys(found).length + other.length > 0) return fail(found, other);
    const values: Answers = Object.fromEntries(fields.map((field) => [field, answered(field).trim()]));
    const asked = fields.filter((field) => checks[field]);
    if (asked.length > 0) {
      busy.current = true;
      setChecking(true);
      const refused = await failedChecks(checks, asked, values, content);
      busy.current = false;
      setChecking(false);
      if (Object.keys(refused).length > 0) return fail(refused);
    }
    setErrors({});
    setBesides([]);
    onAnswer(values);
  };

  return {
    checking,
    attempts,
    summary: [
      ...fields.flatMap((field) => (errors[field] ? [{ fieldId: field as string, message: errors[field] as string }] : [])),
      ...besides,
    ],
    onSubmit: (event: { preventDefault(): void }) => {
      event.preventDefault();
      void submit();
    },
    /** Props of the field's control: its id is the field's name, which an error links to. */
    control: (field: FormField) => ({
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

export type Form = ReturnType<typeof useForm>;
