import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { sayer } from '#storybook/samples/inLanguage.tsx';
import { onSurface } from '#storybook/samples/onSurface.tsx';
import { focused, hovered, pressed } from '#storybook/samples/pseudoStates.ts';
import { Stack } from '../../patterns/Stack/Stack.tsx';
import { ChoiceGroup, choiceVariants } from '../Choice/Choice.tsx';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  title: 'Components/Checkbox',
  component: Checkbox,
  decorators: [onSurface],
  args: {
    id: 'agreeTerms',
    name: 'agreeTerms',
    value: 'agreed',
    label: 'I have read and agree to the terms',
    checked: false,
    onChange: fn(),
  },
  argTypes: {
    variant: { control: 'inline-radio', options: choiceVariants },
    checked: { control: 'inline-radio', options: [false, true, 'mixed'] },
  },
  render: function Checked(args) {
    const [checked, setChecked] = useState(args.checked);
    return (
      <Checkbox
        {...args}
        checked={checked}
        onChange={(next) => {
          setChecked(next);
          args.onChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The label is as good a target as the box, and the row is tall enough for a thumb. */
export const Default: Story = {
  args: { required: true },
};
export const IsChecked: Story = {
  ...Default,
  tags: ['act'],
  play: async ({ canvas, userEvent, args, globals }) => {
    const say = sayer(globals);
    const box = canvas.getByRole('checkbox', { name: say('I have read and agree to the terms') });
    await expect(box).toBeRequired();
    await expect(box.getBoundingClientRect().height).toBeGreaterThanOrEqual(48);
    await expect(box.firstElementChild).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByText(say('I have read and agree to the terms')));
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await expect(box).toBeChecked();
    await expect(box.firstElementChild).not.toBeEmptyDOMElement();
    await userEvent.click(box);
    await expect(box).not.toBeChecked();
  },
};

export const Chosen: Story = {
  args: { checked: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
};
export const Mixed: Story = {
  args: { checked: 'mixed', label: 'All of them' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBePartiallyChecked();
  },
};
export const Disabled: Story = {
  args: { disabled: true, checked: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBeDisabled();
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
};

export const WithError: Story = {
  args: { error: 'Terms are not checked', hint: 'You can read them on one page.' },
  play: async ({ canvas, globals }) => {
    const say = sayer(globals);
    const box = canvas.getByRole('checkbox', { name: say('I have read and agree to the terms') });
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription(`${say('You can read them on one page.')} ${say('Terms are not checked')}`);
  },
};

export const ByKeyboard: Story = {
  tags: ['act'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox')).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
  },
};

/** A form takes it along as the checkbox that it is. */
export const InAForm: Story = {
  tags: ['behaviour'],
  render: (args, { globals }) => (
    <form aria-label={sayer(globals)('Request')}>
      <Checkbox {...args} checked />
      <Checkbox {...args} id="other" name="other" label={sayer(globals)('Another')} />
    </form>
  ),
  play: async ({ canvas }) => {
    const form = canvas.getByRole('form') as HTMLFormElement;
    await expect([...new FormData(form)]).toEqual([['agreeTerms', 'agreed']]);
  },
};

/** Several under one question, with one error for all. */
export const Group: Story = {
  render: function Requests(args, { globals }) {
    const [chosen, setChosen] = useState<readonly string[]>(['info']);
    const say = sayer(globals);
    const options = {
      'opt-out': say('Do not sell or share my information'),
      info: say('Send me the information you have'),
      delete: say('Delete my information'),
    };
    const error = chosen.length === 0 ? say('At least one request must be selected') : undefined;
    return (
      <Stack>
        <ChoiceGroup id="requests" legend={say('What do you ask for?')} error={error}>
          {Object.entries(options).map(([id, label]) => (
            <Checkbox
              {...args}
              key={id}
              id={id}
              name={id}
              variant="card"
              label={label}
              checked={chosen.includes(id)}
              onChange={(on) => setChosen(on ? [...chosen, id] : chosen.filter((one) => one !== id))}
            />
          ))}
        </ChoiceGroup>
      </Stack>
    );
  },
};
export const GroupAsksForOne: Story = {
  ...Group,
  tags: ['act'],
  play: async ({ canvas, userEvent, globals }) => {
    const say = sayer(globals);
    const group = canvas.getByRole('group', { name: say('What do you ask for?') });
    await userEvent.click(canvas.getByRole('checkbox', { name: say('Send me the information you have') }));
    await expect(group).toHaveAccessibleDescription(say('At least one request must be selected'));
    await userEvent.click(canvas.getByRole('checkbox', { name: say('Delete my information') }));
    await expect(group).not.toHaveAccessibleDescription();
  },
};

export const GroupInSpanish: Story = { ...Group, tags: ['spanish'], globals: { lang: 'es' }, play: async () => undefined };

export const LongestCopy: Story = {
  tags: ['spanish'],
  globals: { lang: 'es' },
  args: {
    variant: 'card',
    label: (
      <>
        Declaro que la información que he dado es correcta y completa, que soy la persona a la que se refiere o su representante
        autorizado, y acepto las <a href="/terms-of-use">condiciones de uso</a>
      </>
    ),
    hint: 'Sin esta declaración no podemos dar curso a su solicitud.',
    error: 'Marque la casilla para continuar, por favor',
  },
};

export const Hovered: Story = { tags: ['behaviour'], args: { checked: true }, ...hovered };
export const Focused: Story = { args: { checked: true }, ...focused };
export const Pressed: Story = { tags: ['behaviour'], args: { checked: true }, ...pressed };
