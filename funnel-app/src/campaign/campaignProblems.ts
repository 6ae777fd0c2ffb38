import { isServerPath } from '#contract/api/server-paths.ts';
import type { CampaignChoices, CampaignProblem } from '#contract/campaign/campaign.ts';
import { campaignMoment } from '#contract/campaign/campaign-times.ts';
import { isExperiment, isRow, isText } from '#contract/campaign/shape.ts';
import { type Experiment, experimentProblems } from '#contract/experiments/experiment.ts';
import type { Flow } from '#contract/flow/flow.ts';
import { settableFacts } from '#contract/flow/guards.ts';
import { buyerGroupIds } from '#contract/site/site.ts';
import { illegalCombinationsIn, type SwitchName, switchNames } from '#design-system/switches/switches.ts';
import { valuesOf } from '#themes/switches.ts';
import { type Campaign, keyOfPath } from './campaigns.ts';
import { placeProblems } from './placeProblems.ts';
import { isFixedPage, reservedPathKeys } from './reservedPaths.ts';
import { textProblems } from './textProblems.ts';

type Row = Readonly<Record<string, unknown>>;
type Problem = Omit<CampaignProblem, 'path'>;

const listed = (names: readonly string[]) => names.join(', ');
const isNumber = (value: unknown) => isText(value) && /^\d{1,9}$/.test(value);
const isThankYouPath = (value: unknown) =>
  isText(value) && /^\/[a-z\d-]{1,80}\/$/.test(value) && !isFixedPage(value) && !isServerPath(value);

const isPath = (value: unknown) => isText(value) && /^\/[a-z\d/-]{0,80}$/i.test(value);
const aTime = 'a time in UTC, such as 2026-12-01T08:00Z';
const isTime = (value: unknown) => campaignMoment(value) !== undefined;
/** As the settings name destinations. */
const isName = (value: unknown) => isText(value) && /^[a-z\d-]{1,40}$/.test(value);

/** The fields of a campaign, each with a check of its value and what the value should be. */
const fields: Readonly<Record<keyof Campaign | 'path', readonly [isGood: (value: unknown) => boolean, shouldBe: string]>> = {
  path: [isPath, 'an address such as /survey/fb: letters, digits, hyphens, slashes'],
  flow: [isText, 'the id of a flow'],
  oid: [isNumber, 'digits, nine at most, as text'],
  affid: [isNumber, 'digits, nine at most, as text'],
  switches: [isRow, 'switches with their values'],
  facts: [
    (value) => Array.isArray(value) && value.every((fact) => (settableFacts as readonly unknown[]).includes(fact)),
    `a list of ${listed(settableFacts)}`,
  ],
  buyers: [(value) => (buyerGroupIds as readonly unknown[]).includes(value), `one of ${listed(buyerGroupIds)}`],
  thankYouPath: [isThankYouPath, 'a path such as /survey-thank-you/ that is no other page'],
  verifiesPhone: [(value) => typeof value === 'boolean', 'true or false'],
  texts: [isRow, 'texts by language'],
  host: [(value) => isText(value) && /^[a-z\d.-]{1,100}$/.test(value), 'a host of the site, such as example.com'],
  destinations: [
    (value) => Array.isArray(value) && value.length > 0 && value.every(isName) && new Set(value).size === value.length,
    'names of destinations, each once; without the field all that the rules allow get leads',
  ],
  startsAt: [isTime, aTime],
  endsAt: [isTime, aTime],
  instead: [isPath, 'the path of another campaign'],
  experiments: [(value) => Array.isArray(value) && value.every(isExperiment), 'a list of experiments'],
};

/** @param under the campaign's own switches, which these override */
function switchProblems(own: Row, field: string, under: Row = {}): readonly Problem[] {
  const together = illegalCombinationsIn({ ...under, ...own } as Record<string, string>).filter(
    ({ when, never }) => when.name in own || never.name in own,
  );
  const unknown = Object.entries(own).flatMap(([name, value]): Problem[] => {
    const at = `${field}.${name}`;
    if (!(switchNames as readonly string[]).includes(name))
      return [{ field: at, problem: `switch "${name}" is not known`, remedy: `Use one of ${listed(switchNames)}.` }];
    const known = valuesOf(name as SwitchName);
    return isText(value) && known.includes(value)
      ? []
      : [{ field: at, problem: `switch ${name} has no value "${value}"`, remedy: `Use one of ${listed(known)}.` }];
  });
  return [
    ...unknown,
    ...together.map(({ when, never, because }) => ({
      field: `${field}.${never.name in own ? never.name : when.name}`,
      problem: `${when.name}=${when.value} never goes with ${never.name}=${never.value}: ${because}`,
      remedy: `Change ${when.name} or ${never.name}.`,
    })),
  ];
}

