import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { sayer } from '#storybook/samples/inLanguage.tsx';
import { onSurface } from '#storybook/samples/onSurface.tsx';
import { Button } from '../Button/Button.tsx';
import { CompensationMeter, type CompensationMeterProps, type MeterLevel } from './CompensationMeter.tsx';
import { MeterStrip } from './MeterStrip.tsx';

const bands: CompensationMeterProps['bands'] = [
  { label: 'Low Value', range: 'up to $5,000' },
  { label: 'Low to Mid Value', range: '$5,001 to $7,000' },
  { label: 'Mid Value', range: '$7,001 to $12,500' },
  { label: 'Mid to High Value', range: '$12,501 to $25,000' },
  { label: 'High Value', range: '$25,001 to $50,000' },
  { label: 'Very High Value', range: '$50,001 to $100,000' },
  { label: 'Extremely High Value', range: '$100,001 to $250,000' },
];

const meta = {
  title: 'Components/CompensationMeter',
  component: CompensationMeter,
  decorators: [onSurface],
  args: {
    title: 'Compensation estimate',
    valueText: 'From your answers so far: $7,001 to $12,500 (Mid Value)',
    bands,
    level: 3,
  },
  argTypes: { level: { control: { type: 'range', min: 1, max: 7 } } },
} satisfies Meta<typeof CompensationMeter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const say = sayer(globals);
    const meter = canvas.getByRole('meter', { name: say('Compensation estimate') });
    await expect(meter).toHaveAttribute('aria-valuenow', '3');
    await expect(meter).toHaveAttribute('aria-valuetext', say('From your answers so far: $7,001 to $12,500 (Mid Value)'));
    await expect(meter.getBoundingClientRect().height).toBeCloseTo(7 * 60.71, 0);
    const spoken = canvas.getAllByRole('paragraph').map((part) => part.textContent);
    await expect(spoken).toEqual([say('Compensation estimate'), say('From your answers so far: $7,001 to $12,500 (Mid Value)')]);
  },
};

/** Empty: no band is said to be the visitor's before an answer. */
export const Start: Story = {
  args: { level: 0, valueText: 'No answers yet' },
  play: async ({ canvas, globals }) => {
    const say = sayer(globals);
    const meter = canvas.getByRole('meter', { name: say('Compensation estimate') });
    await expect(meter).toHaveAttribute('aria-valuenow', '0');
    await expect(meter).toHaveAttribute('aria-valuetext', say('No answers yet'));
  },
};
export const Highest: Story = {
  args: { level: 7, valueText: '$100,001 to $250,000 (Extremely High Value)' },
  play: async ({ canvas }) => {
    const meter = canvas.getByRole('meter');
    await expect(meter).toHaveAttribute('aria-valuenow', '7');
    await expect(meter).toHaveAttribute('aria-valuemax', '7');
  },
};

/** The bar grows from level to level as the answers come in. */
export const Growing: Story = {
  render: function Answering(args, { globals }) {
    const [level, setLevel] = useState<MeterLevel>(0);
    return (
      <>
        <CompensationMeter {...args} level={level} valueText={args.bands[level - 1]?.label ?? ''} />
        <p style={{ marginTop: '1rem' }}>
          <Button variant="ghost" onClick={() => setLevel(Math.min(7, level + 1) as MeterLevel)}>
            {sayer(globals)('Next answer')}
          </Button>
        </p>
      </>
    );
  },
};
export const Grows: Story = {
  ...Growing,
  tags: ['act'],
  play: async ({ canvas, userEvent, globals }) => {
    const say = sayer(globals);
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.click(canvas.getByRole('button'));
    const meter = canvas.getByRole('meter');
    await expect(meter).toHaveAttribute('aria-valuenow', '2');
    await expect(meter).toHaveAttribute('aria-valuetext', say('Low to Mid Value'));
  },
};

/** In short over a question, on phones: at 850 px the meter beside the question takes its place. It is read out by none. */
export const Strip: Story = {
  globals: { viewport: { value: 'w360' } },
  render: ({ level, bands: own }, { globals }) => (
    <MeterStrip
      title={sayer(globals)('Rough estimate')}
      level={level}
      valueText={own[level - 1]?.range ?? sayer(globals)('No answers yet')}
    />
  ),
  play: async ({ canvas, globals }) => {
    const say = sayer(globals);
    await expect(canvas.getByText(say('$7,001 to $12,500')).closest('[aria-hidden]')).not.toBeNull();
    await expect(canvas.queryByRole('meter')).toBeNull();
  },
};

export const Spanish: Story = {
  tags: ['spanish'],
  globals: { lang: 'es' },
  args: {
    title: 'Estimación de la compensación que usted podría recibir',
    valueText: 'Según sus respuestas hasta ahora: de $100,001 a $250,000 (Valor extremadamente alto)',
    level: 7,
  },
};
