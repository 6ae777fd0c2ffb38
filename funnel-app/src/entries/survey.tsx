import { hydrateRoot } from 'react-dom/client';
import { sendPending } from '../journey/pending.ts';
import type { SurveyModel } from '../pages/model.ts';
import { SurveyPage } from '../pages/SurveyPage.tsx';
import { prefetchScreens } from '../screens/index.tsx';
import { keepFonts } from './keepFonts.ts';
import { readPage } from './page.ts';
import { whenIdle } from './whenIdle.ts';

const { model, missingFonts, content, root } = await readPage<SurveyModel>();
hydrateRoot(root, <SurveyPage model={model} content={content} />);

whenIdle(() => {
  prefetchScreens();
  // What an earlier visit could not send (decisions 6).
  void sendPending();
  if (missingFonts) void keepFonts(missingFonts);
});
