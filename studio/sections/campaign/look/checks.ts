import type { CampaignProblem } from '#contract/campaign/campaign.ts';
import type { SwitchName } from '#design-system/switches/switches.ts';
import { fieldName } from '#funnel/builder/differenceWords.ts';
import type { Warning } from '#funnel/builder/warnings.ts';

/** One line of the checks: what holds, or what is wrong with what puts it right. */
export interface Check {
  /** `wrong` keeps content from going live; `warning` does not. */
  readonly state: 'good' | 'warning' | 'wrong';
  readonly text: string;
  /** What a person can do, in a sentence. */
  readonly remedy?: string;
  /** The field whose control it belongs to, such as `switches.theme`. */
  readonly field?: string;
  /** The change that puts it right. */
  readonly fix?: Warning['fix'];
}

/** What holds while no warning of a kind says otherwise. */
const kinds = [
  ['combination', 'All switches go together'],
  ['idle', 'Every choice has an effect in this flow'],
  ['contrast', 'Contrast is enough in every state'],
  ['plate', 'The logo can be read on its header'],
] as const;

const checkOf = ({ text, of, fix }: Warning, state: Check['state'] = 'warning'): Check => ({
  state,
  text,
  ...(of && { field: `switches.${of}` }),
  ...(fix && { fix }),
});

/** The builder's warning of the same thing: it has the words of the controls, and what mends it. */
const sameIn = (warnings: readonly Warning[], field: string) =>
  warnings.find(({ kind, of }) => kind === 'combination' && field === `switches.${of}`);

/** @param isChecked whether the server has judged what is on the screen */
function serverChecks(problems: readonly CampaignProblem[], warnings: readonly Warning[], isChecked: boolean): readonly Check[] {
  if (problems.length > 0)
    return problems.map(({ field, problem, remedy }) => {
      const same = sameIn(warnings, field);
      return same ? checkOf(same, 'wrong') : { state: 'wrong', text: `${fieldName(field)}: ${problem}.`, remedy, field };
    });
  return isChecked ? [{ state: 'good', text: 'The server finds nothing against it' }] : [];
}

/** The checks of content: the server's first, then the builder's, each that holds in one line. */
export function checksOf(
  problems: readonly CampaignProblem[],
  warnings: readonly Warning[],
  isChecked: boolean,
): readonly Check[] {
  const said = problems.map(({ field }) => sameIn(warnings, field));
  const warned = warnings.filter((each) => !said.includes(each)).map((each) => checkOf(each));
  const held = kinds.flatMap(([kind, text]): readonly Check[] =>
    warnings.some((each) => each.kind === kind) ? [] : [{ state: 'good', text }],
  );
  const own = serverChecks(problems, warnings, isChecked);
  return [...own.filter(({ state }) => state === 'wrong'), ...warned, ...own.filter(({ state }) => state === 'good'), ...held];
}

/** How many checks ask for something. */
export const countOpen = (checks: readonly Check[]): number => checks.filter(({ state }) => state !== 'good').length;

/** What is wrong with each switch, for its control. */
export function notesOf(checks: readonly Check[]): Readonly<Partial<Record<SwitchName, readonly string[]>>> {
  const notes: Partial<Record<SwitchName, readonly string[]>> = {};
  for (const { state, field, text, remedy } of checks) {
    if (state === 'good' || !field?.startsWith('switches.')) continue;
    const name = field.slice('switches.'.length) as SwitchName;
    notes[name] = [...(notes[name] ?? []), remedy ? `${text} ${remedy}` : text];
  }
  return notes;
}
