import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { QuestionScreen } from '#design-system/patterns/QuestionScreen/QuestionScreen.tsx';
import { contentFrom } from '#storybook/samples/pages.ts';
import { languages } from '../../content/languages.ts';
import { ScreenFailed } from './ScreenFailed.tsx';

/**
 * A question of which a part did not come: a network that goes away between two questions, or a new version while somebody answers.
 * Things to try: press the button and see it in the actions; go Back by the keyboard; change theme and language in the toolbar.
 */
const meta = {
  title: 'Pages/Screen that did not load',
  component: ScreenFailed,
  tags: ['layout-only', '!autodocs'],
  args: { content: languages.en, trying: false, onTryAgain: fn() },
  render: ({ trying, onTryAgain }, { globals }) => {
    const content = contentFrom(globals);
    const { heading, subhead } = content.steps.PhoneAndZip;
    return (
      <div style={{ padding: '1rem', maxWidth: '48rem', margin: '0 auto' }}>
        <QuestionScreen
          step="PhoneAndZip"
          flow="main"
          heading={heading}
          headingId="question"
          subhead={subhead}
          note={content.privacyGuarantee}
        >
          <ScreenFailed content={content} trying={trying} onTryAgain={onTryAgain} />
        </QuestionScreen>
      </div>
    );
  },
} satisfies Meta<typeof ScreenFailed>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Failed: Story = {};
export const TriesAgain: Story = {
  ...Failed,
  tags: ['act'],
  play: async ({ args, canvas, userEvent, globals }) => {
    const { loadFailed, tryAgain } = contentFrom(globals);
    await expect(canvas.getByRole('alert')).toHaveTextContent(loadFailed);
    await userEvent.click(canvas.getByRole('button', { name: tryAgain }));
    await expect(args.onTryAgain).toHaveBeenCalledOnce();
  },
};

/** Pressed: it says what it does and takes no second press. */
export const Trying: Story = {
  args: { trying: true },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('button', { name: contentFrom(globals).loading })).toHaveAttribute('aria-disabled', 'true');
  },
};
