import { composeStories, type Meta, type StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { themeIds } from '#themes/registry.ts';
import { Panel } from './Panel.tsx';
import * as sheets from './sheets.css.ts';

interface Args {
  /** A component and one of its stories: `Button/Variants`. */
  story: string;
}

type StoriesModule = Parameters<typeof composeStories>[0];

const modules = import.meta.glob<StoriesModule>('../../design-system/components/*/*.stories.tsx', { eager: true });

/** Every story of every component, by `Component/Story`. */
const stories = new Map(
  Object.entries(modules).flatMap(([path, module]) => {
    const component = path.split('/').at(-2);
    const composed = Object.entries(composeStories(module)) as [string, ComponentType][];
    return composed.map(([name, Story]) => [`${component}/${name}`, Story] as [string, ComponentType]);
  }),
);

/**
 * One component in all twelve themes at once: choose it, and its state, in the controls. For judging by eye: behaviour and accessibility are
 * tested on the story itself, which stands here twelve times with the same ids.
 */
export default {
  title: 'Foundations/In every theme',
  tags: ['sheet', '!autodocs'],
  argTypes: { story: { control: 'select', options: [...stories.keys()] } },
  // Its pictures are those of the stories that it shows.
  parameters: { a11y: { test: 'off' }, chromatic: { disableSnapshot: true } },
  render: ({ story }) => {
    const Story = stories.get(story);
    if (!Story) throw new Error(`No story "${story}"; there are ${[...stories.keys()].join(', ')}`);
    return (
      <main className={sheets.panels}>
        {themeIds.map((id) => (
          <Panel key={id} id={id}>
            <Story />
          </Panel>
        ))}
      </main>
    );
  },
} satisfies Meta<Args>;

type Story = StoryObj<Args>;

export const Buttons: Story = { args: { story: 'Button/Variants' } };
export const Answers: Story = { args: { story: 'AnswerGrid/Letters' } };
export const AnswersInTwoColumns: Story = { args: { story: 'AnswerGrid/TwoColumns' } };
export const Progress: Story = { args: { story: 'ProgressBar/Original' } };
export const ProgressBars: Story = { args: { story: 'ProgressBar/Ends' } };
export const Fields: Story = { args: { story: 'TextField/WithHint' } };
export const FieldErrors: Story = { args: { story: 'TextField/WithError' } };
export const Selects: Story = { args: { story: 'Select/Empty' } };
export const Radios: Story = { args: { story: 'RadioGroup/Chosen' } };
export const Checkboxes: Story = { args: { story: 'Checkbox/Chosen' } };
export const Meters: Story = { args: { story: 'CompensationMeter/Default' } };
