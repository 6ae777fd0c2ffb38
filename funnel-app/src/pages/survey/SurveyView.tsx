import { memo, Suspense } from 'react';
import { type PlainPage, plainFields } from '#contract/api/plain-page.ts';
import type { Answers } from '#contract/fields/fields.ts';
import { type Flow, isAboutAccident } from '#contract/flow/flow.ts';
import { hasOneAnswer, publicStepName, type StepName, steps } from '#contract/flow/steps.ts';
import type { CompensationLevel } from '#contract/rules/compensation.ts';
import { BackControl } from '#design-system/components/BackControl/BackControl.tsx';
import { LoadingOverlay } from '#design-system/components/LoadingOverlay/LoadingOverlay.tsx';
import { ProgressBar } from '#design-system/components/ProgressBar/ProgressBar.tsx';
import { StepTransition } from '#design-system/motion/StepTransition.tsx';
import { QuestionScreen } from '#design-system/patterns/QuestionScreen/QuestionScreen.tsx';
import { WhatHappensNext } from '#design-system/patterns/WhatHappensNext/WhatHappensNext.tsx';
import type { Content } from '../../content/content.ts';
import { stepCopy } from '../../content/stepCopy.ts';
import { type Journey, type LeadExtras, startJourney, walkSurvey } from '../../journey/journey.ts';
import { surveyOf } from '../../journey/surveyOf.ts';
import { type SurveyModel, surveyElementId } from '../../model/pageModel.ts';
import { movesId, PlainForm } from '../../screens/plain/PlainFields.tsx';
import { PageFrame } from '../frame/PageFrame.tsx';
import type { Extras } from './extras/extras.ts';
import { ScreenBoundary } from './ScreenBoundary.tsx';
import * as styles from './SurveyPage.css.ts';
import { canEnd, StepScreen } from './stepScreens.tsx';

interface SurveyViewProps {
  readonly model: SurveyModel;
  readonly content: Content;
  readonly flow: Flow;
  readonly journey: Journey;
  /** The last step is answered: the overlay is up until the browser goes on. */
  readonly sending: boolean;
  readonly noted?: LeadExtras;
  readonly errors?: PlainPage['errors'] | undefined;
  /** Beside the questions, where switches or flow ask for it. */
  readonly extras?: Extras | undefined;
  readonly level?: CompensationLevel | undefined;
  readonly onAnswer: (given: Answers, noted?: LeadExtras) => void;
  readonly onType: (given: Answers) => void;
  readonly onBack: () => void;
  /** Shows an earlier step again, to change its answer. */
  readonly onRevisit: (step: StepName) => void;
}

/** The survey at one moment, without storing or sending. SurveyPage does both; stories and reviews do neither. */
export function SurveyView(props: SurveyViewProps) {
  const { model, content, flow, journey, sending, extras = {}, level = 1, onBack } = props;
  const { viewing, answers, progress } = journey;
  const { switches } = model;
  const survey = surveyOf(model, flow);
  const isFirst = viewing === startJourney(survey).viewing;
  const isStart = isFirst && hasOneAnswer(viewing);
  const { path } = walkSurvey(survey, answers);
  const position = path.indexOf(viewing) + (hasOneAnswer(flow.steps[0].step) ? 0 : 1);
  const { meter: Meter, proof: Proof, howItWorks: HowItWorks } = extras;
  const isAccidentSurvey = isAboutAccident(flow);
  const shown = {
    content,
    brand: model.brand,
    locale: model.locale,
    level,
    answered: Object.values(answers).some((value) => value !== 'start'),
    isAboutAccident: isAccidentSurvey,
  };
  // the theme's own bar is in the header, the switch's other bars above the question
  const isOwn = switches.progress === 'original';
  const bar = !isStart && !(isFirst && survey.opened) && progressBar(props, isOwn);
  return (
    <>
      <PageFrame
        model={model}
        content={content}
        screen={isStart ? 'start' : steps[viewing].kind === 'form' ? 'form' : 'question'}
        share={progress / 100}
        questionNumber={Math.max(1, position)}
        back={!isFirst && <BackControl label={content.back} name={plainFields.back} form={movesId} onClick={onBack} />}
        progress={isOwn && bar}
        narrow={switches.redesign === 'on'}
        aside={
          <>
            {Meter && <Meter {...shown} />}
            {switches.redesign === 'off' && (
              <NextCards title={content.whatHappensNext.title} steps={content.whatHappensNext.cards} />
            )}
          </>
        }
        isAboutAccident={isAccidentSurvey}
        below={
          (Proof || HowItWorks) && (
            <>
              {Proof && <Proof {...shown} />}
              {HowItWorks && <HowItWorks {...shown} />}
            </>
          )
        }
      >
        {!isOwn && bar && <div className={styles.progress}>{bar}</div>}
        {Meter && !isStart && <Meter {...shown} isStrip />}
        <div id={surveyElementId} className={styles.anchor}>
          <Question {...props} path={path} isFirst={isFirst} isStart={isStart} />
        </div>
        {!isFirst && <PlainForm id={movesId} step={viewing} model={model} />}
      </PageFrame>
      {/* outside the page: no theme's rule for page content applies to the dialog */}
      <LoadingOverlay
        open={sending && flow.options.overlay !== 'none'}
        title={content.sending.title}
        text={content.sending.text}
      />
    </>
  );
}

function progressBar({ model: { switches }, content, flow: { options }, journey }: SurveyViewProps, inBar: boolean) {
  if (options.bar === 'none') return undefined;
  return (
    <ProgressBar
      value={journey.progress}
      variant={switches.progress}
      showPercent={switches.percent === 'shown'}
      inBar={inBar}
      label={content.progressLabel}
      stages={options.stages.map(({ stage }) => content.stages[stage])}
      stage={journey.stage}
    />
  );
}

interface QuestionProps extends SurveyViewProps {
  readonly path: readonly StepName[];
  readonly isFirst: boolean;
  readonly isStart: boolean;
}

/** The viewed step: its words, and its screen once that has loaded. */
function Question({ model, content, flow, journey, sending, noted = {}, path, isFirst, isStart, ...props }: QuestionProps) {
  const { viewing, direction, answers } = journey;
  const { switches } = model;
  const copy = screenCopy(content, model, viewing);
  const headingId = `question-${viewing}`;
  const reassurance = switches.reassurance === 'on' ? reassuranceAt(viewing, path, flow, answers, content) : undefined;
  return (
    <StepTransition stepKey={viewing} direction={direction}>
      <QuestionScreen
        step={publicStepName(viewing)}
        flow={flow.id}
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
              noted={noted}
              errors={props.errors}
              sending={sending && flow.options.overlay === 'none'}
              onType={props.onType}
              flow={flow}
              onAnswer={props.onAnswer}
              onRevisit={props.onRevisit}
            />
          </Suspense>
        </ScreenBoundary>
      </QuestionScreen>
    </StepTransition>
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

// memoized: a tap need not render it
const NextCards = memo(WhatHappensNext);

/** The words of a step, or the alternatives that `header` selects. See docs/spec/campaigns.md#header-texts. */
function screenCopy(content: Content, { switches: { header } }: SurveyModel, step: StepName) {
  const copy = stepCopy(content, step);
  return { ...copy, ...(header !== 'default' && copy.alternatives?.[header]) };
}
