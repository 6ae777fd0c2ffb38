import { useContext, useEffect, useMemo, useRef } from 'react';
import { withoutContactOrText } from '#contract/fields/fields.ts';
import type { Flow } from '#contract/flow/flow.ts';
import type { CompensationLevel } from '#contract/rules/compensation.ts';
import type { Content } from '../../content/content.ts';
import { addressTracking } from '../../journey/address/addressTracking.ts';
import { type LeadExtras, walkSurvey } from '../../journey/journey.ts';
import { surveyOf } from '../../journey/surveyOf.ts';
import { useVisit } from '../../journey/visit/useVisit.ts';
import { campaignName, type SurveyModel } from '../../model/pageModel.ts';
import { TrackingContext } from '../../tracking/visitTracking.ts';
import { setDocumentTitle } from '../frame/setDocumentTitle.ts';
import { type Extras, showsMeter } from './extras/extras.ts';
import { SurveyView } from './SurveyView.tsx';
import { useFocusOnNewScreen, useInitialClick, usePrefill, useReloadAfterBack } from './surveyEffects.ts';
import { useEnding } from './useEnding.tsx';
import { useMeterLevel } from './useMeterLevel.ts';

interface SurveyPageProps {
  readonly model: SurveyModel;
  readonly flow: Flow;
  readonly content: Content;
  readonly extras: Extras;
}

const noExtras: LeadExtras = {};
const goBack = () => history.back();

/** The survey, one question a screen. See docs/spec/screens.md#survey-page. */
export function SurveyPage({ model, flow, content, extras }: SurveyPageProps) {
  const survey = useMemo(() => surveyOf(model, flow), [model, flow]);
  const { plain } = model;
  const tracking = useContext(TrackingContext);
  const latestLevel = useRef<number>(undefined);
  const { sending, ended, onFinished } = useEnding({ model, survey, content, tracking }, latestLevel);
  const { state, store } = useVisit({
    survey,
    campaign: campaignName(model),
    addressTracking: () => addressTracking(location.search, model),
    resumed: model.plain?.visit,
    onFinished,
  });
  const { journey, visit } = state;
  const { viewing, answers } = journey;
  const measured = useMemo(
    () => (showsMeter(model, flow) ? withoutContactOrText(walkSurvey(survey, answers).counted) : undefined),
    [model, flow, survey, answers],
  );
  const level = useMeterLevel(measured, plain?.level as CompensationLevel | undefined);
  useEffect(() => {
    latestLevel.current = level;
  }, [level]);

  useEffect(() => tracking.moves.publish(journey), [tracking, journey]);
  useFocusOnNewScreen(viewing, flow, model.brand.name);
  useEffect(() => {
    if (ended) setDocumentTitle(document.querySelector('h1'), model.brand.name);
  }, [ended, model.brand.name]);
  useReloadAfterBack(sending && !ended);
  // first, so that no entry of the history has the address's contact data
  usePrefill(model.affid, store.fill);
  useInitialClick(viewing, store.answer);

  if (ended) return ended;
  return (
    <SurveyView
      model={model}
      content={content}
      flow={flow}
      journey={journey}
      sending={sending}
      leadExtras={visit?.leadExtras ?? noExtras}
      errors={viewing === plain?.visit.viewing ? plain.errors : undefined}
      extras={extras}
      level={level}
      preparesNext
      onAnswer={store.answer}
      onType={store.type}
      onBack={goBack}
      onRevisit={store.revisit}
    />
  );
}
