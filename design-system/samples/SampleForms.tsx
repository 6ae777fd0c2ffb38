import { type ReactNode, useState } from 'react';
import { Button } from '../components/Button/Button.tsx';
import { ConsentNotice } from '../components/ConsentNotice/ConsentNotice.tsx';
import { ErrorSummary } from '../components/ErrorSummary/ErrorSummary.tsx';
import MaskedField from '../components/MaskedField/MaskedField.tsx';
import { MonthYearPicker } from '../components/MonthYearPicker/MonthYearPicker.tsx';
import { TextArea } from '../components/TextArea/TextArea.tsx';
import { TextField } from '../components/TextField/TextField.tsx';
import { Stack } from '../patterns/Stack/Stack.tsx';
import { months, samples, years } from './sampleContent.ts';

/** The last step as a form, with or without its errors. */
export function SampleContactForm({ failed }: { failed: boolean }): ReactNode {
  const [phone, setPhone] = useState(failed ? '(212) 66' : '');
  const [zip, setZip] = useState('');
  return (
    <form noValidate onSubmit={(event) => event.preventDefault()}>
      <Stack>
        {failed && (
          <ErrorSummary
            title="Please check two answers"
            focusKey={1}
            errors={[
              { fieldId: 'phone', message: 'Phone number is incomplete' },
              { fieldId: 'zip_code', message: 'Enter your 5-digit ZIP code' },
            ]}
          />
        )}
        <MaskedField
          id="phone"
          name="phone"
          label="Phone number"
          hint="A law firm may call you on it."
          mask="phone"
          autoComplete="tel"
          value={phone}
          onChange={setPhone}
          error={failed ? 'Phone number is incomplete' : undefined}
        />
        <MaskedField
          id="zip_code"
          name="zip_code"
          label="ZIP code"
          mask="zip"
          autoComplete="postal-code"
          value={zip}
          onChange={setZip}
          error={failed ? 'Enter your 5-digit ZIP code' : undefined}
        />
        <ConsentNotice id="consent">{samples.en.consent}</ConsentNotice>
        <Button type="submit" fullWidth aria-describedby="consent">
          See my result
        </Button>
      </Stack>
    </form>
  );
}

/** Fields of each kind in one column: a name, a date, a description. */
export function SampleDetailsForm(): ReactNode {
  const [name, setName] = useState('Alex');
  const [text, setText] = useState('A truck hit');
  const [date, setDate] = useState({ month: '03', year: '' });
  return (
    <form noValidate onSubmit={(event) => event.preventDefault()}>
      <Stack>
        <TextField
          id="first_name"
          name="first_name"
          label="First name"
          autoComplete="given-name"
          value={name}
          onChange={setName}
        />
        <MonthYearPicker
          legend="When was the accident?"
          month={{ label: 'Month', name: 'injury_month', value: date.month, placeholder: 'Month', options: months }}
          year={{ label: 'Year', name: 'injury_year', value: date.year, placeholder: 'Year', options: years }}
          onChange={(part, value) => setDate({ ...date, [part]: value })}
        />
        <TextArea
          id="case_description"
          name="case_description"
          label="What happened?"
          hint="A sentence or two is enough."
          value={text}
          onChange={setText}
          counter={text.length >= 20 ? 'That is enough, thank you.' : `Minimum 20 characters, type ${20 - text.length} more`}
          counterMet={text.length >= 20}
        />
        <Button type="submit" fullWidth>
          Continue
        </Button>
      </Stack>
    </form>
  );
}
