import { useId, useState } from 'react';
import { AnswerGrid } from '#design-system/components/AnswerGrid/AnswerGrid.tsx';
import { BackControl } from '#design-system/components/BackControl/BackControl.tsx';
import { Button } from '#design-system/components/Button/Button.tsx';
import { ProgressBar } from '#design-system/components/ProgressBar/ProgressBar.tsx';
import { TextField } from '#design-system/components/TextField/TextField.tsx';
import { QuestionScreen } from '#design-system/patterns/QuestionScreen/QuestionScreen.tsx';
import { Stack } from '#design-system/patterns/Stack/Stack.tsx';
import { SurveyFooter } from '#design-system/patterns/SurveyFooter/SurveyFooter.tsx';
import { SurveyHeader } from '#design-system/patterns/SurveyHeader/SurveyHeader.tsx';
import { samples } from '#design-system/samples/sampleContent.ts';
import { type BrandId, brands, defaultLogo } from '#themes/brands.ts';
import { Logo } from '#themes/logos/Logo.tsx';
import type { ThemeId } from '#themes/registry.ts';
import { Panel } from './Panel.tsx';
import * as styles from './sheets.css.ts';

interface SurveyPanelProps {
  id: ThemeId;
  brand: BrandId;
  language: 'en' | 'es';
}

/** A survey page with a question and a form, to compare two themes. */
export function SurveyPanel({ id, brand, language }: SurveyPanelProps) {
  const copy = samples[language];
  const unique = useId();
  const [chosen, choose] = useState<string>(copy.answers[1].id);
  const [email, setEmail] = useState('');
  return (
    <Panel id={id}>
      <SurveyHeader
        logo={<Logo version={defaultLogo(brand, id)} name={brands[brand].name} />}
        call={copy.call}
        advertisement={copy.advertisement}
        back={<BackControl label={copy.back} onClick={() => choose(copy.answers[1].id)} />}
        progress={<ProgressBar variant="original" value={35} showPercent inBar label={copy.progress} />}
      />
      <div className={styles.panelMain}>
        <QuestionScreen
          step="AtFault"
          flow="main"
          heading={copy.heading}
          headingId={unique}
          subhead={copy.subhead}
          disclaimer={copy.disclaimer}
        >
          <Stack>
            <AnswerGrid
              labelledBy={unique}
              options={copy.answers}
              chosen={chosen}
              columns="one"
              letters={false}
              rounded={false}
              onChoose={choose}
            />
            <TextField id={`${unique}email`} name="email" label="Email" value={email} onChange={setEmail} />
            <Button fullWidth>See my result</Button>
          </Stack>
        </QuestionScreen>
      </div>
      <SurveyFooter {...copy.footer} call={copy.call} />
    </Panel>
  );
}
