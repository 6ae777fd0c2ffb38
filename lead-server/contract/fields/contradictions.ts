import type { AnswerField, Answers } from './fields.ts';

/** Two answers of one form that cannot both be so. The page asks about it under `field`. */
interface Contradiction {
  readonly field: AnswerField;
  readonly holds: (answers: Answers) => boolean;
}

const treatedWhen: readonly string[] = ['first_week', 'first_month', 'later'];
/** A visit that is booked goes with either answer. */
const untreatedWhen = 'not_yet';

const contradictions = [
  // uninjured with broken bones, or injured with no injury
  {
    field: 'injury_type',
    holds: ({ physical_injury: injured, injury_type: type = '' }) =>
      type !== '' && ((injured === 'No' && type !== 'None') || (injured === 'Yes' && type === 'None')),
  },
  // untreated with a first week of treatment, or treated and not yet
  {
    field: 'when_seek_medical_treatment',
    holds: ({ doctor_treatment: treated, when_seek_medical_treatment: when = '' }) =>
      when !== '' && ((treated === 'no' && treatedWhen.includes(when)) || (treated === 'yes' && when === untreatedWhen)),
  },
] as const satisfies readonly Contradiction[];

export type ContradictedField = (typeof contradictions)[number]['field'];

/** Fields that an answer above can contradict. */
export const contradictedFields: readonly string[] = contradictions.map(({ field }) => field);

/** The fields whose answers contradict another answer. Pure. See docs/spec/qualification.md#contradictions. */
export const contradictionsIn = (answers: Answers): readonly ContradictedField[] =>
  contradictions.filter(({ holds }) => holds(answers)).map(({ field }) => field);
