import '#design-system/theme/global.css.ts';
import { useEffect, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import type { Answers } from '#contract/fields/fields.ts';
import type { Flow } from '#contract/flow/flow.ts';
import { flowById } from '#contract/flows/index.ts';
import { assessLead } from '#contract/lead/assessment.ts';
import { thankYouUrl } from '#contract/lead/thank-you.ts';
import { defaultCompensation, estimateOf, levelOf } from '#contract/rules/compensation.ts';
import type { Content } from '#funnel/content/content.ts';
import { surveyContent } from '#funnel/content/languages.ts';
import { thankYouWords } from '#funnel/content/thankYouWords.ts';
import { walkSurvey } from '#funnel/journey/journey.ts';
import { surveyOf } from '#funnel/journey/surveyOf.ts';
import { serverTime } from '#funnel/lib/serverTime.ts';
import type { SurveyModel } from '#funnel/model/pageModel.ts';
import { DisqualifiedInPlace } from '#funnel/pages/ending/DisqualifiedInPlace.tsx';
import { ThankYouPage } from '#funnel/pages/ending/ThankYouPage.tsx';
import { thankYouModel } from '#funnel/pages/ending/thankYouModel.ts';
import { showsMeter } from '#funnel/pages/survey/extras/extras.ts';
import { SurveyPreview } from '#funnel/pages/survey/SurveyPreview.tsx';
import { fixedBuyersExtras } from '#funnel/screens/buyers/buyersConsent.ts';
import { type FaceId, faces } from '#themes/faces/faces.ts';
import { themeById } from '#themes/registry.ts';
import { showScheme } from '#themes/showScheme.ts';
import type { Switches } from '#themes/switches.ts';
import { type FontState, showFonts } from './firstVisitFonts.ts';
import { type BrandFacts, type PreviewSettings, previewSurvey } from './previewModel.ts';
import type { Place } from './sampleVisit.ts';

/** A walk through the survey, and the frame in which it happened, if any. */
export interface FramedWalk {
  readonly place: Place;
  readonly by?: string;
  /** The last step is answered. */
  readonly ended?: true;
}

/** What a frame shows. */
export interface Scene {
  /** The frame's own name. */
  readonly frame: string;
  readonly campaign: PreviewSettings;
  readonly switches: Switches;
  /** Of its brand, by the site; the default site's without them. */
  readonly brandFacts?: BrandFacts;
  readonly fonts: FontState;
  readonly walk: FramedWalk;
  /** Called when the visitor moves in this frame. */
  readonly onWalk: (walk: FramedWalk) => void;
}

/** Sets html as the server does, and waits for the stylesheets. See docs/spec/campaigns.md#page-hooks. */
async function applyTheme({ theme, brand, logo, font, lang, scheme }: Switches, fonts: FontState): Promise<void> {
  await Promise.all([themeById(theme).stylesheet(), font === 'theme' ? undefined : faces[font as FaceId]()]);
  // A survey swaps its fonts in when they come; here every change of theme would flash.
  await Promise.allSettled([...document.fonts].map((face) => face.load()));
  const html = document.documentElement;
  html.lang = lang;
  Object.assign(html.dataset, { theme, brand, logo });
  if (font === 'theme') delete html.dataset.font;
  else html.dataset.font = font;
  showScheme(scheme);
  await showFonts(fonts);
}

// A link would leave the survey, and the page that it leads to is not here.
addEventListener('click', (event) => {
  if (event.target instanceof Element && event.target.closest('a[href]:not([href^="#"])')) event.preventDefault();
});

interface EndProps {
  readonly model: SurveyModel;
  readonly content: Content;
  readonly answers: Answers;
}

/** The ending of a visitor with these answers. */
function End({ model, content, answers }: EndProps) {
  const flow = flowById(model.flow) as Flow;
  const { counted } = walkSurvey(surveyOf(model, flow), answers);
  const { disqualification } = assessLead(counted, flow, { now: serverTime(), known: {} });
  if (disqualification && flow.options.showsResultInline) return <DisqualifiedInPlace model={model} content={content} />;
  const path = thankYouUrl(counted, flow, {
    locale: model.locale,
    path: model.thankYouPath,
    disqualification,
    compLevel: showsMeter(model, flow) ? levelOf(estimateOf(counted, defaultCompensation)) : undefined,
  });
  const address = new URL(path, location.href);
  return (
    <ThankYouPage
      model={thankYouModel(model, address.pathname, address.searchParams)}
      content={content}
      words={thankYouWords[model.locale]}
    />
  );
}

interface FramedProps {
  readonly scene: Scene;
  /** Changes when the walk is taken up anew. */
  readonly begun: number;
}

function Framed({ scene: { frame, campaign, switches, brandFacts, walk, onWalk }, begun }: FramedProps) {
  const [walked, setWalked] = useState<string>();
  const model = previewSurvey(switches, campaign, brandFacts);
  const content = surveyContent(flowById(campaign.flow) as Flow, model.locale, campaign.texts?.[model.locale]);
  useEffect(() => {
    if (!walked) return;
    scrollTo({ top: 0, behavior: 'instant' });
    document.getElementById(`question-${walked}`)?.focus({ preventScroll: true });
  }, [walked]);
  if (walk.ended) return <End model={model} content={content} answers={walk.place.answers} />;
  return (
    <SurveyPreview
      // another flow, or other branches of it, take the walk up anew
      key={`${begun} ${campaign.flow} ${campaign.facts}`}
      model={model}
      content={content}
      from={walk.place}
      leadExtras={model.fixedBuyers ? fixedBuyersExtras(model.fixedBuyers) : {}}
      onWalk={({ answers, viewing }) => {
        setWalked(viewing);
        onWalk({ place: { answers, viewing }, by: frame });
      }}
      onFinished={({ answers, viewing }) => onWalk({ place: { answers, viewing }, by: frame, ended: true })}
    />
  );
}

let root: Root | undefined;
let walk: FramedWalk | undefined;
let startCount = 0;
let latestStart = 0;

/** Shows a scene; the latest request wins. A walk that began here stays where it is. */
export async function showScene(scene: Scene): Promise<void> {
  latestStart += 1;
  const start = latestStart;
  await applyTheme(scene.switches, scene.fonts);
  if (start !== latestStart) return;
  if (scene.walk !== walk && scene.walk.by !== scene.frame) startCount += 1;
  walk = scene.walk;
  root ??= createRoot(document.getElementById('root') as HTMLElement);
  root.render(<Framed scene={scene} begun={startCount} />);
}
