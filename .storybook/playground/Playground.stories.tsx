import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect } from 'storybook/test';
import { AnswerGrid } from '#design-system/components/AnswerGrid/AnswerGrid.tsx';
import { Button } from '#design-system/components/Button/Button.tsx';
import { Checkbox } from '#design-system/components/Checkbox/Checkbox.tsx';
import { ConsentNotice } from '#design-system/components/ConsentNotice/ConsentNotice.tsx';
import { ProgressBar } from '#design-system/components/ProgressBar/ProgressBar.tsx';
import { TextField } from '#design-system/components/TextField/TextField.tsx';
import { QuestionScreen } from '#design-system/patterns/QuestionScreen/QuestionScreen.tsx';
import { Stack } from '#design-system/patterns/Stack/Stack.tsx';
import { copyOf } from '../samples/say.ts';
import { section } from '../themes/page.css.ts';

interface Args {
  first: PartName;
  second: PartName;
  third: PartName;
  heading: string;
  label: string;
  hint: string;
  error: string;
  action: string;
  progress: number;
}

type Globals = Readonly<Record<string, unknown>>;
interface PartProps extends Args {
  /** Unlike any other on the page. */
  readonly id: string;
  readonly globals: Globals;
}

function Field({ id, label, hint, error }: PartProps) {
  const [value, setValue] = useState('');
  return (
    <TextField
      id={id}
      name={id}
      label={label}
      hint={hint || undefined}
      error={error || undefined}
      value={value}
      onChange={setValue}
    />
  );
}

function Answers({ id, globals }: PartProps) {
  const [chosen, choose] = useState<string>();
  return <AnswerGrid labelledBy={`${id}heading`} options={copyOf(globals).answers} chosen={chosen} onChoose={choose} />;
}

function Agreement({ id, label, error }: PartProps) {
  const [checked, setChecked] = useState(false);
  return <Checkbox id={id} name={id} label={label} checked={checked} onChange={setChecked} error={error || undefined} />;
}

/** What can stand on the screen. */
const parts = {
  Nothing: () => null,
  AnswerGrid: Answers,
  TextField: Field,
  Checkbox: Agreement,
  ConsentNotice: ({ id, globals }) => <ConsentNotice id={id}>{copyOf(globals).consent}</ConsentNotice>,
  Button: ({ action }) => <Button fullWidth>{action}</Button>,
  ProgressBar: ({ progress }) => <ProgressBar variant="v1" value={progress} showPercent label="Your progress" />,
} as const satisfies Record<string, (props: PartProps) => ReactNode>;
type PartName = keyof typeof parts;
const partNames = Object.keys(parts) as PartName[];

const part = { control: 'select', options: partNames } as const;

/**
 * Two or three components on one screen, in any theme. Things to try: choose the parts and their words in the controls; copy the
 * address of this page, which holds all of it; change the theme in the toolbar.
 */
const meta = {
  title: 'Tools/Playground',
  tags: ['no-picture', '!autodocs', '!manifest'],
  args: {
    first: 'TextField',
    second: 'ConsentNotice',
    third: 'Button',
    heading: 'Where can we reach you?',
    label: 'Email',
    hint: '',
    error: '',
    action: 'See my result',
    progress: 35,
  },
  argTypes: { first: part, second: part, third: part, progress: { control: { type: 'range', min: 0, max: 100 } } },
  render: (args, { globals }) => (
    <main className={section}>
      <QuestionScreen step="playground" flow="playground" heading={args.heading} headingId="playgroundheading">
        <Stack>
          {([args.first, args.second, args.third] as const).map((name, place) => {
            const Part: (props: PartProps) => ReactNode = parts[name];
            // biome-ignore lint/suspicious/noArrayIndexKey: the place is what is chosen
            return <Part key={`${name}${place}`} {...args} id={`playground${place || ''}`} globals={globals} />;
          })}
        </Stack>
      </QuestionScreen>
    </main>
  ),
} satisfies Meta<Args>;
export default meta;

export const Playground: StoryObj<Args> = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: args.heading })).toBeVisible();
    await expect(canvas.getByRole('button', { name: args.action })).toBeVisible();
  },
};
