import type { PageSettings } from '#contract/api/page-settings.ts';
import { factsOf } from '#contract/flow/engine.ts';
import { holds } from '#contract/flow/guards.ts';
import { type Survey, startJourney, walkSurvey } from '../journey/journey.ts';
import { serverTime } from '../lib/serverTime.ts';
import { loadScript } from './loadScript.ts';
import type { JourneyEvent, VisitTracking } from './visitTracking.ts';

/** Loads each script of the flow once its step is completed. See docs/spec/flows.md#scripts-of-steps. */
export function followSteps(
  survey: Survey,
  {
    affid,
    addresses,
    moves,
  }: {
    readonly affid: string;
    readonly addresses: PageSettings['scripts'];
    readonly moves: VisitTracking['moves'];
  },
): void {
  let viewed = '';
  const onMove = ({ answers, viewing }: JourneyEvent) => {
    if (viewing === viewed) return;
    viewed = viewing;
    // the visit opened by itself: no step is completed yet
    if (survey.opened && viewing === startJourney(survey).viewing) return;
    const { path } = walkSurvey(survey, answers);
    const completed = new Set<string>(path.slice(0, path.indexOf(viewing)));
    const facts = factsOf(answers, { now: serverTime(), campaign: survey.campaign });
    for (const { step, loads = [] } of survey.flow.steps) {
      if (!completed.has(step)) continue;
      for (const load of loads) {
        const address = addresses[load.script];
        const isFor = (load.affid ?? affid) === affid && (load.when === undefined || holds(load.when, facts));
        if (address && isFor) void loadScript(address);
      }
    }
  };
  moves.subscribe(onMove);
  const last = moves.last();
  if (last) onMove(last);
}
