import { type GuardrailName, guardrailNames, type MeasureName, measureNames } from './measure.ts';

/** An experiment as data. `Values` are visual switches; the contract knows none by name. See docs/spec/product.md#experiments. */
export interface Experiment<Values extends object = Readonly<Record<string, string>>> {
  /** Small letters, digits, hyphens. New weights or variants need a new name: their figures are another sample. */
  readonly name: string;
  /** Its owner, who decides it. */
  readonly owner: string;
  /** The day (ISO) from which everybody gets the first variant again. */
  readonly expires: string;
  /** The owner agrees beforehand that a variant which loses gets no more visitors. Without it a person decides. */
  readonly stopsLosers?: true;
  /** What it is decided by; `finished` without it. */
  readonly primary?: MeasureName;
  /** The least difference worth knowing, as a share: 0.005 is half a point. */
  readonly leastEffect?: number;
  /** What no variant may make worse. */
  readonly guardrails?: readonly GuardrailName[];
  /** The first one is the control. */
  readonly variants: readonly [Variant<Values>, Variant<Values>, ...Variant<Values>[]];
}

export interface Variant<Values extends object = Readonly<Record<string, string>>> {
  readonly id: string;
  /** Its share is its weight among those of all variants. */
  readonly weight: number;
  /** Override the campaign's. */
  readonly switches: Partial<Values>;
}

/** Which variant of each experiment a visit was given, by name. */
export type Assignment = Readonly<Record<string, string>>;

/** What the server served for one visit. The browser carries it signed and cannot change it. */
export interface ServedVariants {
  readonly flow: string;
  /** The campaign's path as it is matched, without slashes. */
  readonly campaign: string;
  /** The campaign's version; the first without it. */
  readonly version?: number;
  readonly assignment: Assignment;
  /** Whether the address named a variant or a varied switch: a review that counts in no figure. */
  readonly forced: boolean;
  /** The visual switches that the page was rendered with. */
  readonly switches: Readonly<Record<string, string>>;
}

/** Whether an experiment has not expired. @param today ISO date, UTC */
export const isRunning = ({ expires }: Pick<Experiment, 'expires'>, today: string): boolean => today < expires;

/** Names in addresses, rows and events. */
const nameForm = /^[a-z\d][a-z\d-]{0,39}$/;

const isIsoDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

const duplicates = (names: readonly string[]) => names.filter((name, index) => names.indexOf(name) !== index);

/** The least and the greatest that a least effect may be. */
export const leastEffects = { least: 0.001, most: 0.2 } as const;

/** The problems of what it is decided by. */
function settingProblems({ name, primary = 'finished', leastEffect = leastEffects.least, guardrails = [] }: Experiment) {
  const isEffect = typeof leastEffect === 'number' && leastEffect >= leastEffects.least && leastEffect <= leastEffects.most;
  const unknown = Array.isArray(guardrails) ? guardrails.filter((each) => !guardrailNames.includes(each)) : [guardrails];
  return [
    ...(measureNames.includes(primary)
      ? []
      : [`experiment ${name} is decided by "${primary}": it should be one of ${measureNames.join(', ')}`]),
    ...(isEffect
      ? []
      : [
          `experiment ${name} has the least effect ${leastEffect}: it should be from ${leastEffects.least} to ${leastEffects.most}`,
        ]),
    ...unknown.map((each) => `experiment ${name} has the guardrail "${each}": it should be one of ${guardrailNames.join(', ')}`),
  ];
}

/** Whether its variants are all the same (A/A): it checks the counting, and must end without a winner. */
export const isSameThroughout = ({ variants: [first, ...others] }: Pick<Experiment, 'variants'>): boolean => {
  const textOf = (switches: object) => JSON.stringify(Object.entries(switches).sort(([a], [b]) => (a < b ? -1 : 1)));
  return others.every(({ switches }) => textOf(switches) === textOf(first.switches));
};

/** The problems of a campaign's experiments, in words; empty without any. Their switches are checked where switches are known. */
export function experimentProblems(experiments: readonly Experiment[]): readonly string[] {
  const varied = experiments.map(switchesVariedBy);
  return [
    ...duplicates(experiments.map(({ name }) => name)).map((name) => `experiment ${name} is there twice`),
    ...duplicates(varied.flat()).map((name) => `switch ${name} is varied by two experiments: neither could be read`),
    ...experiments.flatMap((experiment) => {
      const { name, owner, expires, variants } = experiment;
      return [
        ...(nameForm.test(name) ? [] : [`experiment "${name}" should be named in small letters, digits and hyphens`]),
        ...(owner === '' ? [`experiment ${name} has no owner`] : []),
        ...(isIsoDay(expires) ? [] : [`experiment ${name} expires on "${expires}": it should be a day such as 2027-06-30`]),
        ...settingProblems(experiment),
        ...(variants.length > 1 && experiment.stopsLosers && isSameThroughout(experiment)
          ? [`experiment ${name} compares equal variants: it should stop none of them`]
          : []),
        ...(variants.length < 2 ? [`experiment ${name} has nothing to compare: it should have two variants or more`] : []),
        ...duplicates(variants.map(({ id }) => id)).map((id) => `experiment ${name} has variant ${id} twice`),
        ...variants.filter(({ id }) => !nameForm.test(id)).map(({ id }) => `experiment ${name} has a variant named "${id}"`),
        ...variants
          .filter(({ weight }) => !(Number.isFinite(weight) && weight > 0))
          .map(({ id, weight }) => `experiment ${name} gives ${id} the weight ${weight}: it should be above 0`),
      ];
    }),
  ];
}

/** The switches that at least one of the variants sets. */
export const switchesVariedBy = ({ variants }: Experiment): readonly string[] => [
  ...new Set(variants.flatMap(({ switches }) => Object.keys(switches))),
];

/** What makes two experiments of one name the same sample. */
const sampleOf = ({ primary, variants }: Experiment): string =>
  JSON.stringify([
    primary ?? 'finished',
    variants.map(({ id, weight, switches }) => [id, weight, Object.entries(switches).sort()]),
  ]);

/** Running experiments that keep their name and get other variants, weights or another primary figure: their visits would mix. */
export const mixedSamples = (before: readonly Experiment[], after: readonly Experiment[]): readonly string[] =>
  after
    .filter((own) => before.some((other) => other.name === own.name && sampleOf(other) !== sampleOf(own)))
    .map(({ name }) => name);
