import { canExitTo } from '#contract/flow/flow.ts';
import type { StepName } from '#contract/flow/steps.ts';
import { request } from '../api/request.ts';
import { type Survey, walkSurvey } from '../journey/journey.ts';
import { type JourneyEvent, journeyEvents } from '../tracking/leadTracking.ts';

/** As POST /events takes them: names of steps, and never what was answered on one. */
type VisitEvent = readonly ['shown' | 'blocked', StepName] | readonly ['walked', StepName, StepName];

/**
 * Tells the server where the visitor is: each step that comes up, each edge that is walked, each step that validation keeps them on. The
 * server knows by its own cookie whose visit it is, and by the lead how it ends. It comes once the page is idle, is told of moves after they
 * have happened, and never waits for an answer: no visit is slower or breaks for it.
 */
export function reportVisitEvents(survey: Survey): void {
  const { flow } = survey;
  let viewed: StepName | undefined;
  const send = (...events: readonly VisitEvent[]) => sendEvents(flow.id, events);

  const look = ({ answers, viewing }: JourneyEvent) => {
    if (viewing === viewed) return;
    // whoever was quick, or took a visit up again, has walked here: the first time all of the way is told
    if (viewed === undefined) send(...eventsOfPath(walkSurvey(survey, answers).path, viewing));
    // Back goes the other way over an edge, and no flow has a loop: so an exit that leads there was walked
    else if (canExitTo(flow, viewed, viewing)) send(['walked', viewed, viewing]);
    else send(['shown', viewing]);
    viewed = viewing;
  };
  const last = journeyEvents.last();
  if (last) look(last);
  journeyEvents.listen(look);

  // An error is shown when its step is submitted, and only then (Core 5).
  let blocked: StepName | undefined;
  new MutationObserver(() => {
    const invalid = document.querySelector('[data-step] [aria-invalid="true"]') !== null;
    if (!invalid) blocked = undefined;
    else if (viewed !== undefined && viewed !== blocked) {
      blocked = viewed;
      send(['blocked', viewed]);
    }
  }).observe(document.body, { subtree: true, attributeFilter: ['aria-invalid'] });
}

function eventsOfPath(path: readonly StepName[], viewing: StepName): readonly VisitEvent[] {
  const way = path.includes(viewing) ? path.slice(0, path.indexOf(viewing) + 1) : [viewing];
  return way.map((step, index) => (index === 0 ? ['shown', step] : ['walked', way[index - 1] as StepName, step]));
}

/** As a beacon, which outlives the page; where that is not to be had, as a call that does. */
function sendEvents(flow: string, events: readonly VisitEvent[]): void {
  const body = { flow, events };
  const taken = typeof navigator.sendBeacon === 'function' && navigator.sendBeacon('/events', JSON.stringify(body));
  if (!taken) void request('POST', '/events', body, { timeout: 10_000, keepalive: true });
}
