import { AnswerGrid } from '#design-system/components/AnswerGrid/AnswerGrid.tsx';
import { BackControl } from '#design-system/components/BackControl/BackControl.tsx';
import { Button } from '#design-system/components/Button/Button.tsx';
import { BuyerList } from '#design-system/components/BuyerList/BuyerList.tsx';
import { ConsentNotice } from '#design-system/components/ConsentNotice/ConsentNotice.tsx';
import { Icon } from '#design-system/components/Icon/Icon.tsx';
import { ProgressBar } from '#design-system/components/ProgressBar/ProgressBar.tsx';
import { Stack } from '#design-system/patterns/Stack/Stack.tsx';
import { samples } from '../../../samples/sampleContent.ts';
import { type Examples, nothing } from './example.ts';

export const componentExamples: Readonly<Record<string, Examples>> = {
  AnswerGrid: {
    do: { story: 'Default', because: 'One tap answers and goes on.' },
    dont: {
      shown: (
        <Stack>
          <AnswerGrid labelledBy="none" options={samples.en.answers} chosen="yes" onChoose={nothing} />
          <Button fullWidth>Continue</Button>
        </Stack>
      ),
      because: 'An answer chosen in advance, and a second tap to confirm it.',
    },
  },
  BackControl: {
    do: { story: 'Default', because: 'One step back, by its name, and the answer stays.' },
    dont: {
      shown: <BackControl label="Start over" onClick={nothing} />,
      because: 'A way back that forgets what was typed.',
    },
  },
  BuyerList: {
    do: { story: 'Default', because: 'Each company is named, and none is chosen until somebody chooses.' },
    dont: {
      shown: (
        <BuyerList
          id="dont-buyers"
          name="dont"
          legend="Who may contact you?"
          buyers={[
            { id: 'a', name: 'Our partners' },
            { id: 'b', name: 'Partners of our partners' },
          ]}
          value={['a', 'b']}
          selectAllLabel="All"
          counter="2 of 2 chosen"
          consent="I agree."
          onChange={nothing}
        />
      ),
      because: 'Chosen in advance, and nobody knows who will call.',
    },
  },
  Button: {
    do: { story: 'FullWidth', because: 'One thing to do next, named by what it does.' },
    dont: {
      shown: (
        <Stack>
          <Button fullWidth>Submit</Button>
          <Button fullWidth>Cancel</Button>
        </Stack>
      ),
      because: 'Two of the same weight, and neither says what happens.',
    },
  },
  CompensationMeter: {
    do: { story: 'Default', because: 'A band, and beside it the words that say it is an estimate.' },
    dont: {
      shown: (
        <Stack>
          <strong>$48,217.50</strong>
          <span>This is what you will get.</span>
        </Stack>
      ),
      because: 'A figure more exact than anyone knows, and a promise.',
    },
  },
  ConsentNotice: {
    do: { story: 'Default', because: 'Right above the button that gives the consent, in the size of the text.' },
    dont: {
      shown: (
        <Stack>
          <Button fullWidth>See my result</Button>
          <p style={{ fontSize: '0.6875rem', opacity: 0.6 }}>
            <ConsentNotice id="dont-consent">{samples.en.consent}</ConsentNotice>
          </p>
        </Stack>
      ),
      because: 'Under the button and pale: agreed to before it is read.',
    },
  },
  Icon: {
    do: { story: 'All', because: 'One hand drew them, in the ink of the words beside them.' },
    dont: {
      shown: (
        <Button>
          <Icon name="phone" />
        </Button>
      ),
      because: 'A control whose only name is a picture.',
    },
  },
  ProgressBar: {
    do: { story: 'WithStages', because: 'Where the visitor is, in words.' },
    dont: {
      shown: (
        <Stack>
          <ProgressBar variant="v1" value={1} showPercent label="Your progress" />
          <p>Question 3 of 9, or of 14</p>
        </Stack>
      ),
      because: 'A number that discourages, and a count that the next answer changes.',
    },
  },
  TestimonialsCarousel: {
    do: { story: 'Default', because: 'Marked as a sample until it is real.' },
    dont: {
      shown: (
        <blockquote>
          “Best service ever!!! They got me $250,000 in a week.” <cite>Happy customer, ★★★★★</cite>
        </blockquote>
      ),
      because: 'An invented review, and a result that nobody can promise.',
    },
  },
};
