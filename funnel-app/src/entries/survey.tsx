import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { sendPending } from '../journey/pending.ts';
import { extrasOf, loadExtras } from '../pages/extras/extras.ts';
import { type SurveyData, type SurveyModel, surveyOf } from '../pages/model.ts';
import { SurveyPage } from '../pages/SurveyPage.tsx';
import { screenLoads } from '../screens/index.tsx';
import { keepFonts } from './keepFonts.ts';
import { readPage } from './page.ts';
import { askAgainForStyles } from './stylesAgain.ts';
import { whenIdle } from './whenIdle.ts';

const { model, missingFonts, survey, words, root } = await readPage<SurveyModel>();
// Only the server makes survey pages, and each with its questions.
const { flow, words: questions } = survey as SurveyData;
askAgainForStyles();
const extras = await loadExtras(extrasOf(model, flow));
// As a transition React hydrates in slices of 5 ms, so that a tap or a scroll never waits for the whole page.
startTransition(() => {
  hydrateRoot(root, <SurveyPage model={model} flow={flow} content={{ ...words, ...questions }} extras={extras} />);
});

/** Once more where a file did not come: no lead should lack its certificates for a moment without a network. */
const twice = <T,>(load: () => Promise<T>) => load().catch(load);

whenIdle(
  ...screenLoads(flow),
  // What an earlier visit could not send (decisions 6).
  () => void sendPending(),
  () => void twice(() => import('../tracking/start.ts')).then(({ startTracking }) => startTracking(model, surveyOf(model, flow))),
  () =>
    model.counted &&
    void twice(() => import('../experiments/events.ts')).then(({ tellEvents }) => tellEvents(surveyOf(model, flow))),
  () => missingFonts && void keepFonts(missingFonts),
);
