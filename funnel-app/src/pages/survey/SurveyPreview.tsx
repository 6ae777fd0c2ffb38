import { useEffect, useState } from 'react';
import type { Flow } from '#contract/flow/flow.ts';
import type { StepName } from '#contract/flow/steps.ts';
import { flowById } from '#contract/flows/index.ts';
import { defaultCompensation, estimateOf, levelOf } from '#contract/rules/compensation.ts';
import { disableRequests } from '../../api/request.ts';
import type { Content } from '../../content/content.ts';
import {
  advance,
  type Journey,
  type LeadExtras,
  resumeJourney,
  showStep,
  walkSurvey,
  withAnswers,
  withLeadExtras,
} from '../../journey/journey.ts';
import { surveyOf } from '../../journey/surveyOf.ts';
import type { SurveyModel } from '../../model/pageModel.ts';
import { loadedExtras } from './extras/allExtras.ts';
import { extrasOf } from './extras/extras.ts';
import { SurveyView } from './SurveyView.tsx';

interface SurveyPreviewProps {
  readonly model: SurveyModel;
  /** With the words of the flow's questions. */
  readonly content: Content;
  /** The answers so far, and the screen if they lead to it. */
  readonly from: Pick<Journey, 'answers'> & { readonly viewing: StepName };
  readonly sending?: boolean;
  /** The page's data beside the answers, such as the buyers. */
  readonly leadExtras?: LeadExtras;
  /** Called after each answer and each step back. */
  readonly onWalk?: (journey: Journey) => void;
  /** The last step is answered. */
  readonly onFinished?: (journey: Journey) => void;
}

/** The real screens with a journey in memory: nothing is kept or sent. */
export function SurveyPreview({
  model,
  content,
  from,
  sending = false,
  leadExtras = {},
  onWalk,
  onFinished,
}: SurveyPreviewProps) {
  const survey = withLeadExtras(surveyOf(model, flowById(model.flow) as Flow), leadExtras);
  const [journey, setJourney] = useState(() => resumeJourney(survey, from.answers, from.viewing));
  const [revisitedFrom, setRevisitedFrom] = useState<StepName>();
  useEffect(() => disableRequests(), []);
  const go = (next: Journey) => {
    setJourney(next);
    onWalk?.(next);
  };
  return (
    <SurveyView
      model={model}
      content={content}
      flow={survey.flow}
      journey={journey}
      sending={sending}
      leadExtras={leadExtras}
      extras={loadedExtras(extrasOf(model, survey.flow))}
      level={levelOf(estimateOf(walkSurvey(survey, journey.answers).counted, defaultCompensation))}
      onAnswer={(given) => {
        const { journey: next, finished } = advance(survey, journey, given, revisitedFrom);
        if (next.viewing === revisitedFrom) setRevisitedFrom(undefined);
        go(next);
        if (finished) onFinished?.(next);
      }}
      onType={(given) => setJourney((before) => withAnswers(before, given))}
      onRevisit={(step) => {
        setRevisitedFrom(journey.viewing);
        go(showStep(survey, journey, step));
      }}
      onBack={() => {
        setRevisitedFrom(undefined);
        const { path } = walkSurvey(survey, journey.answers);
        go(showStep(survey, journey, path[path.indexOf(journey.viewing) - 1] ?? journey.viewing));
      }}
    />
  );
}
