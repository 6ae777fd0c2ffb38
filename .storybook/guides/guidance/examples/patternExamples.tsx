import { AnswerGrid } from '#design-system/components/AnswerGrid/AnswerGrid.tsx';
import { Button } from '#design-system/components/Button/Button.tsx';
import { TextField } from '#design-system/components/TextField/TextField.tsx';
import { CaseDescription } from '#design-system/patterns/CaseDescription/CaseDescription.tsx';
import { DisqualifiedMessage } from '#design-system/patterns/DisqualifiedMessage/DisqualifiedMessage.tsx';
import { HowItWorks } from '#design-system/patterns/HowItWorks/HowItWorks.tsx';
import { LastStepHeader } from '#design-system/patterns/LastStepHeader/LastStepHeader.tsx';
import { NotFound } from '#design-system/patterns/NotFound/NotFound.tsx';
import { SocialProof } from '#design-system/patterns/SocialProof/SocialProof.tsx';
import { Stack } from '#design-system/patterns/Stack/Stack.tsx';
import { SurveyFooter } from '#design-system/patterns/SurveyFooter/SurveyFooter.tsx';
import { SurveyHeader } from '#design-system/patterns/SurveyHeader/SurveyHeader.tsx';
import { ThankYouSteps } from '#design-system/patterns/ThankYouSteps/ThankYouSteps.tsx';
import { WhatHappensNext } from '#design-system/patterns/WhatHappensNext/WhatHappensNext.tsx';
import { samples } from '../../../samples/sampleContent.ts';
import { type Examples, nothing } from './example.ts';

const { footer, advertisement } = samples.en;

export const patternExamples: Readonly<Record<string, Examples>> = {
  AccidentType: {
    do: { story: 'Default', because: 'A drawing is found faster than a word.' },
    dont: {
      shown: (
        <AnswerGrid
          labelledBy="none"
          options={['Car accident', 'Truck accident', 'Motorcycle accident', 'Pedestrian accident'].map((label) => ({
            id: label,
            name: 'dont',
            value: label,
            label,
          }))}
          onChoose={nothing}
        />
      ),
      because: 'Words that begin alike, to be read one by one.',
    },
  },
  CaseDescription: {
    do: { story: 'Empty', because: 'Prompts and first sentences make the empty field less daunting.' },
    dont: {
      shown: (
        <CaseDescription
          tips={{ title: 'Helpful to know', items: [] }}
          area={{
            id: 'dont-case',
            name: 'dont',
            label: 'What happened?',
            value: 'I was rear-ended on the highway and hurt my neck.',
            counter: '',
            counterMet: true,
            onChange: nothing,
          }}
        />
      ),
      because: 'An example text, which is sent as an answer.',
    },
  },
  DisqualifiedMessage: {
    do: { story: 'Default', because: 'Plain, without blame, and it says where help may be found.' },
    dont: {
      shown: <DisqualifiedMessage heading="You do not qualify" text="Goodbye." next={{ title: '', items: [''] }} />,
      because: 'A judgement, and a dead end.',
    },
  },
  HowItWorks: {
    do: { story: 'Default', because: 'What happens, in the order in which it happens.' },
    dont: {
      shown: (
        <HowItWorks
          title="How it works"
          steps={[
            { icon: 'form', title: 'You fill in the form', text: 'It takes one second.' },
            { icon: 'search', title: 'We win your case', text: 'Always.' },
            { icon: 'message', title: 'You get your money', text: 'Within a week.' },
          ]}
          action={{ href: '#dont', label: 'Claim it now' }}
        />
      ),
      because: 'Steps that promise a result.',
    },
  },
  LastStepHeader: {
    do: { story: 'Default', because: 'How little is left, and what the answers so far mean.' },
    dont: {
      shown: <LastStepHeader variant="default" eyebrow="Only 2 minutes left!" title="You have won your case" />,
      because: 'A timer and a promise.',
    },
  },
  NotFound: {
    do: { story: 'Default', because: 'One line that says so, and the way to the survey.' },
    dont: {
      shown: <NotFound code="404" heading="Oops! You broke the internet" text="ERR_ROUTE_UNRESOLVED" />,
      because: 'A joke, a code and no way on.',
    },
  },
  QuestionScreen: {
    do: { story: 'Bare', because: 'One question, and its answers.' },
    dont: {
      shown: (
        <Stack>
          <h3>Tell us about your accident</h3>
          <AnswerGrid labelledBy="none" options={samples.en.answers} onChoose={nothing} />
          <TextField id="dont-question" name="dont" label="And your ZIP code?" value="" onChange={nothing} />
          <Button fullWidth>Next</Button>
        </Stack>
      ),
      because: 'Two questions, under a heading that asks neither.',
    },
  },
  SocialProof: {
    do: { story: 'Default', because: 'Three facts that can be shown to be true.' },
    dont: {
      shown: (
        <SocialProof
          title="Hurry!"
          facts={[{ icon: 'clock', value: '12,431 people', text: 'are looking at this page right now.' }]}
        />
      ),
      because: 'A number that nobody can check, and pressure.',
    },
  },
  SurveyFooter: {
    isPageWide: true,
    do: { story: 'Default', because: 'Who asks, what the page is not, and the visitor’s rights.' },
    dont: {
      shown: <SurveyFooter links={footer.links.slice(0, 1)} legal={footer.legal} disclaimer="" />,
      because: 'Without the disclaimer and the rights, to save room.',
    },
  },
  SurveyHeader: {
    isPageWide: true,
    do: { story: 'Default', because: 'The advertisement line, the brand, and one way to call.' },
    dont: {
      shown: (
        <SurveyHeader
          logo="Sample Brand Law Offices"
          advertisement={advertisement.slice(0, 0)}
          progress={<nav>Home · Blog · About us · Offices</nav>}
        />
      ),
      because: 'No word that it is an advertisement, a name like a law firm’s, and a menu.',
    },
  },
  ThankYouSteps: {
    do: { story: 'Default', because: 'First whether the answers have arrived, then who may call.' },
    dont: {
      shown: <ThankYouSteps heading="A lawyer calls you in 5 minutes!" action={{ href: '#dont', label: 'See today’s offers' }} />,
      because: 'A promise that nobody keeps, and advertising in the place of the news.',
    },
  },
  WhatHappensNext: {
    do: { story: 'Default', because: 'It answers “and then?” before it is asked.' },
    dont: {
      shown: (
        <WhatHappensNext
          title="What happens next"
          steps={[{ title: 'Answer the question', text: 'Were you at fault for the accident? Choose yes or no.' }]}
        />
      ),
      because: 'It repeats the question beside it.',
    },
  },
};
