import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { sayer } from '#storybook/samples/inLanguage.tsx';
import { onSurface } from '#storybook/samples/onSurface.tsx';
import { focused, hovered, pressed } from '#storybook/samples/pseudoStates.ts';
import { AccidentType } from './AccidentType.tsx';

const kinds = [
  ['car', 'Car Accident', 'Car'],
  ['truck', 'Truck Accident', 'Truck'],
  ['motorcycle', 'Motorcycle Accident', 'Motorcycle'],
  ['bicycle', 'Bicycle Accident', 'Bicycle'],
  ['pedestrian', 'Pedestrian Accident', 'On foot'],
  ['taxi', 'Rideshare Accident', 'Rideshare'],
  ['bus', 'Bus Accident', 'Bus'],
  ['more', 'Other', 'Something else'],
] as const;

const options = kinds.map(([icon, value, label]) => ({ id: icon, name: 'accident_type', value, label, icon }));

const meta = {
  title: 'Patterns/AccidentType',
  component: AccidentType,
  decorators: [onSurface],
  args: { labelledBy: 'question', options, onChoose: fn() },
  render: function Choosing(args, { globals }) {
    const [chosen, choose] = useState(args.chosen);
    return (
      <>
        <h2 id="question" style={{ marginBottom: '1rem' }}>
          {sayer(globals)('What kind of accident was it?')}
        </h2>
        <AccidentType
          {...args}
          chosen={chosen}
          onChoose={(id) => {
            choose(id);
            args.onChoose(id);
          }}
        />
      </>
    );
  },
} satisfies Meta<typeof AccidentType>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Chooses: Story = {
  ...Default,
  tags: ['act'],
  play: async ({ canvas, userEvent, args, globals }) => {
    const say = sayer(globals);
    const truck = canvas.getByRole('button', { name: say('Truck') });
    await expect(canvas.getByRole('group', { name: say('What kind of accident was it?') })).toContainElement(truck);
    await expect(truck).toHaveAttribute('name', 'accident_type');
    await expect(truck).toHaveValue('Truck Accident');
    await userEvent.click(truck);
    await waitFor(() => expect(args.onChoose).toHaveBeenCalledWith('truck'));
    await expect(truck).toHaveAttribute('aria-pressed', 'true');
  },
};

export const Chosen: Story = {
  args: { chosen: 'car' },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('button', { pressed: true })).toHaveAccessibleName(sayer(globals)('Car'));
  },
};

export const ByKeyboard: Story = {
  tags: ['act'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getAllByRole('button')[1]).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onChoose).toHaveBeenCalledWith('truck'));
  },
};

export const LongestCopy: Story = {
  tags: ['spanish'],
  globals: { lang: 'es' },
  args: { chosen: 'taxi' },
};

export const Hovered: Story = { args: { chosen: 'car' }, ...hovered };
export const Focused: Story = { args: { chosen: 'car' }, ...focused };
export const Pressed: Story = { args: { chosen: 'car' }, ...pressed };
