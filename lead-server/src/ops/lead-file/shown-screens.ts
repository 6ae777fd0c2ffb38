import type { Answers } from '#contract/fields/fields.ts';
import { baseStepOf, chosenOption, publicStepName, type Step, type StepName, steps } from '#contract/flow/steps.ts';
import type { LeadRecord } from '#contract/lead/lead-record.ts';
import type { KeptWords } from '../../submissions/kept-words.ts';

/** A screen as the visitor saw it, and what they chose there. */
export interface ShownScreen {
  readonly step: string;
  /** Undefined where the words of the visit's version were not kept. */
  readonly heading?: string;
  readonly subhead?: string;
  /** Every answer that could be tapped. */
  readonly offered: readonly string[];
  /** The chosen or typed values, by label. */
  readonly given: readonly (readonly [label: string, value: string])[];
  readonly seconds: string;
  /** The answer was changed later, how many times. */
  readonly changes: number;
}

function givenOn(step: Step, answers: Answers, words: KeptWords | undefined, own: Readonly<Record<string, string>>) {
  if (step.kind === 'choice') {
    const chosen = chosenOption(step, answers);
    return chosen ? [[chosen.name, own[chosen.id] ?? chosen.value] as const] : [];
  }
  return [...step.fields, ...(step.optional ?? [])].flatMap((field) => {
    const value = answers[field];
    const copy = words?.fields[field];
    return value === undefined ? [] : [[copy?.label ?? field, copy?.options?.[value] ?? value] as const];
  });
}

/** The screens of a lead's path, in the words of its version. Pure. See docs/spec/consent.md#lead-file. */
export function shownScreens({ meta, said, sent }: LeadRecord, words: KeptWords | undefined): readonly ShownScreen[] {
  const times = new Map((sent.time_on_steps ?? '').split(',').map((each) => each.split(':') as [string, string]));
  const header = meta.switches.header ?? '';
  return meta.path.map((name: StepName) => {
    const step: Step = steps[name];
    const own = words?.steps[baseStepOf(name)];
    const shown = { ...own, ...own?.alternatives?.[header] };
    const label = publicStepName(name);
    return {
      step: label,
      ...(shown.heading !== undefined && { heading: shown.heading }),
      ...(shown.subhead !== undefined && { subhead: shown.subhead }),
      offered: step.kind === 'choice' ? step.options.map(({ id, value }) => own?.options?.[id] ?? value) : [],
      given: givenOn(step, said, words, own?.options ?? {}),
      seconds: times.get(label) ?? '',
      changes: (meta.changed ?? []).filter((each) => each === label).length,
    };
  });
}
