import type { ComponentType } from 'react';
import type { Flow } from '#contract/flow/flow.ts';
import { withTimeout } from '../../../lib/withTimeout.ts';
import type { SurveyModel } from '../../../model/pageModel.ts';
import type { ExtraProps } from './extraProps.ts';

export const extraNames = ['meter', 'proof', 'howItWorks'] as const;
/** Extras that some visits have beside their questions. */
export type ExtraName = (typeof extraNames)[number];

/** Those that a page has. A page that lacks one that it should have goes without. */
export type Extras = Readonly<Partial<Record<ExtraName, ComponentType<ExtraProps>>>>;

/** Whether the visit shows the meter. See docs/spec/meter.md#where-it-shows. */
export const showsMeter = ({ switches }: Pick<SurveyModel, 'switches'>, { options }: Pick<Flow, 'options'>): boolean =>
  options.meter === 'always' ? switches.meter !== 'no' : options.meter === 'on request' && switches.meter === 'yes';

/** The extras of a page, by its switches and its flow. */
export function extrasOf(model: Pick<SurveyModel, 'switches'>, flow: Flow): readonly ExtraName[] {
  const has: Record<ExtraName, boolean> = {
    meter: showsMeter(model, flow),
    proof: model.switches.proof === 'on',
    howItWorks: model.switches.redesign === 'on',
  };
  return extraNames.filter((name) => has[name]);
}

/** Each is a file of its own, loaded only by pages that show it. */
const loaders: Readonly<Record<ExtraName, () => Promise<{ readonly default: ComponentType<ExtraProps> }>>> = {
  meter: () => import('./Meter.tsx'),
  proof: () => import('./Proof.tsx'),
  howItWorks: () => import('./HowItWorksExtra.tsx'),
};

/** Loads the extras within five seconds; the survey works without a missing one. */
export async function loadExtras(names: readonly ExtraName[]): Promise<Extras> {
  const loaded = await Promise.allSettled(
    names.map(async (name) => [name, (await withTimeout(loaders[name](), 5000)).default] as const),
  );
  return Object.fromEntries(loaded.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : [])));
}
