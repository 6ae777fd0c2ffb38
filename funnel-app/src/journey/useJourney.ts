import { useCallback, useEffect, useRef, useState } from 'react';
import type { Answers } from '#contract/fields.ts';
import type { StepName } from '#contract/steps.ts';
import { afterPaint } from './afterPaint.ts';
import { advance, begin, draft, type Journey, resume, type Survey, show, walkSurvey, withNoted } from './journey.ts';
import { backUpVisit, keepVisit, loadVisit, type Noted, newVisit, type Visit } from './visit.ts';

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
 * @param finished called once, when the last step is answered validly.
 */
export function useJourney(survey: Survey, tracking: () => Visit['tracking'], finished: (visit: Visit) => void): JourneyControls {
  const [journey, setJourney] = useState(() => begin(survey));
  // Handlers read these, so that two quick taps each see what the one before has done.
  const latest = useRef(journey);
  const visit = useRef<Visit | undefined>(undefined);
  const enteredAt = useRef(0);

  const current = useCallback((): Visit => {
    visit.current ??= newVisit(survey.flow.id, latest.current.viewing, tracking());
    return visit.current;
  }, [survey, tracking]);

  const set = useCallback(
    (next: Journey) => {
      const before = latest.current;
      const now = performance.now();
      const known = current();
      const seconds = (known.seconds[before.viewing] ?? 0) + (now - enteredAt.current) / 1000;
      const moved = next.viewing !== before.viewing;
      visit.current = {
        ...known,
        answers: next.answers,
        viewing: next.viewing,
        seconds: moved ? { ...known.seconds, [before.viewing]: Math.round(seconds) } : known.seconds,
      };
      if (moved) enteredAt.current = now;
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
    void loadVisit(survey.flow.id).then((kept) => {
      // An answer given meanwhile is newer than anything kept.
      if (stale || !kept || visit.current) return;
      // The address that the visit began with says where the visitor came from; what the server backed up has none.
      visit.current = Object.keys(kept.tracking).length > 0 ? kept : { ...kept, tracking: tracking() };
      const taken = resume(withNoted(survey, kept.noted ?? nothing), kept.answers, stepInHistory(history.state) ?? kept.viewing);
      latest.current = taken;
      setJourney(taken);
      if (!stepInHistory(history.state)) rebuildHistory(withNoted(survey, kept.noted ?? nothing), taken);
    });
    const onPop = (event: PopStateEvent) => {
      const step = stepInHistory(event.state) ?? begin(survey).viewing;
      set(show(withNoted(survey, visit.current?.noted ?? nothing), latest.current, step));
    };
    addEventListener('popstate', onPop);
    return () => {
      stale = true;
      removeEventListener('popstate', onPop);
    };
  }, [survey, set, tracking]);

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
      if (atEnd) void finished(current());
    },
    type: (given) => set(draft(latest.current, given)),
    back: () => history.back(),
    visit: current,
  };
}

/** A visit taken up in a new tab has no history behind it: lay one down, so that Back goes to the previous question. */
function rebuildHistory(survey: Survey, journey: Journey): void {
  const { path } = walkSurvey(survey, journey.answers);
  path.slice(0, path.indexOf(journey.viewing) + 1).forEach((step, index) => {
    const entry: HistoryEntry = { step };
    if (index === 0) history.replaceState(entry, '');
    else history.pushState(entry, '');
  });
}
