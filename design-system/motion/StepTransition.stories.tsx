import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { sayer, useSay } from '#storybook/samples/inLanguage.tsx';
import { BackControl } from '../components/BackControl/BackControl.tsx';
import { Button } from '../components/Button/Button.tsx';
import { QuestionScreen } from '../patterns/QuestionScreen/QuestionScreen.tsx';
import { StepTransition, type stepDirections } from './StepTransition.tsx';

const steps = ['AtFault', 'WasUserInjured', 'PoliceReportFiled'] as const;
const headings = {
  AtFault: 'Was the accident your fault?',
  WasUserInjured: 'Were you injured?',
  PoliceReportFiled: 'Was a police report filed?',
} as const;

/** Three screens to go through, forward and back. */
function Walk() {
  const say = useSay();
  const [{ index, direction }, go] = useState<{ index: number; direction: (typeof stepDirections)[number] }>({
    index: 0,
    direction: 'forward',
  });
  const step = steps[index] ?? 'AtFault';
  return (
    <div style={{ maxWidth: '48rem', margin: '0 auto', padding: '1rem', overflowX: 'clip' }}>
      {index > 0 && <BackControl label={say('Back')} onClick={() => go({ index: index - 1, direction: 'back' })} />}
      <StepTransition stepKey={step} direction={direction}>
        <QuestionScreen step={step} flow="main" heading={say(headings[step])} headingId={`heading-${step}`}>
          <Button fullWidth onClick={() => go({ index: Math.min(index + 1, 2), direction: 'forward' })}>
            {say('Continue')}
          </Button>
        </QuestionScreen>
      </StepTransition>
    </div>
  );
}

const meta = {
  title: 'Foundations/Motion',
  tags: ['!autodocs'],
  component: StepTransition,
  render: () => <Walk />,
} satisfies Meta<typeof StepTransition>;
export default meta;
type Story = StoryObj;

/** The new screen can be used at once; the old one is neither reachable nor the current step, and soon it is gone. */
export const ForwardAndBack: Story = {};
export const GoesForwardAndBack: Story = {
  ...ForwardAndBack,
  tags: ['act'],
  play: async ({ canvas, userEvent, canvasElement, globals }) => {
    const say = sayer(globals);
    const current = () => [...canvasElement.querySelectorAll('[data-step]')].map((screen) => screen.getAttribute('data-step'));
    await userEvent.click(canvas.getByRole('button', { name: say('Continue') }));
    await expect(current()).toEqual(['WasUserInjured']);
    await userEvent.click(canvas.getByRole('button', { name: say('Continue') }));
    await expect(current()).toEqual(['PoliceReportFiled']);
    await userEvent.click(canvas.getByRole('button', { name: say('Back') }));
    await expect(current()).toEqual(['WasUserInjured']);
    await waitFor(() => expect(canvasElement.querySelectorAll('section')).toHaveLength(1));
  },
};

/** After a key, assistive technology finds the old controls a moment longer. A screen reader that lost the focused one would
 * not read the new heading. */
export const ByKeyboard: Story = {
  tags: ['act'],
  play: async ({ canvas, userEvent, canvasElement, globals }) => {
    const say = sayer(globals);
    canvas.getByRole('button', { name: say('Continue') }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getAllByRole('button', { name: say('Continue') })).toHaveLength(2);
    await expect(canvasElement.querySelectorAll('[data-step]')).toHaveLength(1);
    // browsers before inert
    const silenced = [...canvasElement.querySelectorAll('[inert]')].map((each) => each.getAttribute('aria-hidden'));
    await expect(new Set(silenced)).toEqual(new Set(['true']));
    await waitFor(() => expect(canvas.getAllByRole('button', { name: say('Continue') })).toHaveLength(1));
  },
};
