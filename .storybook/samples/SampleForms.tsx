import { type ReactNode, useState } from 'react';
import { Button } from '#design-system/components/Button/Button.tsx';
import { ConsentNotice } from '#design-system/components/ConsentNotice/ConsentNotice.tsx';
import { ErrorSummary } from '#design-system/components/ErrorSummary/ErrorSummary.tsx';
import MaskedField from '#design-system/components/MaskedField/MaskedField.tsx';
import { MonthYearPicker } from '#design-system/components/MonthYearPicker/MonthYearPicker.tsx';
import { TextArea } from '#design-system/components/TextArea/TextArea.tsx';
import { TextField } from '#design-system/components/TextField/TextField.tsx';
import { Stack } from '#design-system/patterns/Stack/Stack.tsx';
import { useCopy, useSay } from './inLanguage.tsx';
import { months, years } from './sampleContent.ts';

/** The last step as a form, with or without its errors. */
export function SampleContactForm({ failed }: { failed: boolean }): ReactNode {
  const say = useSay();
  const { consent } = useCopy();
  const [phone, setPhone] = useState(failed ? '(212) 66' : '');
  const [zip, setZip] = useState('');
  return (
    <form noValidate onSubmit={(event) => event.preventDefault()}>
      <Stack>
        {failed && (
          <ErrorSummary
            title={say('Please check two answers')}
            focusKey={1}
            errors={[
              { fieldId: 'phone', message: say('Phone number is incomplete') },
              { fieldId: 'zip_code', message: say('Enter your 5-digit ZIP code') },
            ]}
          />
        )}
        <MaskedField
          id="phone"
          name="phone"
          label={say('Phone number')}
          hint={say('A law firm may call you on it.')}
          mask="phone"
          autoComplete="tel"
          value={phone}
          onChange={setPhone}
          error={failed ? say('Phone number is incomplete') : undefined}
        />
        <MaskedField
          id="zip_code"
          name="zip_code"
          label={say('ZIP code')}
          mask="zip"
          autoComplete="postal-code"
          value={zip}
          onChange={setZip}
          error={failed ? say('Enter your 5-digit ZIP code') : undefined}
        />
        <ConsentNotice id="consent">{consent}</ConsentNotice>
        <Button type="submit" fullWidth aria-describedby="consent">
          {say('See my result')}
        </Button>
      </Stack>
    </form>
  );
}

/** Fields of each kind in one column: a name, a date, a description. */
export function SampleDetailsForm(): ReactNode {
  const say = useSay();
  const [name, setName] = useState('Alex');
  const [text, setText] = useState<string>(say('A truck hit'));
  const [date, setDate] = useState({ month: '03', year: '' });
  return (
    <form noValidate onSubmit={(event) => event.preventDefault()}>
      <Stack>
        <TextField
          id="first_name"
          name="first_name"
          label={say('First name')}
          autoComplete="given-name"
          value={name}
          onChange={setName}
        />
        <MonthYearPicker
          legend={say('When was the accident?')}
          month={{
            label: say('Month'),
            name: 'injury_month',
            value: date.month,
            placeholder: say('Month'),
            options: months.map(({ value, label }) => ({ value, label: say(label) })),
          }}
          year={{ label: say('Year'), name: 'injury_year', value: date.year, placeholder: say('Year'), options: years }}
          onChange={(part, value) => setDate({ ...date, [part]: value })}
        />
        <TextArea
          id="case_description"
          name="case_description"
          label={say('What happened?')}
          hint={say('A sentence or two is enough.')}
          value={text}
          onChange={setText}
          counter={
            text.length >= 20
              ? say('That is enough, thank you.')
              : say('Minimum {0} characters, type {1} more', 20, 20 - text.length)
          }
          counterMet={text.length >= 20}
        />
        <Button type="submit" fullWidth>
          {say('Continue')}
        </Button>
      </Stack>
    </form>
  );
}
