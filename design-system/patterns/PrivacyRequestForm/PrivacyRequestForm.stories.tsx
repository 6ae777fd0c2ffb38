import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { inSpanish } from '../../../themes/pictureModes.ts';
import { Captcha } from '../../components/Captcha/Captcha.tsx';
import { Checkbox } from '../../components/Checkbox/Checkbox.tsx';
import { ChoiceGroup } from '../../components/Choice/Choice.tsx';
import { ErrorSummary } from '../../components/ErrorSummary/ErrorSummary.tsx';
import { RadioGroup } from '../../components/RadioGroup/RadioGroup.tsx';
import { Select } from '../../components/Select/Select.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { PrivacyRequestForm, PrivacySection, privacyFormStates, WideField } from './PrivacyRequestForm.tsx';

const english = {
  you: 'About you',
  request: 'Your request',
  fields: { firstName: 'First name', lastName: 'Last name', email: 'Email', city: 'City' },
  state: ['State', 'Choose a state'],
  agent: ['Are you an authorized agent?', 'Yes', 'No'],
  asks: [
    'What do you ask for?',
    'Do not sell or share my information',
    'Send me the information you have',
    'Delete my information',
  ],
  terms: 'I declare that what I have written is true.',
  captcha: 'Show us that you are a person',
  person: 'I am a person',
};

const spanish: typeof english = {
  you: 'Sobre usted',
  request: 'Su solicitud',
  fields: { firstName: 'Nombre', lastName: 'Apellidos', email: 'Correo electrónico', city: 'Ciudad' },
  state: ['Estado o provincia', 'Elija un estado'],
  agent: ['¿Presenta la solicitud como representante autorizado de otra persona?', 'Sí', 'No'],
  asks: [
    '¿Qué nos pide?',
    'No vender ni compartir mi información',
    'Enviarme la información que tienen',
    'Borrar mi información',
  ],
  terms: 'Declaro bajo mi responsabilidad que todo lo que he escrito es cierto.',
  captcha: 'Confirme que es usted una persona',
  person: 'Soy una persona',
};

type Errors = Partial<Record<string, string>>;

/** The fields of the page in short, to judge the layout with. */
function Fields({ words, errors = {} }: { words: typeof english; errors?: Errors }): ReactNode {
  const [values, setValues] = useState<Record<string, string>>({});
  const bind = (name: string) => ({
    id: name,
    name,
    error: errors[name],
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
      <PrivacySection title={words.you}>
        <TextField {...bind('firstName')} label={words.fields.firstName} autoComplete="given-name" />
        <TextField {...bind('lastName')} label={words.fields.lastName} autoComplete="family-name" />
        <WideField>
          <TextField {...bind('email')} label={words.fields.email} type="email" autoComplete="email" />
        </WideField>
        <TextField {...bind('city')} label={words.fields.city} autoComplete="address-level2" />
        <Select
          {...bind('state')}
          label={words.state[0] ?? ''}
          placeholder={words.state[1] ?? ''}
          options={[{ value: 'CO', label: 'Colorado' }]}
        />
      </PrivacySection>
      <PrivacySection title={words.request}>
        <WideField>
          <RadioGroup
            {...bind('authorizedAgent')}
            legend={words.agent[0] ?? ''}
            layout="inline"
            options={[
              { value: 'yes', label: words.agent[1] ?? '' },
              { value: 'no', label: words.agent[2] ?? '' },
            ]}
          />
        </WideField>
        <WideField>
          <ChoiceGroup id="requests" legend={words.asks[0] ?? ''} error={errors.requests}>
            {['optOut', 'information', 'deletion'].map((name, index) => (
              <Checkbox key={name} {...check(name)} look="card" label={words.asks[index + 1]} />
            ))}
          </ChoiceGroup>
        </WideField>
        <WideField>
          <Checkbox {...check('agreeTerms')} label={words.terms} error={errors.agreeTerms} required />
        </WideField>
        <WideField>
          <Captcha id="captcha" label={words.captcha} loadingLabel="…" error={errors.captcha}>
            <Checkbox {...check('person')} look="card" label={words.person} />
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

const meta = {
  title: 'Patterns/PrivacyRequestForm',
  component: PrivacyRequestForm,
  // Sending covers the page.
  parameters: { docs: { story: { inline: false, iframeHeight: 720 } } },
  args: {
    title: 'Do Not Sell My Information',
    intro: <p>Use this form to tell us what to do with your personal information. We answer within 45 days.</p>,
    state: 'idle',
    children: <Fields words={english} />,
    submitLabel: 'Send my request',
    sendingLabel: 'Loading...',
    sentMessage: 'Thank you for submitting your info. We will contact you shortly.',
    onSubmit: fn(),
  },
  argTypes: { state: { control: 'inline-radio', options: privacyFormStates }, children: { table: { disable: true } } },
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

export const Idle: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const title = canvas.getByRole('heading', { level: 1 }).textContent;
    await expect(canvas.getByRole('group', { name: title })).toContainElement(
      canvas.getByRole('textbox', { name: 'First name' }),
    );
    await userEvent.type(canvas.getByRole('textbox', { name: 'First name' }), 'Alex');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Delete my information' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'No' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Send my request' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

/** Every field is disabled, and the overlay says what is under way. */
export const Sending: Story = {
  args: { state: 'sending' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Loading...' })).toHaveFocus());
    for (const name of ['First name', 'Email']) {
      await expect(canvas.getByRole('textbox', { name, hidden: true })).toBeDisabled();
    }
  },
};

/** Each line of the summary leads to what is wrong: a field, a group or the captcha. */
export const Failed: Story = {
  args: {
    summary: (
      <ErrorSummary
        title="Please check six answers"
        focusKey={1}
        errors={Object.entries(failed).map(([fieldId, message]) => ({ fieldId, message: message ?? '' }))}
      />
    ),
    children: <Fields words={english} errors={{ ...failed, requests: failed.optOut }} />,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'At least one request must be selected' }));
    await expect(canvas.getByRole('checkbox', { name: 'Do not sell or share my information' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: 'At least one option must be selected' }));
    await expect(canvas.getByRole('radio', { name: 'Yes' })).toHaveFocus();
  },
};

export const Sent: Story = {
  args: { state: 'sent' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: args.sentMessage })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** From the press to the thanks, which take the focus. */
export const SendsAndThanks: Story = {
  tags: ['behaviour'],
  render: function Sending(args) {
    const [state, setState] = useState(args.state);
    return (
      <PrivacyRequestForm
        {...args}
        state={state}
        onSubmit={() => {
          setState('sending');
          window.addEventListener('answered', () => setState('sent'), { once: true });
        }}
      />
    );
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send my request' }));
    await expect(await screen.findByRole('dialog', { name: 'Loading...' })).toBeVisible();
    window.dispatchEvent(new Event('answered'));
    const thanks = await canvas.findByRole('heading', { level: 1, name: args.sentMessage });
    await waitFor(() => expect(thanks).toHaveFocus());
  },
};

export const Spanish: Story = {
  ...inSpanish,
  args: {
    title: 'No venda mi información personal',
    intro: <p>Con este formulario puede decirnos qué hacer con su información personal. Respondemos en un plazo de 45 días.</p>,
    children: <Fields words={spanish} errors={{ firstName: 'Escriba su nombre', requests: 'Elija al menos una solicitud' }} />,
    submitLabel: 'Enviar mi solicitud',
    sendingLabel: 'Enviando…',
    sentMessage: 'Gracias por enviarnos sus datos. Nos pondremos en contacto con usted en breve.',
  },
};
