import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { sayer } from '#storybook/samples/inLanguage.tsx';
import { onSurface } from '#storybook/samples/onSurface.tsx';
import { focused, hovered, pressed } from '#storybook/samples/pseudoStates.ts';
import { choiceLayouts } from '../Choice/Choice.tsx';
import { RadioGroup } from './RadioGroup.tsx';

const yesNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

const meta = {
  title: 'Components/RadioGroup',
  component: RadioGroup,
  decorators: [onSurface],
  args: {
    id: 'police_report',
    name: 'police_report',
    legend: 'Was a police report filed?',
    options: yesNo,
    value: '',
    onChange: fn(),
  },
  argTypes: { layout: { control: 'inline-radio', options: choiceLayouts } },
  render: function Chosen(args, { globals }) {
    const [value, setValue] = useState(args.value);
    return (
      <form aria-label={sayer(globals)('Report')}>
        <RadioGroup
          {...args}
          value={value}
          onChange={(next) => {
            setValue(next);
            args.onChange(next);
          }}
        />
      </form>
    );
  },
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { required: true },
};
export const Chooses: Story = {
  ...Default,
  tags: ['act'],
  play: async ({ canvas, userEvent, args, globals }) => {
    const say = sayer(globals);
    const group = canvas.getByRole('radiogroup', { name: say('Was a police report filed?') });
    await expect(group).toBeRequired();
    const no = canvas.getByRole('radio', { name: say('No') });
    await expect(no.getBoundingClientRect().height).toBeGreaterThanOrEqual(48);
    await userEvent.click(canvas.getByText(say('No')));
    await expect(args.onChange).toHaveBeenLastCalledWith('no');
    await expect(no).toBeChecked();
    await expect([...new FormData(canvas.getByRole('form') as HTMLFormElement)]).toEqual([['police_report', 'no']]);
  },
};

export const Chosen: Story = {
  args: { value: 'yes' },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('radio', { checked: true })).toHaveAccessibleName(sayer(globals)('Yes'));
  },
};
export const Inline: Story = {
  args: { value: 'no', layout: 'inline' },
  play: async ({ canvas }) => {
    const [yes, no] = canvas.getAllByRole('radio').map((each) => each.getBoundingClientRect().top);
    await expect(no).toBe(yes);
  },
};
export const Disabled: Story = {
  args: { value: 'yes', disabled: true },
  play: async ({ canvas }) => {
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).toBeDisabled();
  },
};

/** One stop for the tab key; the arrows move and choose, but with a modifier they are commands of others. */
export const ByKeyboard: Story = {
  tags: ['act'],
  args: { value: 'yes' },
  play: async ({ canvas, userEvent, args, globals }) => {
    const say = sayer(globals);
    await userEvent.tab();
    const yes = canvas.getByRole('radio', { name: say('Yes') });
    await expect(yes).toHaveFocus();
    for (const held of ['Control', 'Meta', 'Alt', 'Shift']) {
      await userEvent.keyboard(`{${held}>}{ArrowDown}`);
      // as VoiceOver does, whose own keys move the focus
      canvas.getByRole('radio', { name: say('No') }).focus();
      await userEvent.keyboard(`{/${held}}`);
      yes.focus();
    }
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(yes).toBeChecked();
    // Let go at once, as an assistive tool does: the focus follows a moment later.
    await userEvent.keyboard('{ArrowDown}');
    const no = canvas.getByRole('radio', { name: say('No') });
    await waitFor(() => expect(no).toHaveFocus());
    await expect(no).toBeChecked();
  },
};

export const WithError: Story = {
  args: { error: 'At least one option must be selected', hint: 'An officer at the scene usually files one.' },
  play: async ({ canvas, globals }) => {
    const say = sayer(globals);
    const group = canvas.getByRole('radiogroup');
    await expect(group).toBeInvalid();
    await expect(group).toHaveAccessibleDescription(
      `${say('An officer at the scene usually files one.')} ${say('At least one option must be selected')}`,
    );
  },
};

export const LongestCopy: Story = {
  tags: ['spanish'],
  globals: { lang: 'es' },
  args: {
    legend: '¿Presenta usted esta solicitud como representante autorizado de otra persona?',
    hint: 'Un representante autorizado necesita un permiso por escrito de la persona a la que representa.',
    error: 'Elija una de las respuestas',
    value: 'agent',
    options: [
      { value: 'self', label: 'No, la presento en mi propio nombre' },
      {
        value: 'agent',
        label: 'Sí, soy el representante autorizado de la persona a la que se refiere la información',
        hint: 'Le pediremos su nombre, su teléfono y su correo electrónico.',
      },
    ],
  },
};

export const Hovered: Story = { args: { value: 'yes' }, ...hovered };
export const Focused: Story = { args: { value: 'yes' }, ...focused };
export const Pressed: Story = { tags: ['behaviour'], args: { value: 'yes' }, ...pressed };
