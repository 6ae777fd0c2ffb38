import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { StepName } from '#contract/flow/steps.ts';
import { startJourney } from '../journey/journey.ts';
import { surveyOf } from '../journey/surveyOf.ts';
import { savesData } from '../lib/savesData.ts';
import { whenIdle } from '../lib/whenIdle.ts';
import { firstStyleId, type SurveyData, type SurveyModel } from '../model/pageModel.ts';
import { extrasOf, loadExtras } from '../pages/survey/extras/extras.ts';
import { SurveyPage } from '../pages/survey/SurveyPage.tsx';
import { loadScreen, screenLoads } from '../pages/survey/stepScreens.tsx';
import { createVisitTracking, TrackingContext, type VisitTracking } from '../tracking/visitTracking.ts';
import { readPage } from './readPage.ts';
import { retryStylesheets } from './retryStylesheets.ts';

/** Repeats a failed load once, so that no lead lacks its certificates for a moment without network. */
const twice = <T,>(load: () => Promise<T>) => load().catch(load);

/** Milliseconds after which a page without an answer loads what comes later. */
const unansweredMs = 3000;

/** Resolves when the first question is answered, or has been read for a while: until then nothing competes with it. */
const afterFirstAnswer = ({ moves }: VisitTracking, first: StepName) =>
  new Promise<void>((resolve) => {
    moves.subscribe(({ viewing }) => viewing !== first && resolve());
    setTimeout(resolve, unansweredMs);
  });

/** Awaited by the page's own script (server/htmlDocument.ts), which tells of a failure. */
export const ready = start();

async function start(): Promise<void> {
  const { model, missingFonts, laterStyles, survey, words, root } = await readPage<SurveyModel>();
  // Only the server makes survey pages, and each with its questions.
  const { flow, words: questions } = survey as SurveyData;
  retryStylesheets();
  const tracking = createVisitTracking();
  const viewing = (model.plain?.visit.viewing as StepName | undefined) ?? startJourney(surveyOf(model, flow)).viewing;
  // a screen that loads late would be rendered anew, and lose its filled-in values
  const [extras] = await Promise.all([loadExtras(extrasOf(model, flow)), loadScreen(viewing)]);
  // as a transition React hydrates in slices of 5 ms, so that a tap never waits for the page
  startTransition(() => {
    hydrateRoot(
      root,
      <TrackingContext value={tracking}>
        <SurveyPage model={model} flow={flow} content={{ ...words, ...questions }} extras={extras} />
      </TrackingContext>,
    );
  });

  whenIdle(
    () =>
      laterStyles &&
      document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: laterStyles })),
  );
  void afterFirstAnswer(tracking, viewing).then(() =>
    whenIdle(
      () => document.getElementById(firstStyleId)?.remove(),
      ...(savesData() ? [] : screenLoads(flow)),
      // pending submissions of earlier visits
      () => void twice(() => import('../submission/pendingSubmissions.ts')).then(({ sendPending }) => sendPending()),
      () =>
        void twice(() => import('../tracking/startTracking.ts')).then(({ startTracking }) =>
          startTracking(model, surveyOf(model, flow), tracking),
        ),
      () => missingFonts && void import('./loadWebFonts.ts').then(({ loadWebFonts }) => loadWebFonts(missingFonts)),
    ),
  );
}
