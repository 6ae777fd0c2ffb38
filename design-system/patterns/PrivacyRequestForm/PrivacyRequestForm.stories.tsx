import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { argsIn, sayer } from '#storybook/samples/inLanguage.tsx';
import type { Say } from '#storybook/samples/say.ts';
import { Captcha } from '../../components/Captcha/Captcha.tsx';
import { Checkbox } from '../../components/Checkbox/Checkbox.tsx';
import { ChoiceGroup } from '../../components/Choice/Choice.tsx';
import { ErrorSummary } from '../../components/ErrorSummary/ErrorSummary.tsx';
import { RadioGroup } from '../../components/RadioGroup/RadioGroup.tsx';
import { Select } from '../../components/Select/Select.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import {
  PrivacyRequestForm,
  type PrivacyRequestFormProps,
  PrivacySection,
  privacyFormStates,
  WideField,
} from './PrivacyRequestForm.tsx';

type Errors = Readonly<Record<string, string>>;

const asks = {
  optOut: 'Do not sell or share my information',
  information: 'Send me the information you have',
  deletion: 'Delete my information',
} as const;

/** The fields of the page in short, to judge the layout with. */
function Fields({ say, errors }: { say: Say; errors: Errors }): ReactNode {
  const [values, setValues] = useState<Record<string, string>>({});
  const errorOf = (name: string) => errors[name] && say(errors[name]);
  const bind = (name: string) => ({
    id: name,
    name,
    error: errorOf(name),
    value: values[name] ?? '',
    onChange: (value: string) => setValues({ ...values, [name]: value }),
  });
  const check = (name: string) => ({
    id: name,
    name,
    checked: values[name] === 'yes',
    onChange: (on: boolean) => setValues({ ...values, [name]: on ? 'yes' : '' }),
  });
  return (
    <>
      <PrivacySection title={say('About you')}>
        <TextField {...bind('firstName')} label={say('First name')} autoComplete="given-name" />
        <TextField {...bind('lastName')} label={say('Last name')} autoComplete="family-name" />
        <WideField>
          <TextField {...bind('email')} label={say('Email')} type="email" autoComplete="email" />
        </WideField>
        <TextField {...bind('city')} label={say('City')} autoComplete="address-level2" />
        <Select
          {...bind('state')}
          label={say('State')}
          placeholder={say('Choose a state')}
          options={[{ value: 'CO', label: 'Colorado' }]}
        />
      </PrivacySection>
      <PrivacySection title={say('Your request')}>
        <WideField>
          <RadioGroup
            {...bind('authorizedAgent')}
            legend={say('Are you an authorized agent?')}
            layout="inline"
            options={[
              { value: 'yes', label: say('Yes') },
              { value: 'no', label: say('No') },
            ]}
          />
        </WideField>
        <WideField>
          <ChoiceGroup id="requests" legend={say('What do you ask for?')} error={errorOf('requests')}>
            {Object.entries(asks).map(([name, label]) => (
              <Checkbox key={name} {...check(name)} variant="card" label={say(label)} />
            ))}
          </ChoiceGroup>
        </WideField>
        <WideField>
          <Checkbox
            {...check('agreeTerms')}
            label={say('I declare that what I have written is true.')}
            error={errorOf('agreeTerms')}
            required
          />
        </WideField>
        <WideField>
          <Captcha id="captcha" label={say('Show us that you are a person')} loadingLabel="…" error={errorOf('captcha')}>
            <Checkbox {...check('person')} variant="card" label={say('I am a person')} />
          </Captcha>
        </WideField>
      </PrivacySection>
    </>
  );
}

const failed: Errors = {
  firstName: 'First name is required',
  email: 'Valid email is required',
  authorizedAgent: 'At least one option must be selected',
  optOut: 'At least one request must be selected',
  agreeTerms: 'Terms are not checked',
  captcha: 'Please complete the reCaptcha',
};

interface FormProps extends PrivacyRequestFormProps {
  readonly say: Say;
  readonly errors?: Errors;
}

function Form({ say, errors = {}, ...props }: FormProps): ReactNode {
  return (
    <PrivacyRequestForm {...props}>
      <Fields say={say} errors={errors} />
    </PrivacyRequestForm>
  );
}

