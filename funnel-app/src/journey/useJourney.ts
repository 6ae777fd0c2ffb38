import { useCallback, useEffect, useRef, useState } from 'react';
import type { Answers } from '#contract/fields.ts';
import type { StepName } from '#contract/steps.ts';
import { afterPaint } from './afterPaint.ts';
import { advance, begin, draft, type Journey, resume, type Survey, show, walkSurvey, withNoted } from './journey.ts';
import type { AddressTracking } from './tracking.ts';
import { backUpVisit, keepVisit, keptVisit, type Noted, newVisit, savedVisit, type Visit } from './visit.ts';

export interface JourneyControls {
  readonly journey: Journey;
  /** Answers the viewed step and moves on; resolves the visit as finished when it was the last. */
  readonly answer: (given: Answers, noted?: Noted) => void;
  /** What goes along with the lead and is no answer. */
  readonly noted: Noted;
  /** Keeps what is being typed, without moving on. */
  readonly type: (given: Answers) => void;
  readonly back: () => void;
  /** The visit as it stands, for the submission. */
  readonly visit: () => Visit;
}

const nothing: Noted = {};

interface HistoryEntry {
  readonly step: StepName;
}

const stepInHistory = (state: unknown): StepName | undefined =>
  typeof state === 'object' && state !== null ? (state as Partial<HistoryEntry>).step : undefined;

/**
 * The state of one visit, tied to the browser's history (Back and the back control are the same thing) and kept on the device.
 * The first render is always the flow's first step, as the server rendered it; a kept visit is taken up right after.
 * @param survey must be the same object in every render.
 * @param campaign names what the visit is of (`campaignName`): a visit of another campaign is not taken up.
 * @param finished called once, when the last step is answered validly.
 */
export function useJourney(
  survey: Survey,
  campaign: string,
  tracking: () => AddressTracking,
  finished: (visit: Visit) => void,
): JourneyControls {
  const [journey, setJourney] = useState(() => begin(survey));
  // Handlers read these, so that two quick taps each see what the one before has done.
  const latest = useRef(journey);
  const visit = useRef<Visit | undefined>(undefined);
  const enteredAt = useRef(0);

  const current = useCallback((): Visit => {
    visit.current ??= newVisit({ flow: survey.flow.id, campaign }, latest.current.viewing, tracking().fields);
    return visit.current;
  }, [survey, campaign, tracking]);

  const set = useCallback(
    (next: Journey) => {
      const known = current();
      const moved = next.viewing !== latest.current.viewing;
      visit.current = {
        ...(moved ? timed(known, enteredAt.current) : known),
        answers: next.answers,
        viewing: next.viewing,
      };
      if (moved) enteredAt.current = performance.now();
      latest.current = next;
      setJourney(next);
      const stands = visit.current;
      if (!moved) return void keepVisit(stands);
      afterPaint(() => {
        // What was answered or typed meanwhile is kept already, and must not be overwritten with less.
        if (visit.current === stands) void keepVisit(stands);
        backUpVisit(stands, next.progress);
      });
    },
    [current],
  );

  useEffect(() => {
    enteredAt.current = performance.now();
    let stale = false;
    const takeUp = (kept: Visit, given: Answers) => {
      // Who sent the visitor last says so in the address. One that says nothing leaves what the visit began with; the server's copy has none.
      const address = tracking();
      const taken = address.given || Object.keys(kept.tracking).length === 0 ? { ...kept, tracking: address.fields } : kept;
      const known = withNoted(survey, taken.noted);
      // A tap may have moved this page on already: the kept visit was further.
      const at = visit.current ? taken.viewing : (stepInHistory(history.state) ?? taken.viewing);
      const next = resume(known, { ...taken.answers, ...given }, at);
      visit.current = { ...taken, answers: next.answers, viewing: next.viewing };
      latest.current = next;
      setJourney(next);
      layHistory(known, next);
    };
    const load = async () => {
      const own = await keptVisit({ campaign });
      if (stale) return;
      if (own) {
        // A tap that came before the device had answered is part of the visit that it keeps.
        takeUp(own, visit.current?.answers ?? {});
        void keepVisit(current());
        return;
      }
      const saved = visit.current ? undefined : await savedVisit({ flow: survey.flow.id, campaign });
      // The server takes its time: an answer given meanwhile is newer than what it has.
      if (saved && !stale && !visit.current) takeUp(saved, {});
      // Nothing is left of the visit that this entry of the history was part of.
      else if (stepInHistory(history.state) && !stale) layHistory(survey, latest.current);
    };
    void load();
    const onPop = (event: PopStateEvent) => {
      const step = stepInHistory(event.state) ?? begin(survey).viewing;
      set(show(withNoted(survey, visit.current?.noted ?? nothing), latest.current, step));
    };
    addEventListener('popstate', onPop);
    return () => {
      stale = true;
      removeEventListener('popstate', onPop);
    };
  }, [survey, campaign, set, tracking, current]);

  const known = () => withNoted(survey, visit.current?.noted ?? nothing);

  return {
    journey,
    noted: visit.current?.noted ?? nothing,
    answer: (given, noted) => {
      if (noted) visit.current = { ...current(), noted: { ...current().noted, ...noted } };
      const { journey: next, finished: atEnd } = advance(known(), latest.current, given);
      const moved = next.viewing !== latest.current.viewing;
      set(next);
      if (moved) history.pushState({ step: next.viewing } satisfies HistoryEntry, '');
      if (atEnd) void finished(timed(current(), enteredAt.current));
    },
    type: (given) => set(draft(latest.current, given)),
    back: () => history.back(),
    visit: current,
  };
}

/** The visit with the time that its viewed step has been on the screen, since `enteredAt` of the page's clock. */
function timed(visit: Visit, enteredAt: number): Visit {
  const spent = (visit.seconds[visit.viewing] ?? 0) + (performance.now() - enteredAt) / 1000;
  return { ...visit, seconds: { ...visit.seconds, [visit.viewing]: Math.round(spent) } };
}

/**
 * Lays the way to the viewed step into the browser's history, so that Back goes to the previous question: a visit taken up in a new tab has
 * nothing behind it, and one that begins anew finds steps of the one before.
 */
function layHistory(survey: Survey, journey: Journey): void {
  const { path } = walkSurvey(survey, journey.answers);
  const way = path.slice(0, path.indexOf(journey.viewing) + 1);
  const at = way.indexOf(stepInHistory(history.state) as StepName);
  if (at === -1) history.replaceState({ step: way[0] as StepName } satisfies HistoryEntry, '');
  for (const step of way.slice(Math.max(at, 0) + 1)) history.pushState({ step } satisfies HistoryEntry, '');
}
