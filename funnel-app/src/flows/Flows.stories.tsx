import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Flow } from '#contract/flow.ts';
import { type FlowId, flowById, flows } from '#contract/flows/index.ts';
import { once } from '../../../.storybook/matrix.ts';
import { contentFrom } from '../pages/stories.ts';
import { FlowMap } from './FlowMap.tsx';

const meta = {
  title: 'Flows/Maps',
  args: { flow: 'main' },
  parameters: { chromatic: { modes: once } },
  argTypes: { flow: { control: 'select', options: flows.map(({ id }) => id) } },
  render: ({ flow }, { globals }) => <FlowMap flow={flowById(flow) as Flow} content={contentFrom(globals)} />,
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: `Flow ${args.flow}` })).toBeVisible();
    await expect(canvas.getByText('none')).toBeVisible();
  },
} satisfies Meta<{ flow: FlowId }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Main: Story = {};
export const SocialDrop: Story = { args: { flow: 'social-drop' } };
