import { type CSSProperties, useId, useState } from 'react';
import { AnswerGrid } from '#design-system/components/AnswerGrid/AnswerGrid.tsx';
import { BackControl } from '#design-system/components/BackControl/BackControl.tsx';
import { Button } from '#design-system/components/Button/Button.tsx';
import { ProgressBar } from '#design-system/components/ProgressBar/ProgressBar.tsx';
import { TextField } from '#design-system/components/TextField/TextField.tsx';
import { QuestionScreen } from '#design-system/patterns/QuestionScreen/QuestionScreen.tsx';
import { Stack } from '#design-system/patterns/Stack/Stack.tsx';
import { SurveyFooter } from '#design-system/patterns/SurveyFooter/SurveyFooter.tsx';
import { SurveyHeader } from '#design-system/patterns/SurveyHeader/SurveyHeader.tsx';
import { type BrandId, brands } from '#themes/brands.ts';
import { Logo } from '#themes/logos/Logo.tsx';
import type { MarkId } from '#themes/logos/versions.ts';
import { type ThemeId, themeById } from '#themes/registry.ts';
import { copyOf, sayIn } from '../samples/say.ts';
import { Panel } from './Panel.tsx';
import * as styles from './sheets.css.ts';

interface SurveyPanelProps {
  id: ThemeId;
  brand: BrandId;
  language: 'en' | 'es';
  /** Custom properties over the theme's. */
  overrides?: CSSProperties;
  /** In place of the brand's own name and mark. */
  named?: { readonly name: string; readonly mark: MarkId };
}

/** A survey page with a question and a form, to compare two themes. */
export function SurveyPanel({ id, brand, language, overrides = {}, named }: SurveyPanelProps) {
  const { name, mark } = named ?? brands[brand];
  const copy = copyOf({ lang: language });
  const say = sayIn(language);
  const unique = useId();
  const [chosen, choose] = useState<string>(copy.answers[1].id);
  const [email, setEmail] = useState('');
  return (
    <Panel id={id} overrides={overrides}>
      <SurveyHeader
        logo={<Logo version={`v${mark}.${themeById(id).headerLockup}`} name={name} />}
        call={copy.call}
        advertisement={copy.advertisement}
        back={<BackControl label={copy.back} onClick={() => choose(copy.answers[1].id)} />}
        progress={<ProgressBar variant="original" value={35} showPercent inBar label={copy.progress} />}
      />
      <div className={styles.panelMain} lang={language}>
        <QuestionScreen
          step="AtFault"
          flow="main"
          heading={copy.heading}
          headingId={unique}
          subhead={copy.subhead}
          note={copy.note}
        >
          <Stack>
            <AnswerGrid labelledBy={unique} options={copy.answers} chosen={chosen} onChoose={choose} />
            <TextField id={`${unique}email`} name="email" label={say('Email')} value={email} onChange={setEmail} />
            <Button fullWidth>{say('See my result')}</Button>
          </Stack>
        </QuestionScreen>
      </div>
      <SurveyFooter {...copy.footer} call={copy.call} />
    </Panel>
  );
}
