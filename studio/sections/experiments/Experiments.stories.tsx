import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import {
  brokenExperiment,
  sameExperiment,
  sampleExperiment,
  sampleExperiments,
  unevenExperiment,
  unseenExperiment,
} from '#storybook/samples/experimentData.ts';
import { StudioAt } from '#storybook/samples/StudioAt.tsx';
import { sampleNow } from '#storybook/samples/studioData.ts';
import { experimentQuery, experimentsQuery } from '../../data/queries.ts';

const one = experimentQuery('/surveyyt', 'sunrise-or-harbor').queryKey;
const list = experimentsQuery.queryKey;

const meta = {
  title: 'Studio/Experiments',
  component: StudioAt,
  tags: ['studio', '!autodocs', '!manifest'],
  args: { address: '/experiments', answers: [[list, sampleExperiments]] },
} satisfies Meta<typeof StudioAt>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Running, waiting and decided experiments, each with its verdict in a word. */
export const List: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('heading', { name: 'Running · 3' })).toBeVisible();
    await expect(page.getByText('Sunrise wins')).toBeVisible();
  },
};

/** Nothing was ever compared. */
export const Nothing: Story = {
  args: { answers: [[list, { at: sampleNow, rows: [] }]] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('No experiment yet')).toBeVisible();
  },
};

/** One that may be decided: the verdict first, then what it stands on. */
export const Winner: Story = {
  args: {
    address: '/experiments/surveyyt/sunrise-or-harbor',
    answers: [[one, { at: sampleNow, experiment: sampleExperiment }]],
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('Sunrise wins: it may be shipped.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Ship the winner' })).toBeVisible();
    await expect(page.getByRole('row', { name: /Blocked by validation guardrail/ })).toBeVisible();
  },
};

/** The same at night. */
export const Dark: Story = { ...Winner, globals: { scheme: 'dark' } };

/** What keeps a winner away: shares that do not come as the weights say, and a variant that is broken. */
export const Uneven: Story = {
  args: {
    address: '/experiments/surveyyt/sunrise-or-harbor',
    answers: [[one, { at: sampleNow, experiment: unevenExperiment }]],
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('heading', { name: 'Shares are uneven' })).toBeVisible();
    await expect(page.queryByRole('button', { name: 'Ship the winner' })).toBeNull();
  },
};

/** A variant that is surely worse, however few its visitors are. */
export const Broken: Story = {
  args: {
    address: '/experiments/surveyyt/sunrise-or-harbor',
    answers: [[one, { at: sampleNow, experiment: brokenExperiment }]],
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText(/Sunrise is surely worse/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible();
  },
};

/** An A/A whose halves differ: something is broken, and neither half can be shipped. */
export const AgainstItself: Story = {
  args: {
    address: '/experiments/surveyyt/count-check',
    answers: [[experimentQuery('/surveyyt', 'count-check').queryKey, { at: sampleNow, experiment: sameExperiment }]],
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText(/^Equal variants differ/)).toBeVisible();
    await expect(page.getByText('A/A')).toBeVisible();
    await expect(page.getByText('Differs')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible();
    await expect(page.queryByRole('button', { name: /^Ship/ })).toBeNull();
  },
};

/** The server does not answer. */
export const Away: Story = {
  args: { answers: [] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

/** The answer is on its way. */
export const Loading: Story = {
  args: { answers: [] },
  beforeEach: () => {
    const { fetch } = globalThis;
    globalThis.fetch = (input, init) =>
      String(input).endsWith('/experiments') ? new Promise<Response>(() => {}) : fetch(input, init);
    return () => {
      globalThis.fetch = fetch;
    };
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('heading', { name: 'Experiments' })).toBeVisible();
    await expect(canvasElement.querySelector('[aria-busy="true"]')).not.toBeNull();
  },
};

/** The first hour: it says that nobody has come, and no figure stands for unknown. */
export const Unseen: Story = {
  args: {
    address: '/experiments/surveyyt/sunrise-or-harbor',
    answers: [[one, { at: sampleNow, experiment: unseenExperiment }]],
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect((await page.findAllByText('Nobody has come yet.'))[0]).toBeVisible();
    await expect(page.queryByRole('button', { name: 'Ship the winner' })).toBeNull();
  },
};
