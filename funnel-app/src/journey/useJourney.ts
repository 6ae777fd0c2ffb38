import { useCallback, useEffect, useRef, useState } from 'react';
import type { Answers } from '#contract/fields/fields.ts';
import type { StepName } from '#contract/flow/steps.ts';
import type { AddressTracking } from './addressTracking.ts';
import { afterPaint } from './afterPaint.ts';
import {
  advance,
  type Journey,
  resumeJourney,
  type Survey,
  showStep,
  startJourney,
  walkSurvey,
  withAnswers,
  withLeadExtras,
} from './journey.ts';
import { backUpVisit, isEnded, type LeadExtras, loadVisit, localVisit, newVisit, saveVisit, type Visit } from './savedVisit.ts';
import { writeHistory } from './writeHistory.ts';

export interface JourneyControls {
  readonly journey: Journey;
  /** Answers the viewed step and moves on; `finished` is called when it was the last. */
  readonly answer: (given: Answers, noted?: LeadExtras) => void;
  /** What goes along with the lead and is no answer. */
  readonly noted: LeadExtras;
  /** Keeps what is being typed, without moving on. */
  readonly type: (given: Answers) => void;
  /** Like `type`, but only into empty fields, and after the visit is loaded. */
  readonly fill: (given: Answers) => void;
  readonly back: () => void;
  /** The visit as it stands, for the submission. */
  readonly visit: () => Visit;
}

const noExtras: LeadExtras = {};

/** A step and its visit's session, in an entry of the browser's history. */
interface HistoryEntry {
  readonly step: StepName;
  readonly session: string;
}

const entryOf = (state: unknown): Partial<HistoryEntry> => (typeof state === 'object' && state !== null ? state : {});

/**
 * The state of a visit, tied to the browser's history and stored on the device. The first render shows the first step, as the
 * server did; a stored visit follows.
 * @param survey the same object in every render
 * @param campaign a visit of another campaign is not resumed
 * @param finished called once, at the last step
 */
