import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sayer } from '#storybook/samples/inLanguage.tsx';
import { onSurface } from '#storybook/samples/onSurface.tsx';
import { focused, hovered, pressed } from '#storybook/samples/pseudoStates.ts';
import { Stack } from '../../patterns/Stack/Stack.tsx';
import * as styles from './Button.css.ts';
import { Button, buttonVariants } from './Button.tsx';

const meta = {
  title: 'Components/Button',
  component: Button,
  decorators: [onSurface],
  args: { children: 'See my result', onClick: fn() },
  argTypes: { variant: { control: 'inline-radio', options: buttonVariants } },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {};
export const IsPressed: Story = {
  ...Primary,
  tags: ['act'],
  play: async ({ canvas, userEvent, args, globals }) => {
    const say = sayer(globals);
    const button = canvas.getByRole('button', { name: say('See my result') });
    await expect(button).not.toHaveClass(styles.fullWidth);
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Variants: Story = {
  play: async ({ canvas }) => {
    const looks = buttonVariants.map((name) => {
      const { backgroundColor, backgroundImage, borderTopWidth, textDecorationLine } = getComputedStyle(
        canvas.getByRole('button', { name }),
      );
      return [backgroundColor, backgroundImage, borderTopWidth, textDecorationLine].join();
    });
    await expect(new Set(looks).size).toBe(buttonVariants.length);
  },
  render: (args) => (
    <Stack>
      {buttonVariants.map((variant) => (
        <Button {...args} key={variant} variant={variant}>
          {variant}
        </Button>
      ))}
    </Stack>
  ),
};

export const Focused: Story = { ...focused };
export const IsPressedByKeyboard: Story = {
  tags: ['act'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

/** A link that leads on as a button does. */
export const AsLink: Story = {
  args: { asChild: true, className: 'own' },
  render: ({ children, ...args }) => (
    <Button {...args}>
      <a href="#next">{children}</a>
    </Button>
  ),
};
export const LinkIsPressed: Story = {
  ...AsLink,
  tags: ['act'],
  play: async ({ canvas, userEvent, args, globals }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    const link = canvas.getByRole('link', { name: sayer(globals)('See my result') });
    await expect(link).toHaveClass(...styles.button.primary.split(' '), 'own');
    await expect(link).toHaveAttribute('data-part', 'button');
    await userEvent.click(link);
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const FullWidth: Story = {
  args: { fullWidth: true },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    // on a desktop the theme says how wide
    if (window.innerWidth >= 600) return expect(button).toBeVisible();
    const room = (button.parentElement as HTMLElement).getBoundingClientRect();
    await expect(button.getBoundingClientRect().width).toBeGreaterThan(room.width * 0.75);
  },
};

export const Loading: Story = {
  args: { loading: true, loadingLabel: 'Sending…', fullWidth: true },
};
export const LoadingTakesNoPress: Story = {
  ...Loading,
  tags: ['act'],
  play: async ({ canvas, userEvent, args, globals }) => {
    const say = sayer(globals);
    const button = canvas.getByRole('button', { name: say('Sending…') });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
};

/** A second press of a submit control while it loads sends nothing. */
export const LoadingSubmit: Story = {
  tags: ['act'],
  args: { loading: true, type: 'submit' },
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        event.currentTarget.dataset.sent = 'yes';
      }}
    >
      <Button {...args} />
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByRole('button').closest('form')).not.toHaveAttribute('data-sent');
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toBeDisabled();
  },
};

export const LongestCopy: Story = {
  args: { fullWidth: true, children: 'Acepto y quiero saber si un bufete de abogados puede ayudarme' },
  tags: ['spanish'],
  globals: { lang: 'es' },
};

export const Hovered: Story = { ...Variants, ...hovered };
export const Pressed: Story = { ...Variants, ...pressed };
