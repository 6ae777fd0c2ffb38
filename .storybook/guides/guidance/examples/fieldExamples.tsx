import { Button } from '#design-system/components/Button/Button.tsx';
import { Checkbox } from '#design-system/components/Checkbox/Checkbox.tsx';
import { ErrorSummary } from '#design-system/components/ErrorSummary/ErrorSummary.tsx';
import { Field } from '#design-system/components/Field/Field.tsx';
import MaskedField from '#design-system/components/MaskedField/MaskedField.tsx';
import { RadioGroup } from '#design-system/components/RadioGroup/RadioGroup.tsx';
import { Select } from '#design-system/components/Select/Select.tsx';
import { TextArea } from '#design-system/components/TextArea/TextArea.tsx';
import { TextField } from '#design-system/components/TextField/TextField.tsx';
import { Stack } from '#design-system/patterns/Stack/Stack.tsx';
import { type Examples, nothing } from './example.ts';

const yesNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

export const fieldExamples: Readonly<Record<string, Examples>> = {
  Captcha: {
    do: { story: 'Default', because: 'It works by itself and asks nothing of the visitor.' },
    dont: {
      shown: (
        <Stack>
          <p>Choose all pictures with a traffic light.</p>
          <div style={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: 4 }}>
            {[1, 2, 3, 4, 5, 6, 7, 8, 9].map((picture) => (
              <span key={picture} style={{ aspectRatio: '1', background: '#c9c9c4' }} />
            ))}
          </div>
        </Stack>
      ),
      because: 'A puzzle that some visitors cannot see, and programs solve.',
    },
  },
  Checkbox: {
    do: { story: 'Default', because: 'Empty until the visitor agrees.' },
    dont: {
      shown: <Checkbox id="dont-checkbox" name="dont" label="I do not want not to be called" checked onChange={nothing} />,
      because: 'Checked in advance, and worded so that nobody knows what a tick means.',
    },
  },
  CodeInput: {
    do: { story: 'Empty', because: 'One input: paste, autofill and selection work.' },
    dont: {
      shown: (
        <div style={{ display: 'flex', gap: 8 }}>
          {[1, 2, 3, 4, 5, 6].map((digit) => (
            <input key={digit} aria-label={`Digit ${digit}`} maxLength={1} style={{ width: '2.5rem', height: '3rem' }} />
          ))}
        </div>
      ),
      because: 'Six inputs, of which a paste fills the first.',
    },
  },
  ErrorSummary: {
    do: { story: 'LeadsToTheFields', because: 'Each error in its words, as a link to its field.' },
    dont: {
      shown: <ErrorSummary title="Something went wrong" errors={[{ fieldId: 'none', message: 'Invalid input.' }]} focusKey={0} />,
      because: 'Nobody learns which field, or what to do.',
    },
  },
  Field: {
    do: { story: 'WithHintAndError', because: 'Label, hint and error stay, and are tied to the control.' },
    dont: {
      shown: (
        <Field id="dont-field" label="">
          {(control) => <input {...control} placeholder="Email, as in your insurance papers" />}
        </Field>
      ),
      because: 'Label and hint are gone once the typing begins.',
    },
  },
  MaskedField: {
    do: { story: 'Phone', because: 'A text of fixed form, which the field punctuates.' },
    dont: {
      shown: (
        <MaskedField
          id="dont-mask"
          name="dont"
          mask="phone"
          label="Phone number"
          value="(212) 5"
          error="That is no phone number."
          onChange={nothing}
        />
      ),
      because: 'An error while the number is still being typed.',
    },
  },
  MonthYearPicker: {
    do: { story: 'Empty', because: 'Month and year, which is what people remember.' },
    dont: {
      shown: (
        <Field id="dont-date" label="Date of the accident">
          {(control) => <input {...control} type="date" />}
        </Field>
      ),
      because: 'A calendar: going back three years takes 36 taps, for a day that does not matter.',
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
  Select: {
    do: { story: 'Empty', because: 'One of fifty, in the list that the phone brings.' },
    dont: {
      shown: (
        <Select
          id="dont-select"
          name="dont"
          label="Were you injured?"
          placeholder="Choose"
          options={yesNo}
          value=""
          onChange={nothing}
        />
      ),
      because: 'Two answers, hidden behind a tap.',
    },
  },
  TextArea: {
    do: { story: 'Empty', because: 'It says what is missing, and blames nobody yet.' },
    dont: {
      shown: (
        <Stack>
          <TextArea
            id="dont-area"
            name="dont"
            label="What happened?"
            value="I was"
            counter="5 / 20"
            counterMet={false}
            error="Too short!"
            onChange={nothing}
          />
          <Button disabled>Continue</Button>
        </Stack>
      ),
      because: 'An error before the visitor has finished, and a button that does not say why it waits.',
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
