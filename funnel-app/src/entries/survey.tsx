import { hydrateRoot } from 'react-dom/client';
import { sendPending } from '../journey/pending.ts';
import type { SurveyData, SurveyModel } from '../pages/model.ts';
import { SurveyPage } from '../pages/SurveyPage.tsx';
import { prefetchScreens } from '../screens/index.tsx';
import { keepFonts } from './keepFonts.ts';
import { readPage } from './page.ts';
import { whenIdle } from './whenIdle.ts';

const { model, missingFonts, survey, words, root } = await readPage<SurveyModel>();
// Only the server makes survey pages, and each with its questions.
const { flow, words: questions } = survey as SurveyData;
hydrateRoot(root, <SurveyPage model={model} flow={flow} content={{ ...words, ...questions }} />);

whenIdle(() => {
  prefetchScreens(flow);
  // What an earlier visit could not send (decisions 6).
  void sendPending();
  if (missingFonts) void keepFonts(missingFonts);
});