const meta = {
  title: 'Patterns/PrivacyRequestForm',
  component: PrivacyRequestForm,
  // Sending covers the page.
  parameters: { docs: { story: { inline: false, iframeHeight: 720 } } },
  args: {
    heading: 'Do Not Sell My Information',
    intro: <p>Use this form to tell us what to do with your personal information. We answer within 45 days.</p>,
    state: 'idle',
    children: null,
    submitLabel: 'Send my request',
    loadingLabel: 'Loading...',
    sentMessage: 'Thank you for submitting your info. We will contact you shortly.',
    onSubmit: fn(),
  },
  argTypes: { state: { control: 'inline-radio', options: privacyFormStates }, children: { table: { disable: true } } },
  render: (args, { globals }) => <Form {...args} say={sayer(globals)} />,
  decorators: [
    (Story) => (
      <div style={{ padding: '1rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PrivacyRequestForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {};
export const IsSent: Story = {
  ...Idle,
  tags: ['act'],
  play: async ({ canvas, userEvent, args, globals }) => {
    const say = sayer(globals);
    const title = canvas.getByRole('heading', { level: 1 }).textContent;
    await expect(canvas.getByRole('group', { name: title })).toContainElement(
      canvas.getByRole('textbox', { name: say('First name') }),
    );
    await userEvent.type(canvas.getByRole('textbox', { name: say('First name') }), 'Alex');
    await userEvent.click(canvas.getByRole('checkbox', { name: say('Delete my information') }));
    await userEvent.click(canvas.getByRole('radio', { name: say('No') }));
    await userEvent.click(canvas.getByRole('button', { name: say('Send my request') }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

/** Every field is disabled, and the overlay says what is under way. */
export const Sending: Story = {
  tags: ['takes-focus'],
  args: { state: 'sending' },
  play: async ({ canvas, globals }) => {
    const say = sayer(globals);
    await waitFor(() => expect(screen.getByRole('dialog', { name: say('Loading...') })).toHaveFocus());
    for (const name of [say('First name'), say('Email')]) {
      await expect(canvas.getByRole('textbox', { name, hidden: true })).toBeDisabled();
    }
  },
};

/** Each line of the summary leads to what is wrong: a field, a group or the captcha. */
export const Failed: Story = {
  tags: ['takes-focus'],
  args: {
    summary: (
      <ErrorSummary
        title="Please check six answers"
        focusKey={1}
        errors={Object.entries(failed).map(([fieldId, message]) => ({ fieldId, message: message ?? '' }))}
      />
    ),
  },
  render: (args, { globals }) => (
    <Form {...args} say={sayer(globals)} errors={{ ...failed, requests: 'At least one request must be selected' }} />
  ),
};
export const ErrorsLeadToTheFields: Story = {
  ...Failed,
  tags: ['act'],
  play: async ({ canvas, userEvent, globals }) => {
    const say = sayer(globals);
    await userEvent.click(canvas.getByRole('link', { name: say('At least one request must be selected') }));
    await expect(canvas.getByRole('checkbox', { name: say('Do not sell or share my information') })).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: say('At least one option must be selected') }));
    await expect(canvas.getByRole('radio', { name: say('Yes') })).toHaveFocus();
  },
};

export const Sent: Story = {
  tags: ['takes-focus'],
  args: { state: 'sent' },
  play: async ({ canvas, args, globals }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: argsIn(globals, args).sentMessage })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** From the press to the thanks, which take the focus. */
export const SendsAndThanks: Story = {
  tags: ['act'],
  render: function Sending(args, { globals }) {
    const [state, setState] = useState(args.state);
    return (
      <Form
        {...args}
        say={sayer(globals)}
        state={state}
        onSubmit={() => {
          setState('sending');
          window.addEventListener('answered', () => setState('sent'), { once: true });
        }}
      />
    );
  },
  play: async ({ canvas, userEvent, args, globals }) => {
    const say = sayer(globals);
    await userEvent.click(canvas.getByRole('button', { name: say('Send my request') }));
    // it fades in
    await waitFor(() => expect(screen.getByRole('dialog', { name: say('Loading...') })).toBeVisible());
    window.dispatchEvent(new Event('answered'));
    const thanks = await canvas.findByRole('heading', { level: 1, name: argsIn(globals, args).sentMessage });
    await waitFor(() => expect(thanks).toHaveFocus());
  },
};

export const Spanish: Story = {
  tags: ['spanish'],
  globals: { lang: 'es' },
  args: {
    heading: 'No venda mi información personal',
    intro: <p>Con este formulario puede decirnos qué hacer con su información personal. Respondemos en un plazo de 45 días.</p>,
    submitLabel: 'Enviar mi solicitud',
    loadingLabel: 'Enviando…',
    sentMessage: 'Gracias por enviarnos sus datos. Nos pondremos en contacto con usted en breve.',
  },
  render: (args, { globals }) => (
    <Form
      {...args}
      say={sayer(globals)}
      errors={{ firstName: 'First name is required', requests: 'At least one request must be selected' }}
    />
  ),
};