export function useJourney(
  survey: Survey,
  campaign: string,
  tracking: () => AddressTracking,
  finished: (visit: Visit) => void,
): JourneyControls {
  const [journey, setJourney] = useState(() => startJourney(survey));
  // Handlers read these, so that two quick taps each see what the one before has done.
  const latest = useRef(journey);
  const visit = useRef<Visit | undefined>(undefined);
  const enteredAt = useRef(0);
  /** Whether the stored visit has been loaded, and what to fill in then. */
  const isLoaded = useRef(false);
  const toFill = useRef<Answers | undefined>(undefined);

  const current = useCallback((): Visit => {
    visit.current ??= newVisit({ flow: survey.flow.id, campaign }, latest.current.viewing, tracking().fields);
    return visit.current;
  }, [survey, campaign, tracking]);

  const set = useCallback(
    (next: Journey) => {
      const known = current();
      const moved = next.viewing !== latest.current.viewing;
      visit.current = {
        ...(moved ? withStepTime(known, enteredAt.current) : known),
        answers: next.answers,
        viewing: next.viewing,
      };
      if (moved) enteredAt.current = performance.now();
      latest.current = next;
      setJourney(next);
      const stands = visit.current;
      if (!moved) return void saveVisit(stands);
      afterPaint(() => {
        // What was answered or typed meanwhile is kept already, and must not be overwritten with less.
        if (visit.current === stands) void saveVisit(stands);
        backUpVisit(stands, next.progress);
      });
    },
    [current],
  );

  const fillIn = useCallback(
    (given: Answers) => set(withAnswers(latest.current, { ...given, ...latest.current.answers })),
    [set],
  );

  useEffect(() => {
    enteredAt.current = performance.now();
    let stale = false;
    const takeUp = (kept: Visit, given: Answers) => {
      // Who sent the visitor last says so in the address. One that says nothing leaves what the visit began with; the server's copy has none.
      const address = tracking();
      const ownTracking = address.given || Object.keys(kept.tracking).length === 0 ? address.fields : kept.tracking;
      // Taps that came before it have laid a history of their own session.
      const taken = { ...kept, tracking: ownTracking, session: visit.current?.session ?? kept.session };
      const known = withLeadExtras(survey, taken.noted);
      // A tap may have moved this page on already: the kept visit was further.
      const at = visit.current ? taken.viewing : (entryOf(history.state).step ?? taken.viewing);
      const next = resumeJourney(known, { ...taken.answers, ...given }, at);
      visit.current = { ...taken, answers: next.answers, viewing: next.viewing };
      latest.current = next;
      setJourney(next);
      writeJourneyHistory(known, next, taken);
    };
    const load = async () => {
      const own = await localVisit({ campaign });
      if (stale) return;
      if (own) {
        // a tap before the device had answered belongs to the stored visit
        takeUp(own, visit.current?.answers ?? {});
        void saveVisit(current());
        return;
      }
      const saved = visit.current ? undefined : await loadVisit({ flow: survey.flow.id, campaign });
      // The server takes its time: an answer given meanwhile is newer than what it has.
      if (saved && !stale && !visit.current) takeUp(saved, {});
      // Nothing is left of the visit that this entry of the history was part of.
      else if (entryOf(history.state).step && !stale) writeJourneyHistory(survey, latest.current, current());
    };
    void load().then(() => {
      isLoaded.current = true;
      if (toFill.current && !stale) fillIn(toFill.current);
    });
    const onPop = (event: PopStateEvent) => {
      // a visit that is not loaded yet will start at the history's step
      if (!isLoaded.current && !visit.current) return;
      const { step = startJourney(survey).viewing, session } = entryOf(event.state);
      // entries of an ended visit must not trap the visitor
      if (isLoaded.current && session !== undefined && (session !== visit.current?.session || isEnded(session)))
        return history.back();
      const next = showStep(withLeadExtras(survey, visit.current?.noted ?? noExtras), latest.current, step);
      if (next !== latest.current) set(next);
    };
    addEventListener('popstate', onPop);
    return () => {
      stale = true;
      removeEventListener('popstate', onPop);
    };
  }, [survey, campaign, set, fillIn, tracking, current]);

  const known = () => withLeadExtras(survey, visit.current?.noted ?? noExtras);

  return {
    journey,
    noted: visit.current?.noted ?? noExtras,
    answer: (given, noted) => {
      if (noted) visit.current = { ...current(), noted: { ...current().noted, ...noted } };
      const { journey: next, finished: atEnd } = advance(known(), latest.current, given);
      const before = latest.current.viewing;
      set(next);
      if (next.viewing !== before) {
        sign(before, current());
        add(next.viewing, current());
      }
      if (atEnd) void finished(withStepTime(current(), enteredAt.current));
    },
    type: (given) => set(withAnswers(latest.current, given)),
    fill: (given) => {
      if (isLoaded.current) fillIn(given);
      else toFill.current = given;
    },
    back: () => history.back(),
    visit: current,
  };
}

/** The visit with the time spent on its viewed step. */
function withStepTime(visit: Visit, enteredAt: number): Visit {
  const spent = (visit.seconds[visit.viewing] ?? 0) + (performance.now() - enteredAt) / 1000;
  return { ...visit, seconds: { ...visit.seconds, [visit.viewing]: Math.round(spent) } };
}

/** Writes the path into the browser's history, so that Back leads to the previous question. */
function writeJourneyHistory(survey: Survey, journey: Journey, visit: Visit): void {
  const { path } = walkSurvey(survey, journey.answers);
  const at = path.indexOf(entryOf(history.state).step as StepName);
  const [first, ...rest] = path.slice(Math.max(at, 0), path.indexOf(journey.viewing) + 1);
  if (first) sign(first, visit);
  for (const step of rest) add(step, visit);
}

const sign = (step: StepName, { session }: Visit) => writeHistory('replaceState', { step, session } satisfies HistoryEntry);
const add = (step: StepName, { session }: Visit) => writeHistory('pushState', { step, session } satisfies HistoryEntry);
