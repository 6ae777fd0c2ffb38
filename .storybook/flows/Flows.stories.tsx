import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Flow } from '#contract/flow/flow.ts';
import { type FlowId, flowById, flows } from '#contract/flows/index.ts';
import { contentFrom } from '../samples/pages.ts';
import { FlowMap } from './FlowMap.tsx';

/** Every step of a flow and where each answer leads. Things to try: choose another flow in the controls; read its words in Spanish. */
const meta = {
  title: 'Flows/Maps',
  // A diagram may be wider than a phone (WCAG 1.4.10 leaves it out), and visitors never see it.
  tags: ['one-picture', 'sheet', '!autodocs', '!manifest'],
  args: { flow: 'main' },
  argTypes: { flow: { control: 'select', options: flows.map(({ id }) => id) } },
  render: ({ flow }, { globals }) => (
    <FlowMap flow={flowById(flow) as Flow} content={contentFrom(globals)} language={globals.lang as 'en' | 'es'} />
  ),
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: `Flow ${args.flow}` })).toBeVisible();
    await expect(canvas.getByText('none')).toBeVisible();
  },
} satisfies Meta<{ flow: FlowId }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Main: Story = {};
export const SocialDrop: Story = { args: { flow: 'social-drop' } };
export const Classic: Story = { args: { flow: 'classic' } };
export const Estimate: Story = { args: { flow: 'estimate' } };
export const Short: Story = { args: { flow: 'short' } };
export const Treatment: Story = { args: { flow: 'treatment' } };
export const TreatmentAnchored: Story = { args: { flow: 'treatment-anchored' } };
export const HurtFirst: Story = { args: { flow: 'hurt-first' } };
export const LawyerEarly: Story = { args: { flow: 'lawyer-early' } };
export const Funding: Story = { args: { flow: 'funding' } };
export const CarAccident: Story = { args: { flow: 'car-accident' } };
export const Insurance: Story = { args: { flow: 'insurance' } };
export const BuyerConsent: Story = { args: { flow: 'buyer-consent' } };
export const Express: Story = { args: { flow: 'express' } };
export const ContactFirst: Story = { args: { flow: 'contact-first' } };
export const Ticket: Story = { args: { flow: 'ticket' } };
export const Benefits: Story = { args: { flow: 'benefits' } };
export const OnePage: Story = { args: { flow: 'one-page' } };
export const MultiStep: Story = { args: { flow: 'multi-step' } };
export const Third: Story = { args: { flow: 'third' } };
export const Social: Story = { args: { flow: 'social' } };
export const V7: Story = { args: { flow: 'v7' } };
export const Dui: Story = { args: { flow: 'dui' } };
