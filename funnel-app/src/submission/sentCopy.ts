import { earlierThan2015 } from '#contract/fields/dates.ts';
import type { Answers } from '#contract/fields/fields.ts';
import { chosenOption, type Step, type StepName, steps } from '#contract/flow/steps.ts';
import type { Content, FormField } from '../content/content.ts';
import { stepCopy } from '../content/stepCopy.ts';

/** A visitor's sent answers, in the words of the survey. It holds personal data and stays in this tab. */
export interface SentCopy {
  /** ISO 8601. */
  readonly at: string;
  readonly entries: readonly (readonly [question: string, answer: string])[];
  /** The consent, as it was shown. */
  readonly consent: string;
}

const key = 'survey-sent';

/** The visitor's answer at one step, in the words of the survey. */
export function answersAt(content: Content, name: StepName, answers: Answers): SentCopy['entries'] {
  const step: Step = steps[name];
  const copy = stepCopy(content, name);
  if (step.kind === 'choice') {
    const chosen = chosenOption(step, answers);
    // an opening tap is no answer
    return chosen && step.options.length > 1 ? [[copy.heading, copy.options?.[chosen.id] ?? chosen.value]] : [];
  }
  const fields = [...step.fields, ...(step.optional ?? [])] as readonly FormField[];
  return fields.flatMap((field) => {
    const value = answers[field];
    const { label, options } = content.fields[field];
    if (value === undefined || value === '') return [];
    const month = field === 'injury_month' ? content.months[Number(value) - 1] : undefined;
    const early = value === earlierThan2015 ? content.earlierThan2015 : undefined;
    return [[label, month ?? early ?? options?.[value] ?? value] as const];
  });
}

/** Makes the copy of a finished path. @param path the steps that the visitor answered, in order */
export const makeSentCopy = (
  content: Content,
  path: readonly StepName[],
  answers: Answers,
  consent: string,
  now: Date,
): SentCopy => ({
  at: now.toISOString(),
  entries: path.flatMap((name) => answersAt(content, name, answers)),
  consent,
});

/** Keeps the copy for the thank-you page of this tab. Never throws: a failed copy must not block the ending. */
export function keepSentCopy(make: () => SentCopy): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(make()));
  } catch {
    // without storage there is no copy
  }
}

/** The copy of this tab's last survey; undefined where there is none. */
export function readSentCopy(): SentCopy | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}
