import { indexOfStep } from '#contract/flow/flow.ts';
import { flowById } from '#contract/flows/index.ts';
import { closestPlace } from '#funnel/builder/builderSession.ts';
import type { FramedWalk } from '#funnel/builder/FramedSurvey.tsx';
import type { Place } from '#funnel/builder/sampleVisit.ts';

export const indexIn = (places: readonly Place[], { place }: FramedWalk): number =>
  places.findIndex(({ viewing }) => viewing === place.viewing);

/**
 * The walk where a campaign of this flow shows it: the same step, else the one at its position.
 * @param at the position of the walk's step among the screens that it was walked through
 */
export function walkIn(walk: FramedWalk, flow: string, places: readonly Place[], at: number): FramedWalk {
  const own = flowById(flow);
  const isThere = indexIn(places, walk) >= 0;
  // walked to by other answers, the step is of the flow though it is not among the sample's screens
  const isOfFlow = own !== undefined && indexOfStep(own, walk.place.viewing) >= 0 && walk.by !== undefined;
  if (isThere || isOfFlow) return walk;
  return { place: places[Math.min(Math.max(at, 0), places.length - 1)] ?? closestPlace(places, undefined) };
}

/** The screen before or after, where there is one. */
export function placeBeside(places: readonly Place[], walk: FramedWalk, by: 1 | -1): Place | undefined {
  const at = indexIn(places, walk);
  return at < 0 ? places[0] : places[at + by];
}
