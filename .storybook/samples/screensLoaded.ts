import { type FlowId, flowById } from '#contract/flows/index.ts';
import { screenLoads } from '#funnel/pages/survey/stepScreens.tsx';

/** A story's loader: no picture, and no test, sees a screen of its flow that is still to come. */
export async function screensLoaded({ args: { flow } }: { readonly args: { readonly flow: FlowId } }): Promise<void> {
  const known = flowById(flow);
  if (known) await Promise.all(screenLoads(known).map((load) => load()));
}
