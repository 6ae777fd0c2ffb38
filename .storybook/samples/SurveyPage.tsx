import { AnswerGrid, type AnswerLayout } from '#design-system/components/AnswerGrid/AnswerGrid.tsx';
import { BackControl } from '#design-system/components/BackControl/BackControl.tsx';
import { ProgressBar, type ProgressVariant } from '#design-system/components/ProgressBar/ProgressBar.tsx';
import { PageLayout } from '#design-system/patterns/PageLayout/PageLayout.tsx';
import { QuestionScreen } from '#design-system/patterns/QuestionScreen/QuestionScreen.tsx';
import { SurveyFooter } from '#design-system/patterns/SurveyFooter/SurveyFooter.tsx';
import { SurveyHeader } from '#design-system/patterns/SurveyHeader/SurveyHeader.tsx';
import { WhatHappensNext } from '#design-system/patterns/WhatHappensNext/WhatHappensNext.tsx';
import { SampleLogo } from './SampleLogo.tsx';
import { samples } from './sampleContent.ts';

export interface SamplePageProps {
  /** The step's name in the specification. */
  step: string;
  language: keyof typeof samples;
  progress: ProgressVariant;
  value: number;
  showPercent: boolean;
  layout: AnswerLayout;
  letters: boolean;
  rounded: boolean;
  stages: boolean;
  chosen?: string | undefined;
  onChoose(id: string): void;
  onBack(): void;
}

/** A whole survey page, to judge the parts together. */
export function SampleSurveyPage({
  step,
  language,
  progress,
  value,
  showPercent,
  layout,
  letters,
  rounded,
  stages,
  chosen,
  onChoose,
  onBack,
}: SamplePageProps) {
  const copy = samples[language];
  const isOwn = progress === 'original';
  const bar = (
    <ProgressBar
      variant={progress}
      value={value}
      showPercent={showPercent}
      inBar={isOwn}
      label={copy.progress}
      stages={stages ? copy.stages : undefined}
      stage={2}
      questionNumber={4}
    />
  );
  return (
    <div lang={language}>
      <PageLayout
        screen="question"
        header={
          <SurveyHeader
            logo={<SampleLogo />}
            back={<BackControl label={copy.back} onClick={onBack} />}
            progress={isOwn && bar}
            call={copy.call}
            advertisement={copy.advertisement}
            language={copy.language}
          />
        }
        aside={<WhatHappensNext {...copy.next} />}
        footer={<SurveyFooter {...copy.footer} call={copy.call} />}
      >
        {!isOwn && bar}
        {/* as on the survey's page, by which themes know it from a bar of the switch */}
        <div id="survey">
          <QuestionScreen
            step={step}
            flow="main"
            share={value / 100}
            questionNumber={4}
            heading={copy.heading}
            headingId="question"
            subhead={copy.subhead}
            note={copy.note}
          >
            <AnswerGrid
              labelledBy="question"
              options={copy.answers}
              chosen={chosen}
              layout={layout}
              letters={letters}
              rounded={rounded}
              onChoose={onChoose}
            />
          </QuestionScreen>
        </div>
      </PageLayout>
    </div>
  );
}
