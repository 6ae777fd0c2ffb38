/** The compensation meter: an estimate in whole dollars, and its band. See docs/spec/meter.md#estimate. */

/** What one answer adds, in dollars. */
export interface Addition {
  readonly field: string;
  readonly value: string;
  readonly adds: number;
}

export interface CompensationTable {
  readonly additions: readonly Addition[];
  /** Applied to the sum; 1 leaves it as it is. */
  readonly multiplier: number;
}

const start = 5000;
const most = 250_000;
const cappedTo = 249_500;

/** The highest estimate of each level, from level 1. See docs/spec/meter.md#bands. */
export const bandTops = [5000, 7000, 12_500, 25_000, 50_000, 100_000, 250_000] as const;

export type CompensationLevel = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** assumed: the specification shows no additions. Configuration: a table of the operator's own replaces them. */
export const defaultCompensation: CompensationTable = {
  multiplier: 1,
  additions: [
    { field: 'physical_injury', value: 'Yes', adds: 4000 },
    { field: 'doctor_treatment', value: 'yes', adds: 6000 },
    { field: 'required_medical_treatment', value: 'yes', adds: 6000 },
    { field: 'type_of_medical_treatment', value: 'hospital', adds: 12_000 },
    { field: 'at_Fault', value: 'no', adds: 2500 },
    { field: 'police_report', value: 'yes', adds: 2500 },
    { field: 'missed_work', value: 'yes', adds: 5000 },
    { field: 'other_drivers_vehicle_type', value: 'truck', adds: 25_000 },
    { field: 'other_drivers_vehicle_type', value: 'rideshare', adds: 10_000 },
    { field: 'specific_injury', value: 'Back or Neck Pain', adds: 5000 },
    { field: 'specific_injury', value: 'Whiplash', adds: 4000 },
    { field: 'specific_injury', value: 'Broken Bones', adds: 20_000 },
    { field: 'specific_injury', value: 'Head Injury', adds: 45_000 },
    { field: 'specific_injury', value: 'Spinal Cord Injury', adds: 150_000 },
    { field: 'specific_injury', value: 'Loss of Limb', adds: 150_000 },
  ],
};

/** The estimate in whole dollars, capped. Pure. See docs/spec/meter.md#estimate. */
export function estimateOf(answers: Readonly<Record<string, unknown>>, { additions, multiplier }: CompensationTable): number {
  const sum = additions.reduce((total, { field, value, adds }) => total + (answers[field] === value ? adds : 0), start);
  const estimate = Math.round(sum * multiplier);
  return estimate > most ? cappedTo : estimate;
}

/** A level from outside, as number or text; undefined when invalid. */
export function levelFrom(value: unknown): CompensationLevel | undefined {
  const level = Number(value);
  return bandTops[level - 1] === undefined ? undefined : (level as CompensationLevel);
}

/** The level of the band that holds an estimate. */
export const levelOf = (estimate: number): CompensationLevel =>
  (bandTops.findIndex((top) => estimate <= top) + 1 || bandTops.length) as CompensationLevel;
