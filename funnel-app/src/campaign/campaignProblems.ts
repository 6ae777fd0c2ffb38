import { isServerPath } from '#contract/api/server-paths.ts';
import { type Experiment, experimentProblems } from '#contract/experiments/experiment.ts';
import type { Flow } from '#contract/flow/flow.ts';
import { settableFacts } from '#contract/flow/guards.ts';
import { steps } from '#contract/flow/steps.ts';
import { buyerGroupIds } from '#contract/site/site.ts';
import { illegalCombinationsIn, type SwitchName, switchNames } from '#design-system/switches/switches.ts';
import { valuesOf } from '#themes/switches.ts';
import { type Campaign, keyOfPath } from './campaigns.ts';
import { isFixedPage, reservedPathKeys } from './reservedPaths.ts';

/** The fields of a row (Campaign), each with a check of its value. */
const fields: Readonly<Record<keyof Campaign, (value: unknown) => boolean>> = {
  flow: () => true,
  oid: (value) => /^\d{1,9}$/.test(String(value)),
  affid: (value) => /^\d{1,9}$/.test(String(value)),
  switches: () => true,
  facts: (value) => Array.isArray(value) && value.every((fact) => (settableFacts as readonly unknown[]).includes(fact)),
  buyers: (value) => (buyerGroupIds as readonly string[]).includes(String(value)),
  thankYouPath: (value) =>
    typeof value === 'string' && /^\/[a-z\d-]+\/$/.test(value) && !isFixedPage(value) && !isServerPath(value),
  verifiesPhone: (value) => typeof value === 'boolean',
  experiments: (value) => Array.isArray(value),
};

const listed = (names: readonly string[]) => names.join(', ');

type Chosen = Readonly<Record<string, string>>;

/** @param under the campaign's own switches, which these override */
function switchProblems(switches: unknown, under: Chosen = {}): readonly string[] {
  const own = (switches ?? {}) as Chosen;
  const together = illegalCombinationsIn({ ...under, ...own }).filter(({ when, never }) => when.name in own || never.name in own);
  const unknown = Object.entries(own).flatMap(([name, value]) => {
    if (!(switchNames as readonly string[]).includes(name)) return [`switch "${name}" is not known: ${listed(switchNames)}`];
    const known = valuesOf(name as SwitchName);
    return known.includes(String(value)) ? [] : [`switch ${name} has no value "${value}": ${listed(known)}`];
  });
  return [
    ...unknown,
    ...together.map(
      ({ when, never, because }) => `${when.name}=${when.value} never goes with ${never.name}=${never.value}: ${because}`,
    ),
  ];
}

function experimentsProblems(experiments: unknown, under: Chosen): readonly string[] {
  if (!Array.isArray(experiments)) return [];
  return [
    ...experimentProblems(experiments),
    ...(experiments as readonly Experiment[]).flatMap(({ name, variants }) =>
      variants.flatMap(({ id, switches }) =>
        switchProblems(switches, under).map((problem) => `experiment ${name}, variant ${id}: ${problem}`),
      ),
    ),
  ];
}

function rowProblems(row: Readonly<Record<string, unknown>>, flows: readonly Flow[]): readonly string[] {
  const ids = flows.map(({ id }) => id);
  const unknown = Object.keys(row).filter((name) => !Object.hasOwn(fields, name));
  const bad = Object.entries(row).filter(([name, value]) => fields[name as keyof Campaign]?.(value) === false);
  return [
    ...unknown.map((name) => `field "${name}" is not known: ${listed(Object.keys(fields))}`),
    ...bad.map(([name, value]) => `${name} cannot be ${JSON.stringify(value)}`),
    ...['flow', 'oid', 'affid'].filter((name) => row[name] === undefined).map((name) => `${name} is missing`),
    ...(row.flow === undefined || ids.includes(String(row.flow)) ? [] : [`flow "${row.flow}" is not known: ${listed(ids)}`]),
    ...switchProblems(row.switches),
    ...experimentsProblems(row.experiments, (row.switches ?? {}) as Chosen),
  ];
}

/** Unknown steps that a flow lists or leads to. */
const unknownSteps = ({ steps: list }: Flow): readonly string[] =>
  [
    ...new Set(list.flatMap(({ step, exits = [] }) => [step, ...exits.flatMap(({ to, completes = [] }) => [to, ...completes])])),
  ].filter((name) => name !== 'submit' && !Object.hasOwn(steps, name));

/** The first line of the text in the source, from 1. */
const lineOf = (source: string, text: string) => source.slice(0, Math.max(0, source.indexOf(text))).split('\n').length;

/**
 * Problems of the campaign table and its flows, each with the line at fault.
 * @param source the table's text; the flows' texts by file name. See docs/spec/campaigns.md#paths.
 */
export function campaignProblems(
  rows: Readonly<Record<string, object>>,
  flows: readonly Flow[],
  source: { readonly table: string; readonly flows: Readonly<Record<string, string>> },
): readonly string[] {
  const table = 'funnel-app/src/campaign/campaigns.ts';
  const paths = Object.keys(rows);
  const at = (path: string) => `${table}:${lineOf(source.table, `'${path}':`)} ${path}`;
  const twice = paths.filter((path, index) => paths.findIndex((each) => keyOfPath(each) === keyOfPath(path)) !== index);
  const sound = Object.entries(rows).filter(([, row]) => fields.thankYouPath((row as Partial<Campaign>).thankYouPath));
  const ownPages = reservedPathKeys(Object.fromEntries(sound), flows);
  const steps = flows.flatMap((flow) =>
    unknownSteps(flow).flatMap((name) =>
      Object.entries(source.flows).flatMap(([file, text]) =>
        text.includes(`'${name}'`) ? [`${file}:${lineOf(text, `'${name}'`)} step "${name}" is not known`] : [],
      ),
    ),
  );
  return [
    ...paths.flatMap((path) => rowProblems({ ...rows[path] }, flows).map((problem) => `${at(path)}: ${problem}`)),
    ...twice.map((path) => `${at(path)}: another path is the same without its slashes`),
    ...paths
      .filter((path) => ownPages.has(keyOfPath(path)))
      .map((path) => `${at(path)}: a page of the site, which it would replace`),
    ...paths
      .filter(isServerPath)
      .map((path) => `${at(path)}: the server answers what begins like this itself, so nobody would see the campaign`),
    ...new Set(steps),
  ];
}
