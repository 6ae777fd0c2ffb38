import type { StateCode } from './state-codes.ts';

/**
 * States with their years of limitation, as the specification counts them.
 * Not legal advice, and partly older than current law (FL, LA, MN): no visitor is refused on them. See
 * docs/spec/lead-record.md#states.
 */
const stateTable = {
  AL: ['Alabama', 2],
  AK: ['Alaska', 2],
  AZ: ['Arizona', 2],
  AR: ['Arkansas', 3],
  CA: ['California', 2],
  CO: ['Colorado', 3],
  CT: ['Connecticut', 2],
  DE: ['Delaware', 2],
  DC: ['District of Columbia', 3],
  FL: ['Florida', 4],
  GA: ['Georgia', 2],
  HI: ['Hawaii', 2],
  ID: ['Idaho', 2],
  IL: ['Illinois', 2],
  IN: ['Indiana', 2],
  IA: ['Iowa', 2],
  KS: ['Kansas', 2],
  KY: ['Kentucky', 1],
  LA: ['Louisiana', 1],
  ME: ['Maine', 6],
  MD: ['Maryland', 3],
  MA: ['Massachusetts', 3],
  MI: ['Michigan', 3],
  MN: ['Minnesota', 2],
  MS: ['Mississippi', 3],
  MO: ['Missouri', 5],
  MT: ['Montana', 3],
  NE: ['Nebraska', 4],
  NV: ['Nevada', 2],
  NH: ['New Hampshire', 3],
  NJ: ['New Jersey', 2],
  NM: ['New Mexico', 3],
  NY: ['New York', 3],
  NC: ['North Carolina', 3],
  ND: ['North Dakota', 6],
  OH: ['Ohio', 2],
  OK: ['Oklahoma', 2],
  OR: ['Oregon', 2],
  PA: ['Pennsylvania', 2],
  RI: ['Rhode Island', 3],
  SC: ['South Carolina', 3],
  SD: ['South Dakota', 3],
  TN: ['Tennessee', 1],
  TX: ['Texas', 2],
  UT: ['Utah', 4],
  VT: ['Vermont', 3],
  VA: ['Virginia', 2],
  WA: ['Washington', 3],
  WV: ['West Virginia', 2],
  WI: ['Wisconsin', 3],
  WY: ['Wyoming', 4],
} as const satisfies Record<StateCode, readonly [state: string, years: number]>;

export interface StateData {
  readonly state: string;
  readonly shortState: StateCode;
  /** Years to sue. */
  readonly years: number;
}

export const states: readonly StateData[] = (Object.keys(stateTable) as StateCode[]).map((shortState) => {
  const [state, years] = stateTable[shortState];
  return { state, shortState, years };
});

const statesByCode = new Map<string, StateData>(states.map((each) => [each.shortState, each]));

/** The state of a two-letter code; undefined for territories, military and unknown ones. */
export const stateByCode = (code: string | undefined): StateData | undefined => statesByCode.get(code?.toUpperCase() ?? '');

const contributoryFault: ReadonlySet<StateCode> = new Set(['AL', 'DC', 'MD', 'NC', 'VA']);

/** Whether the state follows comparative fault: all but five do. See docs/spec/routing.md#partial-fault. */
export function isComparativeFault(code: string | undefined): boolean {
  const found = stateByCode(code);
  return found !== undefined && !contributoryFault.has(found.shortState);
}

/** Whether the time to sue is over. An unknown state or date exceeds nothing. See docs/spec/validation.md#accident-limit. */
export function accidentLimitExceeded(elapsed: { readonly months: number } | undefined, state: string | undefined): boolean {
  const years = stateByCode(state)?.years;
  return elapsed !== undefined && years !== undefined && elapsed.months > 12 * years;
}
