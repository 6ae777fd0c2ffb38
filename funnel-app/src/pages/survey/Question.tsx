import { Suspense, useMemo } from 'react';
import type { Answers } from '#contract/fields/fields.ts';
import type { Flow } from '#contract/flow/flow.ts';
import { publicStepName, type StepName, steps } from '#contract/flow/steps.ts';
import { StepTransition } from '#design-system/motion/StepTransition.tsx';
import { QuestionScreen } from '#design-system/patterns/QuestionScreen/QuestionScreen.tsx';
import type { Content } from '../../content/content.ts';
import { stepCopy } from '../../content/stepCopy.ts';
import type { LeadExtras } from '../../journey/journey.ts';
import { surveyOf } from '../../journey/surveyOf.ts';
import type { SurveyModel } from '../../model/pageModel.ts';
import { type Placed, useMoment } from './moment.ts';
import { ScreenBoundary } from './ScreenBoundary.tsx';
import * as styles from './SurveyPage.css.ts';
import { canEnd, StepScreen } from './stepScreens.tsx';
import { useUpcoming } from './useUpcoming.ts';

interface QuestionProps {
  readonly model: SurveyModel;
  readonly content: Content;
  readonly flow: Flow;
  readonly isFirst: boolean;
  readonly isStart: boolean;
}

const noExtras: LeadExtras = {};

/** The viewed step, and ahead of their time those that its answers lead to. */
export function Question(props: QuestionProps) {
  const moment = useMoment();
  const { journey } = moment;
  const survey = useMemo(() => surveyOf(props.model, props.flow), [props.model, props.flow]);
  const upcoming = useUpcoming(survey, moment);
  return (
    <StepTransition
      stepKey={journey.viewing}
      direction={journey.direction}
      upcoming={upcoming.map((next) => ({ stepKey: next.journey.viewing, children: <Screen {...props} {...next} /> }))}
    >
      <Screen {...props} {...moment} />
    </StepTransition>
  );
}

/** A step: its words, and its screen once that has loaded. */
function Screen({ model, content, flow, isFirst, isStart, ...moment }: QuestionProps & Placed) {
  const { journey, sending, leadExtras = noExtras, errors, path, questionNumber, onType, onAnswer, onRevisit } = moment;
  const { viewing, answers, progress } = journey;
  const { switches } = model;
  const copy = screenCopy(content, model, viewing);
  const headingId = `question-${viewing}`;
  const reassurance = switches.reassurance === 'on' ? reassuranceAt(viewing, path, flow, answers, content) : undefined;
  return (
    <QuestionScreen
      step={publicStepName(viewing)}
      flow={flow.id}
      share={progress / 100}
      questionNumber={questionNumber}
      heading={copy.heading}
      headingId={headingId}
      subhead={[reassurance, copy.subhead].filter(Boolean).join(' ') || undefined}
      why={copy.why ? { title: content.whyWeAsk, text: copy.why } : undefined}
      ticks={isStart ? content.startTicks : undefined}
      note={switches.guarantee === 'shown' ? content.privacyGuarantee : undefined}
    >
      <ScreenBoundary step={viewing} content={content}>
        <Suspense fallback={<LoadingScreen text={content.loading} isFullScreen={isFirst} />}>
          <StepScreen
            step={viewing}
            headingId={headingId}
            content={content}
            answers={answers}
            model={model}
            last={canEnd(flow, viewing)}
            leadExtras={leadExtras}
            errors={errors}
            sending={sending && flow.options.overlay === 'none'}
            onType={onType}
            flow={flow}
            onAnswer={onAnswer}
            onRevisit={onRevisit}
          />
        </Suspense>
      </ScreenBoundary>
    </QuestionScreen>
  );
}

/** Questions after which a stretch was long. */
const longStretch = 4;

/** The note at the end of a long stretch of questions, and on the last screen; undefined elsewhere. */
function reassuranceAt(
  viewing: StepName,
  path: readonly StepName[],
  flow: Flow,
  { first_name: firstName }: Answers,
  { reassurance }: Content,
): string | undefined {
  if (firstName && canEnd(flow, viewing)) return reassurance.atEnd(firstName);
  const before = path.slice(0, path.indexOf(viewing));
  const isFirstForm = steps[viewing].kind === 'form' && before.every((step) => steps[step].kind === 'choice');
  return isFirstForm && before.length > longStretch ? reassurance.afterQuestions : undefined;
}

/** In the place of a form whose code is on its way. Where a survey begins with one, it holds the room that the form will take. */
function LoadingScreen({ text, isFullScreen }: { readonly text: string; readonly isFullScreen: boolean }) {
  return (
    <p role="status" className={isFullScreen ? styles.wholeScreen : undefined}>
      {text}
    </p>
  );
}

/** The words of a step, or the alternatives that `header` selects. See docs/spec/campaigns.md#header-texts. */
function screenCopy(content: Content, { switches: { header } }: SurveyModel, step: StepName) {
  const copy = stepCopy(content, step);
  return { ...copy, ...(header !== 'default' && copy.alternatives?.[header]) };
}
