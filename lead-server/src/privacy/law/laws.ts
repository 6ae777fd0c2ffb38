import { type RequestType, requestRegions } from '#contract/consent/privacy-request.ts';
import { addDays, type Day, type DayUnit, daysBetween, type Holidays } from './law-days.ts';

/** How long a law gives. */
interface Term {
  readonly days: number;
  readonly unit: DayUnit;
  /** By how much the first term may be made longer, with a reason told to the person; undefined where it may not. */
  readonly longer?: number;
}

/** What a law says of a request. */
export interface Law {
  readonly name: string;
  /** Where it says so. */
  readonly source: string;
  readonly holidays: Holidays;
  readonly optOut: Term;
  readonly appeal: Term;
  /** A copy, a deletion, a correction. */
  readonly other: Term;
}

const days = (count: number, longer?: number): Term => ({
  days: count,
  unit: 'days',
  ...(longer !== undefined && { longer }),
});
const usual = days(45, 45);

/** A state's law of the common kind: 45 days, and 45 more with a reason. @param appeal days for an appeal */
const state = (name: string, source: string, appeal = 60, more: Partial<Law> = {}): Law => ({
  name,
  source,
  holidays: 'us',
  optOut: usual,
  appeal: days(appeal),
  other: usual,
  ...more,
});

const fifteenBusinessDays: Term = { days: 15, unit: 'business days' };

/**
 * Terms by region. assumed: counsel confirms the table once a year; a law that covers larger companies alone is left out.
 * See docs/decisions/0046-privacy-requests-by-their-law.md.
 */
const laws: Readonly<Record<string, Law>> = {
  CA: state('California Consumer Privacy Act', 'Cal. Civ. Code 1798.130; 11 CCR 7021, 7026', 45, { optOut: fifteenBusinessDays }),
  CO: state('Colorado Privacy Act', 'C.R.S. 6-1-1306', 45, { appeal: days(45, 60) }),
  CT: state('Connecticut Data Privacy Act', 'Conn. Gen. Stat. 42-518'),
  DE: state('Delaware Personal Data Privacy Act', '6 Del. C. 12D-104'),
  IA: state('Iowa Consumer Data Protection Act', 'Iowa Code 715D.3', 60, { optOut: days(90, 45), other: days(90, 45) }),
  IN: state('Indiana Consumer Data Protection Act', 'Ind. Code 24-15-3'),
  KY: state('Kentucky Consumer Data Protection Act', 'KRS 367.3615'),
  MD: state('Maryland Online Data Privacy Act', 'Md. Code, Com. Law 14-4705'),
  MN: state('Minnesota Consumer Data Privacy Act', 'Minn. Stat. 325M.14', 45, { appeal: days(45, 60) }),
  MT: state('Montana Consumer Data Privacy Act', 'Mont. Code 30-14-2808'),
  NE: state('Nebraska Data Privacy Act', 'Neb. Rev. Stat. 87-1107'),
  NH: state('New Hampshire privacy act', 'RSA 507-H:4'),
  NJ: state('New Jersey Data Privacy Act', 'N.J.S.A. 56:8-166.8', 45),
  NV: state('Nevada privacy law', 'NRS 603A.345, 603A.510', 45, { optOut: days(60, 30) }),
  OR: state('Oregon Consumer Privacy Act', 'ORS 646A.576', 45),
  RI: state('Rhode Island Data Transparency and Privacy Protection Act', 'R.I. Gen. Laws 6-48.1-5'),
  TN: state('Tennessee Information Protection Act', 'Tenn. Code 47-18-3303'),
  TX: state('Texas Data Privacy and Security Act', 'Tex. Bus. & Com. Code 541.052'),
  UT: state('Utah Consumer Privacy Act', 'Utah Code 13-61-203'),
  VA: state('Virginia Consumer Data Protection Act', 'Va. Code 59.1-577'),
  WA: state('Washington My Health My Data Act', 'RCW 19.373.040', 45),
};

/** A law of Canada: one term for everything. */
const canadian = (name: string, source: string, term: Term): Law => ({
  ...{ name, source, holidays: 'none', optOut: term, appeal: term, other: term },
});
const provinces: Readonly<Record<string, Law>> = {
  AB: canadian('Alberta Personal Information Protection Act', 'S.A. 2003, c. P-6.5, s. 28', days(45, 30)),
  BC: canadian('British Columbia Personal Information Protection Act', 'S.B.C. 2003, c. 63, s. 29', {
    ...{ days: 30, unit: 'business days', longer: 30 },
  }),
  ON: canadian('PIPEDA', 'S.C. 2000, c. 5, s. 8', days(30, 30)),
  QC: canadian('Quebec privacy act', 'CQLR c. P-39.1, s. 32', days(30)),
};

/** Where no law of a state gives a term, the policy promises the shortest of them. */
const ownRule: Law = state('Our own promise', 'docs/spec/consent.md#deadlines', 45, {
  optOut: fifteenBusinessDays,
  other: days(45),
});

/** The law of a region's code; our own promise without one. Pure. */
export const lawOf = (region: string): Law => laws[region] ?? provinces[region] ?? ownRule;

/** The name of a region's code; the code itself where it is none. Pure. */
export const regionName = (code: string): string => requestRegions.find((each) => each.code === code)?.name ?? code;

/** The term for one kind of request. */
const termOf = (law: Law, type: RequestType): Term =>
  type === 'optOutOfSaleOrSharingOfInformation' ? law.optOut : type === 'submitAnAppeal' ? law.appeal : law.other;

/** A request's clock, by the law that applies. */
export interface LawClock {
  readonly law: string;
  readonly source: string;
  /** The last day of the term. */
  readonly due: Day;
  /** Days left, in the law's own; negative once the term is over. */
  readonly left: number;
  readonly unit: DayUnit;
  /** Until when the term could be made longer; undefined where the law does not allow it, or it has been. */
  readonly longer?: Day;
  readonly isLonger: boolean;
}

interface ClockParts {
  readonly region: string;
  readonly types: readonly RequestType[];
  /** The day on which it reached the company. */
  readonly received: Day;
  readonly today: Day;
  /** The term was made longer. */
  readonly isLonger: boolean;
}

/** The clock of the part of a request that is due first; undefined for none. Pure. */
export function clockOf({ region, types, received, today, isLonger }: ClockParts): LawClock | undefined {
  const law = lawOf(region);
  const clocks = types.map((type): LawClock => {
    const { days: count, unit, longer } = termOf(law, type);
    const first = addDays(received, count, unit, law.holidays);
    const second = longer === undefined ? undefined : addDays(first, longer, unit, law.holidays);
    const due = isLonger && second !== undefined ? second : first;
    const mayBeLonger = second !== undefined && !isLonger && today <= first;
    return {
      ...{ law: law.name, source: law.source, due, unit, isLonger: isLonger && second !== undefined },
      left: daysBetween(today, due, unit, law.holidays),
      ...(mayBeLonger && { longer: second }),
    };
  });
  return clocks.sort((one, other) => (one.due < other.due ? -1 : 1))[0];
}
