import { timeBandOf } from '#contract/experiments/step-facts.ts';
import type { Events } from '#contract/experiments/visit-events.ts';
import { canExitTo } from '#contract/flow/flow.ts';
import type { StepName } from '#contract/flow/steps.ts';
import { request } from '../api/request.ts';
import { type Survey, walkSurvey } from '../journey/journey.ts';
import { afterPause } from '../lib/afterPause.ts';
import type { JourneyEvent, VisitTracking } from './visitTracking.ts';

/** As POST /events takes them: names of steps and fields, and never their answers. */
type VisitEvent = Events['events'][number];

/** Milliseconds on a step that are a pause, and the most events of one call. */
const [pauseMs, most] = [3000, 60];

/**
 * Reports steps shown, edges walked and steps blocked, together when the visitor pauses or goes. It loads when idle and never
 * delays or breaks a visit.
 */
export function reportVisitEvents(survey: Survey, { moves, blocked }: VisitTracking): void {
  const { flow } = survey;
  let viewed: StepName | undefined;
  let shownAt = 0;
  let waiting: VisitEvent[] = [];
  const flush = () => {
    if (waiting.length > 0) sendEvents(flow.id, waiting);
    waiting = [];
  };
  const flushInPause = afterPause(flush, pauseMs);
  const send = (...events: readonly VisitEvent[]) => {
    if (waiting.length + events.length > most) flush();
    waiting.push(...events);
    flushInPause();
  };

  const onMove = ({ answers, viewing }: JourneyEvent) => {
    if (viewing === viewed) return;
    // a quick or resumed visit has walked already: the first report covers the whole path
    if (viewed === undefined) send(...eventsOfPath(walkSurvey(survey, answers).path, viewing));
    // Back crosses an edge the other way, and no flow has a loop
    else if (canExitTo(flow, viewed, viewing)) send(['walked', viewed, viewing, timeBandOf(performance.now() - shownAt)]);
    else send(['shown', viewing]);
    viewed = viewing;
    shownAt = performance.now();
    // the server knows then where the visit finished: its lead would come first
    if (viewing === flow.steps.at(-1)?.step) flush();
  };
  const last = moves.last();
  if (last) onMove(last);
  moves.subscribe(onMove);

  blocked.subscribe(({ step, errors }) => send(['blocked', step, errors]));
}

function eventsOfPath(path: readonly StepName[], viewing: StepName): readonly VisitEvent[] {
  const way = path.includes(viewing) ? path.slice(0, path.indexOf(viewing) + 1) : [viewing];
  return way.map((step, index) => (index === 0 ? ['shown', step] : ['walked', way[index - 1] as StepName, step]));
}

/** Whether the browser took the beacon. Some have none, and blockers make it throw. */
function isBeaconQueued(body: string): boolean {
  try {
    return navigator.sendBeacon('/events', body);
  } catch {
    return false;
  }
}

/** Sends a beacon, which outlives the page, or else a call that does. */
function sendEvents(flow: Events['flow'], events: readonly VisitEvent[]): void {
  const body = { flow, events };
  if (!isBeaconQueued(JSON.stringify(body))) void request('POST', '/events', body, { timeout: 10_000, keepalive: true });
}
