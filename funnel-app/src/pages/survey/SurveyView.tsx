import { memo, useMemo } from 'react';
import { plainFields } from '#contract/api/plain-page.ts';
import { type Flow, isAboutAccident } from '#contract/flow/flow.ts';
import { hasOneAnswer, steps } from '#contract/flow/steps.ts';
import { BackControl } from '#design-system/components/BackControl/BackControl.tsx';
import { LoadingOverlay } from '#design-system/components/LoadingOverlay/LoadingOverlay.tsx';
import { ProgressBar } from '#design-system/components/ProgressBar/ProgressBar.tsx';
import { WhatHappensNext } from '#design-system/patterns/WhatHappensNext/WhatHappensNext.tsx';
import type { ScreenKind } from '#design-system/theme/parts.ts';
import type { Content } from '../../content/content.ts';
import { startJourney, walkSurvey } from '../../journey/journey.ts';
import { surveyOf } from '../../journey/surveyOf.ts';
import { type SurveyModel, surveyElementId } from '../../model/pageModel.ts';
import { movesId, PlainForm } from '../../screens/plain/PlainFields.tsx';
import { PageFrame } from '../frame/PageFrame.tsx';
import type { ExtraName, Extras } from './extras/extras.ts';
import { type Moment, MomentContext, useMoment } from './moment.ts';
import { Question } from './Question.tsx';
import * as styles from './SurveyPage.css.ts';
import { canEnd } from './stepScreens.tsx';

interface SurveyProps {
  readonly model: SurveyModel;
  readonly content: Content;
  readonly flow: Flow;
  /** Beside the questions, where switches or flow ask for it. */
  readonly extras?: Extras | undefined;
}

const noExtras: Extras = {};

/** The survey at one moment, without storing or sending. SurveyPage does both; stories and reviews do neither. */
export function SurveyView({ model, content, flow, extras = noExtras, ...moment }: SurveyProps & Moment) {
  const { journey, sending } = moment;
  const { viewing, answers } = journey;
  const survey = useMemo(() => surveyOf(model, flow), [model, flow]);
  const first = useMemo(() => startJourney(survey).viewing, [survey]);
  const isFirst = viewing === first;
  const isStart = isFirst && hasOneAnswer(viewing);
  const { path } = walkSurvey(survey, answers);
  const position = path.indexOf(viewing) + (hasOneAnswer(flow.steps[0].step) ? 0 : 1);
  return (
    <MomentContext value={{ ...moment, path, questionNumber: Math.max(1, position) }}>
      <SurveyFrame
        model={model}
        content={content}
        flow={flow}
        extras={extras}
        screen={isStart ? 'start' : steps[viewing].kind === 'form' ? 'form' : 'question'}
        isFirst={isFirst}
        isLast={!isFirst && canEnd(flow, viewing)}
        hasBar={!isStart && !(isFirst && Boolean(survey.opened)) && flow.options.bar !== 'none'}
      />
      {/* outside the page: no theme's rule for page content applies to the dialog */}
      <LoadingOverlay
        open={sending && flow.options.overlay !== 'none'}
        title={content.sending.title}
        text={content.sending.text}
      />
    </MomentContext>
  );
}

interface FrameProps extends SurveyProps {
  readonly extras: Extras;
  readonly screen: ScreenKind;
  readonly isFirst: boolean;
  /** The questions are answered: it can be sent here. */
  readonly isLast: boolean;
  readonly hasBar: boolean;
}

/** The page round the question: an answer changes only the parts in it that read the moment. */
const SurveyFrame = memo(function SurveyFrame({ model, content, flow, extras, screen, isFirst, isLast, hasBar }: FrameProps) {
  const { title, cards } = content.whatHappensNext;
  const { switches } = model;
  const isStart = screen === 'start';
  const isAccidentSurvey = isAboutAccident(flow);
  // the theme's own bar is in the header, the switch's other bars above the question
  const isOwn = switches.progress === 'original';
  const bar = hasBar && <Bar model={model} content={content} flow={flow} />;
  const extra = (name: ExtraName, isStrip = false) =>
    extras[name] && <Extra {...{ model, content, flow, extras, name, isStrip }} />;
  return (
    <PageFrame
      model={model}
      content={content}
      screen={screen}
      back={!isFirst && <Back label={content.back} />}
      progress={isOwn && bar}
      narrow={switches.redesign === 'on'}
      aside={
        <>
          {extra('meter')}
          {switches.redesign === 'off' && (
            <WhatHappensNext title={title} steps={isLast ? [content.nextAtEnd, ...cards.slice(1)] : cards} />
          )}
        </>
      }
      isAboutAccident={isAccidentSurvey}
      below={
        (extras.proof || extras.howItWorks) && (
          <>
            {extra('proof')}
            {extra('howItWorks')}
          </>
        )
      }
    >
      {!isOwn && bar && <div className={styles.progress}>{bar}</div>}
      {!isStart && extra('meter', true)}
      <div id={surveyElementId} className={styles.anchor}>
        <Question model={model} content={content} flow={flow} isFirst={isFirst} isStart={isStart} />
      </div>
      {!isFirst && <Moves model={model} />}
    </PageFrame>
  );
});

function Back({ label }: { readonly label: string }) {
  return <BackControl label={label} name={plainFields.back} form={movesId} onClick={useMoment().onBack} />;
}

/** The form that Back sends without script. */
function Moves({ model }: Pick<SurveyProps, 'model'>) {
  return <PlainForm id={movesId} step={useMoment().journey.viewing} model={model} />;
}

function Bar({ model: { switches }, content, flow: { options } }: SurveyProps) {
  const { journey, questionNumber } = useMoment();
  return (
    <ProgressBar
      value={journey.progress}
      variant={switches.progress}
      showPercent={switches.percent === 'shown'}
      inBar={switches.progress === 'original'}
      label={content.progressLabel}
      stages={options.stages.map(({ stage }) => content.stages[stage])}
      stage={journey.stage}
      questionNumber={questionNumber}
    />
  );
}

interface ExtraOfSurveyProps extends SurveyProps {
  readonly extras: Extras;
  readonly name: ExtraName;
  readonly isStrip: boolean;
}

/** One of the extras, with the level and the answers of the moment. */
function Extra({ model, content, flow, extras, name, isStrip }: ExtraOfSurveyProps) {
  const { level = 1, journey } = useMoment();
  const Shown = extras[name];
  return (
    Shown && (
      <Shown
        content={content}
        brand={model.brand}
        locale={model.locale}
        level={level}
        answered={Object.values(journey.answers).some((value) => value !== 'start')}
        isAboutAccident={isAboutAccident(flow)}
        isStrip={isStrip}
      />
    )
  );
}
