import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SampleLogo } from '#storybook/samples/SampleLogo.tsx';
import { samples } from '#storybook/samples/sampleContent.ts';
import { SurveyFooter } from '../SurveyFooter/SurveyFooter.tsx';
import { SurveyHeader } from '../SurveyHeader/SurveyHeader.tsx';
import { ThankYouSteps } from '../ThankYouSteps/ThankYouSteps.tsx';
import { WhatHappensNext } from '../WhatHappensNext/WhatHappensNext.tsx';
import { PageLayout } from './PageLayout.tsx';

const meta = {
  title: 'Patterns/PageLayout',
  component: PageLayout,
  args: {
    header: <SurveyHeader logo={<SampleLogo />} call={samples.en.call} advertisement={samples.en.advertisement} />,
    children: <ThankYouSteps {...samples.en.thankYou} steps={samples.en.next.steps} />,
    footer: <SurveyFooter {...samples.en.footer} call={samples.en.call} />,
  },
} satisfies Meta<typeof PageLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Whether what the page has beside its question stands beside it. */
function isBeside(main: HTMLElement): boolean {
  const [question, aside] = [...(main.firstElementChild?.children ?? [])].map((each) => each.getBoundingClientRect());
  return question !== undefined && aside !== undefined && aside.left >= question.right;
}

export const Alone: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
export const WithAside: Story = {
  tags: ['desktop'],
  args: { aside: <WhatHappensNext {...samples.en.next} /> },
  play: async ({ canvas }) => {
    await expect(isBeside(canvas.getByRole('main'))).toBe(window.innerWidth >= 850);
  },
};
/** One column at any width: the redesign's. */
export const Narrow: Story = {
  tags: ['desktop'],
  args: { aside: <WhatHappensNext {...samples.en.next} />, narrow: true },
  play: async ({ canvas }) => {
    await expect(isBeside(canvas.getByRole('main'))).toBe(false);
  },
};
