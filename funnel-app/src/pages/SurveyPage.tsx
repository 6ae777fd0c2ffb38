import { Suspense, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flowById } from '#contract/flows/index.ts';
import { steps, storedBy } from '#contract/steps.ts';
import { trackingFrom } from '#contract/tracking.ts';
import { BackControl } from '#design-system/components/BackControl/BackControl.tsx';
import { LoadingOverlay } from '#design-system/components/LoadingOverlay/LoadingOverlay.tsx';
import { ProgressBar } from '#design-system/components/ProgressBar/ProgressBar.tsx';
import { StepTransition } from '#design-system/motion/StepTransition.tsx';
import { QuestionScreen } from '#design-system/patterns/QuestionScreen/QuestionScreen.tsx';
import { WhatHappensNext } from '#design-system/patterns/WhatHappensNext/WhatHappensNext.tsx';
import type { Content } from '../content/content.ts';
import { takeEarlyTap } from '../journey/earlyTap.ts';
import { useJourney } from '../journey/useJourney.ts';
import type { Visit } from '../journey/visit.ts';
import { screenOf } from '../screens/index.tsx';
import { ScreenBoundary } from '../screens/ScreenBoundary.tsx';
import type { SurveyModel } from './model.ts';
import { PageFrame } from './PageFrame.tsx';
import * as styles from './SurveyPage.css.ts';

type RunningFlow = Parameters<typeof useJourney>[0];

/** The survey: one question a screen, from the flow's first step to the submission (Core 2, 4). */
export function SurveyPage({ model, content }: { model: SurveyModel; content: Content }) {
  const flow = flowById(model.flow) as RunningFlow;
  const [sending, setSending] = useState(false);
  // One visit makes one submission, however often its last step is answered.
  const sent = useRef(false);
  const tracking = useCallback(() => trackingFrom(new URLSearchParams(location.search), model), [model]);
  const onFinished = useCallback(
    (visit: Visit) => {
      if (sent.current) return;
      sent.current = true;
      setSending(true);
      // Already here: it comes with the last screen (screens/PhoneAndZip.tsx).
      void import('../journey/finish.ts').then(({ finish }) => finish(model, flow, visit));
    },
    [model, flow],
  );
  const { journey, answer, type, back } = useJourney(flow, tracking, onFinished);
  const { viewing, direction, answers, progress } = journey;

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

  const copy = copyOf(content, model, viewing);
  const headingId = `question-${viewing}`;
  const Screen = screenOf(viewing);
  const isFirst = viewing === flow.steps[0]?.step;

  return (
    <PageFrame
      model={model}
      content={content}
      aside={<WhatHappensNext title={content.whatHappensNext.title} cards={content.whatHappensNext.cards} />}
    >
      <div className={styles.progress}>
        <ProgressBar
          value={progress}
          variant={model.switches.progress}
          showPercent={model.switches.percent === 'shown'}
          label={content.progressLabel}
          labels={content.progressLabels}
        />
      </div>
      <StepTransition stepKey={viewing} direction={direction}>
        <QuestionScreen
          step={viewing}
          flow={flow.id}
          heading={copy.heading}
          headingId={headingId}
          subhead={copy.subhead}
          back={isFirst ? undefined : <BackControl label={content.back} onClick={back} />}
          disclaimer={model.switches.guarantee === 'shown' ? content.privacyGuarantee : undefined}
        >
          <ScreenBoundary step={viewing} content={content}>
            <Suspense fallback={<p role="status">{content.loading}</p>}>
              <Screen
                step={viewing}
                headingId={headingId}
                content={content}
                answers={answers}
                model={model}
                onType={type}
                onAnswer={answer}
              />
            </Suspense>
          </ScreenBoundary>
        </QuestionScreen>
      </StepTransition>
      <LoadingOverlay open={sending} title={content.sending.title} text={content.sending.text} />
    </PageFrame>
  );
}

/** The words of a step; the `header` switch rewords the opening screen (Core 1: "switches that change header text"). */
function copyOf(content: Content, model: SurveyModel, step: keyof Content['steps']) {
  const copy = content.steps[step];
  const alternative =
    step === 'StartPath' && model.switches.header !== 'default' ? content.openings[model.switches.header] : undefined;
  return { ...copy, ...alternative };
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
