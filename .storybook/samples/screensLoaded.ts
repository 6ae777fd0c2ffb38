import { type FlowId, flowById } from '#contract/flows/index.ts';
import { screenLoads } from '#funnel/pages/survey/stepScreens.tsx';
import { isPictured } from '../pictures.ts';

/** A story's loader: no picture shows a screen of its flow that is still to come. */
export async function screensLoaded({ args: { flow } }: { readonly args: { readonly flow: FlowId } }): Promise<void> {
  const known = isPictured() ? flowById(flow) : undefined;
  if (known) await Promise.all(screenLoads(known).map((load) => load()));
}
