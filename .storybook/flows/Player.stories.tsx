import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { StepName } from '#contract/flow/steps.ts';
import type { FlowId } from '#contract/flows/index.ts';
import { contentFrom, surveyModelFrom } from '../samples/pages.ts';
import { FlowPlayer } from './FlowPlayer.tsx';

interface PlayerArgs {
  readonly flow: FlowId;
  readonly step: StepName;
}

/** Any flow, from any step, in the toolbar's theme, language and switches. Nothing is kept or sent. Things to try: choose a flow and a step in the controls; answer on. */
const meta = {
  title: 'Flows/Player',
  tags: ['one-picture', '!autodocs', '!manifest'],
  args: { flow: 'main', step: 'StartPath' },
  render: ({ flow, step }, { globals, id }) => (
    <FlowPlayer
      key={`${id} ${JSON.stringify(globals)}`}
      model={surveyModelFrom(globals, flow)}
      contentOf={(id) => contentFrom(globals, id)}
      first={step}
    />
  ),
} satisfies Meta<PlayerArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FromTheStart: Story = {};
export const JumpsToAStep: Story = {
  ...FromTheStart,
  tags: ['act'],
  play: async ({ canvas, userEvent, canvasElement }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Flow'), 'insurance');
    await userEvent.selectOptions(canvas.getByLabelText('Jump to'), 'UninsuredMotoristCoverage');
    const shown = () => canvasElement.querySelector('[data-step]')?.getAttribute('data-step');
    await expect(shown()).toBe('UninsuredMotoristCoverage');
    await expect(canvasElement.querySelector('[data-flow=insurance]')).toBeVisible();
    const panel = within(canvas.getByRole('region', { name: 'What would be sent' }));
    await expect(panel.getByText(/HitAndRunIdentified → UninsuredMotoristCoverage/)).toBeVisible();
  },
};

/** The last step is answered: the panel says what would have been sent, and nothing was. */
export const ToTheEnd: Story = {
  tags: ['act', 'pictured'],
  args: { flow: 'express', step: 'PhoneAndZip' },
  play: async ({ canvas, userEvent, globals }) => {
    const sent: string[] = [];
    const real = window.fetch;
    window.fetch = (address) => {
      sent.push(String(address));
      return Promise.reject(new Error('not in a story'));
    };
    try {
      // the form loads when its step is reached, so its own button is waited for
      const send = await canvas.findByRole('button', { name: contentFrom(globals).send });
      await userEvent.click(send);
      await expect(await canvas.findByText('its end')).toBeVisible();
      await expect(canvas.getByText(/^\/survey-thank-you\/\?email=/)).toBeVisible();
      await expect(sent).toEqual([]);
    } finally {
      window.fetch = real;
    }
  },
};
