import { type FormEvent, type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { FieldError, FieldFault } from '#contract/experiments/step-facts.ts';
import { contradictionsIn } from '#contract/fields/contradictions.ts';
import type { Answers } from '#contract/fields/fields.ts';
import { validateField } from '#contract/fields/validation.ts';
import { honeypot } from '#contract/lead/honeypot.ts';
import type { SummaryError } from '#design-system/components/ErrorSummary/ErrorSummary.tsx';
import type { Content, FormField } from '../../content/content.ts';
import type { LeadExtras } from '../../journey/journey.ts';
import { serverTime } from '../../lib/serverTime.ts';
import { type FieldChecks, runChecks } from '../checks/fieldChecks.ts';
import type { Errors } from '../checks/formErrors.ts';
import { errorsIn, withoutInvisible } from '../checks/formRules.ts';
import { useFormErrors } from './useFormErrors.ts';
import { useIsCurrent } from './useIsCurrent.ts';

interface FormOptions {
  readonly fields: readonly FormField[];
  /** Asked too, and left open at will. */
  readonly optional?: readonly FormField[];
  readonly answers: Answers;
  readonly content: Content;
  /** Asked of the server once everything else is right. */
  readonly checks?: FieldChecks | undefined;
  /** The current errors of the form's other questions, beside its fields. */
  readonly more?: readonly SummaryError[] | undefined;
  /** The consent by pressing the button, where the visitor can change it. */
  readonly agreedTo?: string | undefined;
  /** The server's errors from before the page's script ran. */
  readonly errors?: Errors | undefined;
  readonly onType: (given: Answers) => void;
  readonly onAnswer: FormAnswer;
  /** Called when a submission is refused, with its fields and why. */
  readonly onBlocked: (errors: readonly FieldError[]) => void;
}

/** Called with valid values. `current` says after a wait whether they still apply; `extras` go with the lead. */
export type FormAnswer = (given: Answers, current: () => boolean, extras: LeadExtras) => void;

/** Reads values filled in before the page's script ran: they are in the browser's controls only. */
function useFilledBefore(
  element: RefObject<HTMLFormElement | null>,
  fields: readonly FormField[],
  { answers, onType }: Pick<FormOptions, 'answers' | 'onType'>,
): void {
  const takeOver = useEffectEvent(() => {
    if (!element.current) return;
    const sent = new FormData(element.current);
    const given = fields.map((field) => [field, String(sent.get(field) ?? '')] as const);
    const news = given.filter(([field, value]) => value !== '' && value !== (answers[field] ?? ''));
    if (news.length > 0) onType(Object.fromEntries(news));
  });
  useLayoutEffect(() => takeOver(), []);
}

/** Whether a form that waits for the server is still as it was sent, and in front of the visitor. */
function useUnchanged(agreedTo: string | undefined) {
  const edits = useRef(0);
  const stillHere = useIsCurrent();
  const shown = useRef(agreedTo);
  useLayoutEffect(() => {
    shown.current = agreedTo;
  }, [agreedTo]);
  return {
    onEdited() {
      edits.current += 1;
    },
    sinceNow() {
      const begun = edits.current;
      return () => stillHere() && edits.current === begun && shown.current === agreedTo;
    },
  };
}

/** The contradictions that were not asked about yet: the second time they are taken as they are. */
function useContradictions() {
  const asked = useRef(new Set<FormField>());
  return (values: Answers): readonly FormField[] => {
    const doubtful = contradictionsIn(values).filter((field) => !asked.current.has(field));
    for (const field of doubtful) asked.current.add(field);
    return doubtful;
  };
}

/** Milliseconds without a key after which a value is taken for whole. */
const typedMs = 300;

/** Asks the server about a value as soon as it is typed and right by itself, so that the step does not wait for it. */
function useChecksAhead(checks: FieldChecks) {
  const waiting = useRef<Partial<Record<FormField, ReturnType<typeof setTimeout>>>>({});
  useEffect(() => {
    const timers = waiting.current;
    return () => Object.values(timers).forEach(clearTimeout);
  }, []);
  return (field: FormField, answers: Answers) => {
    const check = checks[field];
    if (!check) return;
    clearTimeout(waiting.current[field]);
    const value = (answers[field] ?? '').trim();
    if (validateField(field, value, { answers, now: serverTime() }) !== undefined) return;
    waiting.current[field] = setTimeout(() => void check.ask(value), typedMs);
  };
}

/** The server's checks of the fields that have one, one submission at a time. */
function useServerChecks(checks: FieldChecks, content: Content) {
  const [checking, setChecking] = useState(false);
  const busy = useRef(false);
  return {
    checking,
    isBusy: () => busy.current,
    async run(fields: readonly FormField[], values: Answers, current: () => boolean): Promise<Errors> {
      busy.current = true;
      setChecking(true);
      const checked = fields.filter((field) => checks[field]);
      const refused = await runChecks(checks, checked, values, content, current);
      busy.current = false;
      setChecking(false);
      return refused;
    },
  };
}

/** The state of a form step. See docs/spec/validation.md#error-summary. */
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
  const fields = [...required, ...optional];
  const element = useRef<HTMLFormElement>(null);
  const { errors, showsMore, attempts, loneError, show, clear, onEdited } = useFormErrors(fields, errorsAtFirst);
  const unchanged = useUnchanged(agreedTo);
  useFilledBefore(element, fields, { answers, onType });
  const newContradictions = useContradictions();
  const server = useServerChecks(checks, content);
  const askAhead = useChecksAhead(checks);

  const answered = (field: FormField) => withoutInvisible(field, answers[field] ?? '');
  const refuse = (why: FieldFault, found: Errors, other: readonly SummaryError[] = []) => {
    show(found, other);
    const wrong = Object.keys(found) as FormField[];
    onBlocked(wrong.map((field) => [field, why === 'invalid' && answered(field) === '' ? 'empty' : why]));
  };

  const submit = async (extras: LeadExtras) => {
    // A second press while the first is being checked would ask everything twice.
    if (server.isBusy()) return;
    const found = errorsIn(content, required, optional, answers, serverTime());
    if (Object.keys(found).length + more.length > 0) return refuse('invalid', found, more);
    const values: Answers = Object.fromEntries(fields.map((field) => [field, answered(field).trim()]));
    const doubtful = newContradictions(values);
    if (doubtful.length > 0)
      return refuse('doubtful', Object.fromEntries(doubtful.map((field) => [field, content.fields[field].contradicts ?? ''])));
    const current = unchanged.sinceNow();
    if (fields.some((field) => checks[field])) {
      const refused = await server.run(fields, values, current);
      if (!current()) return;
      if (Object.keys(refused).length > 0) return refuse('refused', refused);
    }
    clear();
    onAnswer(values, current, extras);
  };

  return {
    element,
    checking: server.checking,
    attempts,
    showsMore,
    loneError,
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
        unchanged.onEdited();
        onEdited(field, { ...answers, [field]: value });
        const typed = { [field]: withoutInvisible(field, value) } as Answers;
        askAhead(field, { ...answers, ...typed });
        onType(typed);
      },
    }),
  };
}

export type Form = ReturnType<typeof useForm>;