function experimentsProblems(experiments: readonly Experiment[], under: Row): readonly Problem[] {
  return [
    ...experimentProblems(experiments).map((problem) => ({
      field: 'experiments',
      problem,
      remedy: 'Correct the experiment, or take it out.',
    })),
    ...experiments.flatMap(({ name, variants }) =>
      variants.flatMap(({ id, switches }) =>
        switchProblems(switches, `experiments.${name}.${id}`, under).map((each) => ({
          ...each,
          problem: `experiment ${name}, variant ${id}: ${each.problem}`,
        })),
      ),
    ),
  ];
}

/** The problems of one campaign by itself. */
function rowProblems(row: Row, flows: readonly Flow[]): readonly Problem[] {
  const ids = flows.map(({ id }) => id);
  const isGood = (name: keyof typeof fields) => fields[name][0](row[name]);
  const unknown = Object.keys(row).filter((name) => !Object.hasOwn(fields, name));
  const bad = (Object.keys(fields) as (keyof typeof fields)[]).filter((name) => row[name] !== undefined && !isGood(name));
  const switches = isRow(row.switches) ? row.switches : {};
  return [
    ...unknown.map((field) => ({
      field,
      problem: `field "${field}" is not known`,
      remedy: `Use ${listed(Object.keys(fields))}.`,
    })),
    ...bad.map((field) => ({
      field,
      problem: `${field} cannot be ${JSON.stringify(row[field])}`,
      remedy: `It should be ${fields[field][1]}.`,
    })),
    ...(['path', 'flow', 'oid', 'affid'] as const)
      .filter((field) => row[field] === undefined)
      .map((field) => ({ field, problem: `${field} is missing`, remedy: `Give it ${fields[field][1]}.` })),
    ...(!isText(row.flow) || ids.includes(row.flow)
      ? []
      : [{ field: 'flow', problem: `flow "${row.flow}" is not known`, remedy: `Use one of ${listed(ids)}.` }]),
    ...switchProblems(switches, 'switches'),
    ...(isGood('experiments') ? experimentsProblems(row.experiments as readonly Experiment[], switches) : []),
    ...textProblems(
      { texts: isGood('texts') ? row.texts : undefined, switches, experiments: isGood('experiments') ? row.experiments : [] },
      flows.find(({ id }) => id === row.flow),
    ),
  ];
}

/** The problems of a path among all others. */
function pathProblem(path: string, isTwice: boolean, ownPages: ReadonlySet<string>): string | undefined {
  if (isTwice) return 'another path is the same without its slashes';
  if (ownPages.has(keyOfPath(path))) return 'a page of the site, which it would replace';
  return isServerPath(path) ? 'the server answers what begins like this itself, so nobody would see the campaign' : undefined;
}

/**
 * The problems of campaigns that would be live together; none where all may. Pure; takes any JSON. See
 * docs/spec/campaigns.md#checked.
 */
export function campaignProblems(
  contents: readonly unknown[],
  flows: readonly Flow[],
  choices?: CampaignChoices,
): readonly CampaignProblem[] {
  const rows = contents.map((each): Row => (isRow(each) ? each : {}));
  const pathOf = ({ path }: Row) => (isText(path) ? path : '');
  const thanks = rows.flatMap(({ thankYouPath }) => (isThankYouPath(thankYouPath) ? [String(thankYouPath)] : []));
  const ownPages = reservedPathKeys(thanks, flows);
  const keys = rows.map((row) => keyOfPath(pathOf(row)));
  return rows.flatMap((row, index) => {
    const path = pathOf(row);
    const problem = pathProblem(path, keys.indexOf(keys[index] as string) !== index, ownPages);
    return [
      ...rowProblems(row, flows),
      ...placeProblems(row, keys, choices),
      ...(problem === undefined ? [] : [{ field: 'path', problem, remedy: 'Choose another path.' }]),
    ].map((each) => ({ path, ...each }));
  });
}
