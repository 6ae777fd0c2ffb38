import { type FormEvent, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { contradictedFields, contradictionsIn } from '#contract/fields/contradictions.ts';
import type { Answers } from '#contract/fields/fields.ts';
import { validateField } from '#contract/fields/validation.ts';
import { honeypot } from '#contract/lead/honeypot.ts';
import type { SummaryError } from '#design-system/components/ErrorSummary/ErrorSummary.tsx';
import type { Content, FormField } from '../../content/content.ts';
import type { LeadExtras } from '../../journey/journey.ts';
import { type FieldChecks, runChecks } from '../checks/fieldChecks.ts';
import type { Errors } from '../checks/formErrors.ts';
import { errorsIn, withoutInvisible } from '../checks/formRules.ts';
import { useIsCurrent } from './useIsCurrent.ts';

const dateParts: readonly FormField[] = ['injury_month', 'injury_day', 'injury_year'];

/** The errors that remain after an edit: of a date's other parts only those of the new date. */
function remainingErrors(errors: Errors, edited: FormField, answers: Answers): Errors {
  const isOver = (field: FormField) => {
    if (field === edited) return true;
    // an answer above may settle it: one that is given is wrong in no other way
    if (contradictedFields.includes(field))
      return Boolean(answers[field]) && !contradictionsIn(answers).some((each) => each === field);
    const ofOneDate = dateParts.includes(field) && dateParts.includes(edited);
    return ofOneDate && validateField(field, answers[field] ?? '', { answers, now: new Date() }) === undefined;
  };
  return Object.fromEntries(Object.entries(errors).filter(([field]) => !isOver(field as FormField))) as Errors;
}

interface FormOptions {
  readonly fields: readonly FormField[];
  /** Asked too, and left open at will. */
  readonly optional?: readonly FormField[];
  readonly answers: Answers;
  readonly content: Content;
  /** Asked of the server once everything else is right. */
  readonly checks?: FieldChecks | undefined;
  /** What is wrong now with what the form asks beside its fields. */
  readonly more?: readonly SummaryError[] | undefined;
  /** What the button agrees to, where the visitor can change it. */
  readonly agreedTo?: string | undefined;
  /** What the server found wrong before the page's script ran. */
  readonly errors?: Errors | undefined;
  readonly onType: (given: Answers) => void;
  readonly onAnswer: FormAnswer;
  /** Called when a submission is refused. */
  readonly onBlocked: () => void;
}

/** Called with valid values. `current` tells after a wait whether they still apply; `extras` go with the lead. */
export type FormAnswer = (given: Answers, current: () => boolean, extras: LeadExtras) => void;

/**
 * The state of a form step. Errors show at submission and go when edited. One error takes the focus, several the summary. See
 * docs/spec/validation.md#error-summary.
 */
export function useForm({
  fields: required,
  optional = [],
  answers,
  content,
  checks = {},
  more = [],
  agreedTo,
  errors: errorsAtFirst = {},
  onType,
  onAnswer,
  onBlocked,
}: FormOptions) {
  const [errors, setErrors] = useState<Errors>(errorsAtFirst);
  const [showsMore, setShowsMore] = useState(false);
  const [attempts, setAttempts] = useState(0);
  const [alone, setAlone] = useState(false);
  const [checking, setChecking] = useState(false);
  const busy = useRef(false);
  const edits = useRef(0);
  const stillHere = useIsCurrent();
  const shown = useRef(agreedTo);
  useLayoutEffect(() => {
    shown.current = agreedTo;
  }, [agreedTo]);

  const fields = [...required, ...optional];
  const element = useRef<HTMLFormElement>(null);
  // what was filled in before the page's script ran is in the browser's controls alone
  const takeOver = useEffectEvent(() => {
    if (!element.current) return;
    const sent = new FormData(element.current);
    const given = fields.map((field) => [field, String(sent.get(field) ?? '')] as const);
    const news = given.filter(([field, value]) => value !== '' && value !== (answers[field] ?? ''));
    if (news.length > 0) onType(Object.fromEntries(news));
  });
  useLayoutEffect(() => takeOver(), []);
  /** Contradictions that were asked about: the second time they are taken as they are. */
  const asked = useRef(new Set<FormField>());

  const answered = (field: FormField) => withoutInvisible(field, answers[field] ?? '');

  const fail = (found: Errors, other: readonly SummaryError[] = []) => {
    setErrors(found);
    setShowsMore(other.length > 0);
    setAttempts((count) => count + 1);
    onBlocked();
    const [only, another] = [...fields.filter((field) => found[field]), ...other.map(({ fieldId }) => fieldId)];
    setAlone(!another);
    if (only && !another) document.getElementById(only)?.focus();
  };

  const submit = async (extras: LeadExtras) => {
    // A second press while the first is being checked would ask everything twice.
    if (busy.current) return;
    const found = errorsIn(content, required, optional, answers, new Date());
    if (Object.keys(found).length + more.length > 0) return fail(found, more);
    const values: Answers = Object.fromEntries(fields.map((field) => [field, answered(field).trim()]));
    const doubtful = contradictionsIn(values).filter((field) => !asked.current.has(field));
    if (doubtful.length > 0) {
      for (const field of doubtful) asked.current.add(field);
      return fail(Object.fromEntries(doubtful.map((field) => [field, content.fields[field].contradicts ?? ''])));
    }
    const begun = edits.current;
    const current = () => stillHere() && edits.current === begun && shown.current === agreedTo;
    const checked = fields.filter((field) => checks[field]);
    if (checked.length > 0) {
      busy.current = true;
      setChecking(true);
      const refused = await runChecks(checks, checked, values, content, current);
      busy.current = false;
      setChecking(false);
      if (!current()) return;
      if (Object.keys(refused).length > 0) return fail(refused);
    }
    setErrors({});
    setShowsMore(false);
    onAnswer(values, current, extras);
  };

  return {
    element,
    checking,
    attempts,
    showsMore,
    /** The attempt whose one error is to be read out; 0 where the summary speaks. */
    loneError: alone ? attempts : 0,
    summary: [
      ...fields.flatMap((field) => (errors[field] ? [{ fieldId: field as string, message: errors[field] as string }] : [])),
      ...(showsMore ? more : []),
    ],
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      const trap = new FormData(event.currentTarget).get(honeypot);
      void submit(trap ? { [honeypot]: String(trap).slice(0, 200) } : {});
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
        edits.current += 1;
        setErrors((before) =>
          Object.keys(before).length === 0 ? before : remainingErrors(before, field, { ...answers, [field]: value }),
        );
        onType({ [field]: withoutInvisible(field, value) } as Answers);
      },
    }),
  };
}

export type Form = ReturnType<typeof useForm>;
