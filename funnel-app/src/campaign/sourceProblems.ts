import type { Flow } from '#contract/flow/flow.ts';
import { steps } from '#contract/flow/steps.ts';
import { campaignProblems } from './campaignProblems.ts';

const table = 'funnel-app/src/campaign/campaigns.ts';

/** The first line of the text in the source, from 1. */
const lineOf = (source: string, text: string) => source.slice(0, Math.max(0, source.indexOf(text))).split('\n').length;

/** Unknown steps that a flow lists or leads to. */
const unknownSteps = ({ steps: list }: Flow): readonly string[] =>
  [
    ...new Set(list.flatMap(({ step, exits = [] }) => [step, ...exits.flatMap(({ to, completes = [] }) => [to, ...completes])])),
  ].filter((name) => name !== 'submit' && !Object.hasOwn(steps, name));

/**
 * Problems of the campaigns and flows in code, each with the line at fault.
 * @param source the table's text; the flows' texts by file name
 */
export function sourceProblems(
  rows: Readonly<Record<string, object>>,
  flows: readonly Flow[],
  source: { readonly table: string; readonly flows: Readonly<Record<string, string>> },
): readonly string[] {
  const contents = Object.entries(rows).map(([path, row]) => ({ ...row, path }));
  const astray = flows.flatMap((flow) =>
    unknownSteps(flow).flatMap((name) =>
      Object.entries(source.flows).flatMap(([file, text]) =>
        text.includes(`'${name}'`) ? [`${file}:${lineOf(text, `'${name}'`)} step "${name}" is not known`] : [],
      ),
    ),
  );
  return [
    ...campaignProblems(contents, flows).map(
      ({ path, problem, remedy }) => `${table}:${lineOf(source.table, `'${path}':`)} ${path}: ${problem}. ${remedy}`,
    ),
    ...new Set(astray),
  ];
}
