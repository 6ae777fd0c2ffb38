import type { ReactElement } from 'react';
import { AnswerGrid } from '#design-system/components/AnswerGrid/AnswerGrid.tsx';
import { Button } from '#design-system/components/Button/Button.tsx';
import { Checkbox } from '#design-system/components/Checkbox/Checkbox.tsx';
import { ConsentNotice } from '#design-system/components/ConsentNotice/ConsentNotice.tsx';
import { ProgressBar } from '#design-system/components/ProgressBar/ProgressBar.tsx';
import { RadioGroup } from '#design-system/components/RadioGroup/RadioGroup.tsx';
import { TextField } from '#design-system/components/TextField/TextField.tsx';
import { Stack } from '#design-system/patterns/Stack/Stack.tsx';
import { samples } from '../../samples/sampleContent.ts';

interface Example {
  /** One of the component's own stories, by its export. */
  readonly story: string;
  readonly because: string;
}

/** A mistake that is made often, beside the story that does it right. */
interface Examples {
  readonly do: Example;
  readonly dont: { readonly shown: ReactElement; readonly because: string };
}

const nothing = () => undefined;
const yesNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

/** By component. Only where a picture says more than the sentence about it. */
export const examples: Readonly<Record<string, Examples>> = {
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
  Checkbox: {
    do: { story: 'Default', because: 'Empty until the visitor agrees.' },
    dont: {
      shown: <Checkbox id="dont-checkbox" name="dont" label="I do not want not to be called" checked onChange={nothing} />,
      because: 'Checked in advance, and worded so that nobody knows what a tick means.',
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
  RadioGroup: {
    do: { story: 'Default', because: 'Nothing is chosen until somebody chooses.' },
    dont: {
      shown: (
        <RadioGroup
          id="dont-radio"
          name="dont"
          legend="Was a police report filed?"
          options={yesNo}
          value="yes"
          onChange={nothing}
        />
      ),
      because: 'An answer that nobody gave.',
    },
  },
  TextField: {
    do: { story: 'WithError', because: 'The label stays, and the error says how to mend it.' },
    dont: {
      shown: <TextField id="dont-text" name="dont" label="" value="" onChange={nothing} placeholder="Email" error="Invalid" />,
      because: 'A placeholder for a label, and an error that says nothing.',
    },
  },
};
