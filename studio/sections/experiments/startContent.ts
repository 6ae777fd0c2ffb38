import type { CampaignContent } from '#contract/campaign/campaign.ts';
import { type Experiment, isSameThroughout } from '#contract/experiments/experiment.ts';
import type { GuardrailName, MeasureName } from '#contract/experiments/measure.ts';

type Switches = Readonly<Record<string, string>>;

/** A variant as it is typed. */
export interface TypedVariant {
  readonly name: string;
  /** Its share among the weights of all. */
  readonly weight: string;
  readonly switches: Switches;
}

/** An experiment as it is typed. */
export interface TypedExperiment {
  readonly name: string;
  readonly variants: readonly TypedVariant[];
  readonly primary: MeasureName;
  /** In points. */
  readonly leastEffect: string;
  readonly guardrails: readonly GuardrailName[];
  readonly stopsLosers: boolean;
  /** The day (ISO) on which it ends by itself. */
  readonly expires: string;
}

export const mostVariants = 4;

/** The same settings for an A/A: the campaign against itself, which checks the counting and names no winner. */
export const againstItself = (typed: TypedExperiment): TypedExperiment => ({
  ...typed,
  stopsLosers: false,
  variants: ['One half', 'Other half'].map((name) => ({ name, weight: '50', switches: {} })),
});

/** A name as rows and addresses have it. */
export const idOf = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 40);

/** What of the draft's look differs from what is live: the second variant of a comparison. */
export const changedSwitches = (live: Switches, draft: Switches): Switches =>
  Object.fromEntries(Object.entries(draft).filter(([name, value]) => live[name] !== value));

/** Points as a share; undefined for what is no number. */
export function effectOf(points: string): number | undefined {
  const value = Number(points.replace(',', '.'));
  return points.trim() !== '' && Number.isFinite(value) && value > 0 ? value / 100 : undefined;
}

export const weightOf = ({ weight }: TypedVariant): number => Number(weight.replace(',', '.'));

/** What is wrong with what was typed, by its field. @param taken names of experiments that there are: their figures are another sample */
export function startFaults({ name, variants, leastEffect, expires }: TypedExperiment, taken: readonly string[], today: string) {
  const ids = variants.map((each) => idOf(each.name));
  const effect = effectOf(leastEffect);
  return {
    ...(idOf(name) === '' && { name: 'Give it a name.' }),
    ...(taken.includes(idOf(name)) && { name: 'There was an experiment of this name: its figures are another sample.' }),
    ...((effect === undefined || effect < 0.001 || effect > 0.2) && { leastEffect: 'From 0.1 to 20 points.' }),
    ...(expires <= today && { expires: 'A day to come.' }),
    ...((ids.includes('') || new Set(ids).size < ids.length) && { variants: 'Give each variant a name of its own.' }),
    ...(variants.some((each) => !(weightOf(each) > 0)) && { variants: 'Each variant needs a share above 0.' }),
  } as Readonly<Partial<Record<'name' | 'leastEffect' | 'expires' | 'variants', string>>>;
}

/**
 * A campaign with the experiment: what was changed of its look goes to a variant, and the campaign itself stays as it is live. Pure.
 */
export function startContent(
  draft: CampaignContent,
  live: CampaignContent,
  typed: TypedExperiment,
  owner: string,
): CampaignContent {
  const { switches: _, experiments = [], ...rest } = draft;
  const { name, variants, primary, leastEffect, guardrails, stopsLosers, expires } = typed;
  const [first, second, ...others] = variants.map((each) => ({
    id: idOf(each.name),
    weight: weightOf(each),
    switches: each.switches,
  }));
  if (!first || !second) return draft;
  const experiment: Experiment = {
    name: idOf(name),
    owner,
    expires,
    // of equal variants none is worse
    ...(stopsLosers && !isSameThroughout({ variants: [first, second, ...others] }) && { stopsLosers: true }),
    primary,
    leastEffect: effectOf(leastEffect) ?? 0.01,
    ...(guardrails.length > 0 && { guardrails }),
    variants: [first, second, ...others],
  };
  return { ...rest, ...(live.switches && { switches: live.switches }), experiments: [...experiments, experiment] };
}
