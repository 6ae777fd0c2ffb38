import { type ReactNode, useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { Flow } from '#contract/flow.ts';
import { steps, storedBy } from '#contract/steps.ts';
import { trackingFrom } from '#contract/tracking.ts';
import type { Content } from '../content/content.ts';
import { takeEarlyTap } from '../journey/earlyTap.ts';
import { useJourney } from '../journey/useJourney.ts';
import type { Visit } from '../journey/visit.ts';
import { type SurveyModel, surveyOf } from './model.ts';
import { SurveyView } from './SurveyView.tsx';

interface SurveyPageProps {
  readonly model: SurveyModel;
  readonly flow: Flow;
  readonly content: Content;
}

/** The survey: one question a screen, from the flow's first step to the submission (Core 2, 4). */
export function SurveyPage({ model, flow, content }: SurveyPageProps) {
  const survey = useMemo(() => surveyOf(model, flow), [model, flow]);
  const [sending, setSending] = useState(false);
  const [ended, setEnded] = useState<ReactNode>();
  // One visit makes one submission, however often its last step is answered.
  const submitted = useRef(false);
  const tracking = useCallback(() => trackingFrom(new URLSearchParams(location.search), model), [model]);
  const onFinished = useCallback(
    async (visit: Visit) => {
      if (submitted.current) return;
      submitted.current = true;
      setSending(true);
      // Already here: it comes with every screen that can be the last.
      const { finish, hideContact, ThankYouPage } = await import('./ending.ts');
      const { sent, url, disqualified } = await finish(model, survey, visit);
      if (sent) return location.assign(url);
      // The server can't be reached, so it can't serve the thank-you page either: the visitor gets it from here.
      history.pushState(null, '', url);
      hideContact();
      setEnded(<ThankYouPage model={{ ...model, disqualified }} content={content} />);
    },
    [model, survey, content],
  );
  const { journey, noted, answer, type, back } = useJourney(survey, tracking, onFinished);
  const { viewing } = journey;

  useFocusOnNewScreen(viewing);
  useFreshPageAfterBack(sending);
  const answerEarlyTap = useEffectEvent(() => {
    const tap = takeEarlyTap();
    const step = steps[viewing];
    const option =
      step.kind === 'choice' && tap && step.options.find(({ name, value }) => name === tap.name && value === tap.value);
    if (option) answer(storedBy(option));
  });
  useEffect(() => answerEarlyTap(), []);

  if (ended) return ended;
  return (
    <SurveyView
      model={model}
      content={content}
      flow={survey.flow}
      journey={journey}
      sending={sending}
      noted={noted}
      onAnswer={answer}
      onType={type}
      onBack={back}
    />
  );
}

/** On each step change: scroll to the top, and move the focus to the new heading, which a screen reader then reads (Core 2). */
function useFocusOnNewScreen(viewing: string) {
  const before = useRef(viewing);
  useEffect(() => {
    if (before.current === viewing) return;
    before.current = viewing;
    scrollTo({ top: 0, behavior: 'instant' });
    document.getElementById(`question-${viewing}`)?.focus({ preventScroll: true });
  }, [viewing]);
}

/** Back from the thank-you page may bring this page out of the browser's memory with its overlay up: begin afresh instead. */
function useFreshPageAfterBack(sending: boolean) {
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted && sending) location.reload();
    };
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, [sending]);
}
