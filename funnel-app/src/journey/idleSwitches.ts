import type { Flow } from '#contract/flow/flow.ts';
import { baseStepOf } from '#contract/flow/steps.ts';
import { type SwitchDefinition, type SwitchName, switches, switchNames } from '#design-system/switches/switches.ts';
import { withoutStart } from './journey.ts';

/** Why a switch does nothing in a flow: its steps, its first question, its meter, or its bar. */
export type IdleReason = 'steps' | 'start' | 'meter' | 'bar';

const hasNoBar = ({ options: { bar } }: Flow) => bar === 'none';

/** Switches that a flow's own options can make idle. */
const idleByOptions: Partial<Record<SwitchName, readonly [IdleReason, (flow: Flow) => boolean]>> = {
  start: ['start', (flow) => !withoutStart({ flow, campaign: {} }).opened],
  meter: ['meter', ({ options: { meter } }) => meter === 'never'],
  progress: ['bar', hasNoBar],
  percent: ['bar', hasNoBar],
};

/** Why a switch does nothing in a flow; undefined where it does something. See docs/spec/campaigns.md#visual-switches. */
export function idleReason(name: SwitchName, flow: Flow): IdleReason | undefined {
  const { concerns }: SwitchDefinition = switches[name];
  if (concerns && !flow.steps.some(({ step }) => concerns.includes(step) || concerns.includes(baseStepOf(step)))) return 'steps';
  const [reason, isIdle] = idleByOptions[name] ?? [];
  return isIdle?.(flow) ? reason : undefined;
}

/** The switches that do nothing in a flow: leads are not stamped with them. */
export const idleSwitches = (flow: Flow): readonly SwitchName[] =>
  switchNames.filter((name) => idleReason(name, flow) !== undefined);
