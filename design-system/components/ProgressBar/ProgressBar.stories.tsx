import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { sayer } from '#storybook/samples/inLanguage.tsx';
import { onSurface } from '#storybook/samples/onSurface.tsx';
import { copyOf } from '#storybook/samples/say.ts';
import { Stack } from '../../patterns/Stack/Stack.tsx';
import { Button } from '../Button/Button.tsx';
import { ProgressBar, progressVariants } from './ProgressBar.tsx';

const meta = {
  title: 'Components/ProgressBar',
  component: ProgressBar,
  decorators: [onSurface],
  args: { value: 35, variant: 'original', showPercent: true, label: 'Your progress' },
  argTypes: {
    variant: { control: 'inline-radio', options: progressVariants },
    value: { control: { type: 'range', min: 0, max: 100 } },
  },
  render: (args, { globals }) => (
    <ProgressBar {...args} label={copyOf(globals).progress} stages={args.stages && copyOf(globals).stages} />
  ),
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Original: Story = {
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('progressbar', { name: copyOf(globals).progress })).toHaveAttribute('aria-valuenow', '35');
    await expect(canvas.getByText('35%')).toBeVisible();
  },
};
/** Ten segments; the number stands over them. */
export const V1: Story = {
  args: { variant: 'v1' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).not.toHaveTextContent('35%');
    await expect(canvas.getByText('35%')).toBeVisible();
  },
};
/** The fill carries the number. */
export const V2: Story = {
  args: { variant: 'v2' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveTextContent('35%');
  },
};

export const Hidden: Story = {
  tags: ['behaviour'],
  args: { variant: 'hidden' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('progressbar')).toBeNull();
  },
};

export const WithoutPercent: Story = {
  args: { showPercent: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('35%')).toBeNull();
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '35');
  },
};

/** In the header: a number from 10 % on, before it the stage and the theme's drawn mark. */
export const FirstSteps: Story = {
  args: { inBar: true, value: 1, stages: ['Accident', 'Injury', 'Case', 'Contact'], stage: 1 },
  play: async ({ canvas, globals }) => {
    await expect(canvas.queryByText('1%')).toBeNull();
    await expect(canvas.getByText(copyOf(globals).stages[0])).toBeVisible();
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '1');
  },
};

export const WithStages: Story = {
  args: { stages: ['Accident', 'Injury', 'Case', 'Contact'], stage: 2 },
  play: async ({ canvas, globals }) => {
    const weights = copyOf(globals).stages.map((stage) => getComputedStyle(canvas.getByText(stage)).fontWeight);
    // the two that are reached stand out
    await expect(weights[1]).toBe(weights[0]);
    await expect(weights[3]).toBe(weights[2]);
    await expect(Number(weights[1])).toBeGreaterThan(Number(weights[2]));
  },
};
export const StagesInSpanish: Story = {
  args: { variant: 'v1', stages: [''], stage: 3 },
  tags: ['spanish'],
  globals: { lang: 'es' },
};

/** The ends of each bar: nothing yet, one percent, all. */
export const Ends: Story = {
  play: async ({ canvas }) => {
    const bars = progressVariants
      .filter((variant) => variant !== 'hidden')
      .flatMap((variant) => [0, 1, 100].map((value) => canvas.getByRole('progressbar', { name: `${variant}, ${value}` })));
    await expect(canvas.getAllByRole('progressbar')).toEqual(bars);
    await expect(bars.map((bar) => bar.getAttribute('aria-valuenow')).join()).toMatch(/^(0,1,100,?)+$/);
  },
  render: (args) => (
    <Stack>
      {progressVariants.flatMap((variant) =>
        [0, 1, 100].map((value) => (
          <ProgressBar {...args} key={variant + value} variant={variant} value={value} label={`${variant}, ${value}`} />
        )),
      )}
    </Stack>
  ),
};

/** More than all is all. */
export const MoreThanAll: Story = {
  tags: ['act'],
  render: function Answering(args, { globals }) {
    const [value, setValue] = useState(0);
    return (
      <Stack>
        <ProgressBar {...args} value={value} label={copyOf(globals).progress} />
        {[30, 130].map((percent) => (
          <Button key={percent} variant="ghost" onClick={() => setValue(percent)}>
            {sayer(globals)('To {0}', percent)}
          </Button>
        ))}
      </Stack>
    );
  },
  play: async ({ canvas, userEvent, globals }) => {
    for (const percent of [30, 130]) {
      await userEvent.click(canvas.getByRole('button', { name: sayer(globals)('To {0}', percent) }));
      // a new element each time, so that no screen reader tells the change
      await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', String(Math.min(percent, 100)));
    }
  },
};
