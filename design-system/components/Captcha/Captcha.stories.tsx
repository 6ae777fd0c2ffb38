import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { argsIn, sayer } from '#storybook/samples/inLanguage.tsx';
import { onSurface } from '#storybook/samples/onSurface.tsx';
import { Stack } from '../../patterns/Stack/Stack.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { ErrorSummary } from '../ErrorSummary/ErrorSummary.tsx';
import { Captcha } from './Captcha.tsx';

/** In the place of a captcha's own widget, which brings its own look. */
function StandIn({ label }: { label: string }) {
  const [checked, setChecked] = useState(false);
  return <Checkbox id="person" variant="card" label={label} checked={checked} onChange={setChecked} />;
}

const meta = {
  title: 'Components/Captcha',
  component: Captcha,
  decorators: [onSurface],
  args: {
    id: 'captcha',
    label: 'Show us that you are a person',
    loadingLabel: 'Loading the check…',
    children: <StandIn label="I am a person" />,
  },
} satisfies Meta<typeof Captcha>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: 'With its widget' };
export const IsAnswered: Story = {
  ...Default,
  name: 'Is answered',
  tags: ['act'],
  play: async ({ canvas, userEvent, globals }) => {
    const say = sayer(globals);
    const group = canvas.getByRole('group', { name: say('Show us that you are a person') });
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(group).toContainElement(canvas.getByRole('checkbox', { checked: true }));
  },
};

/** The widget's room is kept, so that nothing moves when it comes. */
export const Loading: Story = {
  args: { children: undefined },
  play: async ({ canvas, globals }) => {
    const say = sayer(globals);
    await expect(canvas.getByRole('status')).toHaveTextContent(say('Loading the check…'));
  },
};

/** The summary's link leads to the group, which a widget in a frame of its own could not be focused through. */
export const WithError: Story = {
  tags: ['takes-focus'],
  args: { error: 'Please complete the reCaptcha' },
  render: (args, { globals }) => (
    <Stack>
      <ErrorSummary
        title={sayer(globals)('Please check one answer')}
        focusKey={1}
        errors={[{ fieldId: args.id, message: args.error ?? '' }]}
      />
      <Captcha {...args} />
    </Stack>
  ),
};
export const ErrorLeadsToIt: Story = {
  ...WithError,
  tags: ['act'],
  play: async ({ canvas, userEvent, args, globals }) => {
    const say = sayer(globals);
    await userEvent.click(canvas.getByRole('link', { name: say('Please complete the reCaptcha') }));
    const group = canvas.getByRole('group', { name: argsIn(globals, args).label });
    await expect(group).toHaveFocus();
    await expect(group).toHaveAccessibleDescription(say('Please complete the reCaptcha'));
  },
};

export const Spanish: Story = {
  tags: ['spanish'],
  globals: { lang: 'es' },
  args: {
    label: 'Confirme que es usted una persona y no un programa',
    hint: 'La verificación se hace en este sitio y no se comparte con nadie.',
    error: 'Complete la verificación antes de enviar la solicitud',
    children: <StandIn label="Soy una persona" />,
  },
};
