import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { sayer } from '#storybook/samples/inLanguage.tsx';
import { onSurface } from '#storybook/samples/onSurface.tsx';
import { focused, hovered } from '#storybook/samples/pseudoStates.ts';
import type { Say } from '#storybook/samples/say.ts';
import { BuyerList, type BuyerListProps } from './BuyerList.tsx';

const buyers = [
  { id: '101', name: 'Sample Law Group', detail: 'Denver, Colorado' },
  { id: '102', name: 'Example & Partners' },
  { id: '103', name: 'Placeholder Legal Services' },
];

/** As a page does: the words follow what is chosen. */
function Choosing({ onChange, say, ...props }: BuyerListProps & { say: Say }) {
  const [value, setValue] = useState(props.value);
  const choose = (next: readonly string[]) => {
    setValue(next);
    onChange(next);
  };
  const counter = say('{0} of {1} chosen', value.length, props.buyers.length);
  return <BuyerList {...props} value={value} counter={counter} onChange={choose} />;
}

const meta = {
  title: 'Components/BuyerList',
  component: BuyerList,
  decorators: [onSurface],
  args: {
    id: 'buyers',
    name: 'buyers',
    legend: 'Who may contact you?',
    hint: 'Choose the law firms you want to hear from.',
    buyers,
    value: [],
    selectAllLabel: 'Select all',
    counter: '',
    consent:
      'I agree that the firms I chose may call or text me about my claim, also by automatic means. My consent is not a condition of any service.',
    onChange: fn(),
  },
  render: (args, { globals }) => <Choosing {...args} say={sayer(globals)} />,
} satisfies Meta<typeof BuyerList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is chosen in advance; each name is agreed to by itself, or all at once. */
export const Default: Story = {};
export const ChoosesEachOrAll: Story = {
  ...Default,
  tags: ['act'],
  play: async ({ canvas, userEvent, args, globals }) => {
    const say = sayer(globals);
    await expect(canvas.queryAllByRole('checkbox', { checked: true })).toHaveLength(0);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Placeholder Legal Services' }));
    await userEvent.click(canvas.getByText('Sample Law Group'));
    await expect(args.onChange).toHaveBeenLastCalledWith(['101', '103']);
    const all = canvas.getByRole('checkbox', { name: say('Select all') });
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    await expect(canvas.getByRole('status')).toHaveTextContent(say('{0} of {1} chosen', 3, 3));
    await userEvent.click(all);
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
  },
};

export const Chosen: Story = {
  args: { value: ['101', '102', '103'] },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(4);
    await expect(canvas.getByRole('status')).toHaveTextContent(sayer(globals)('{0} of {1} chosen', 3, 3));
  },
};
export const SomeChosen: Story = {
  args: { value: ['102'] },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('checkbox', { checked: true })).toHaveAccessibleName('Example & Partners');
    await expect(canvas.getByRole('checkbox', { name: sayer(globals)('Select all') })).toBePartiallyChecked();
  },
};
export const One: Story = {
  args: { buyers: buyers.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: /Sample Law Group/ })).not.toBeChecked();
  },
};

export const WithError: Story = {
  args: { error: 'Choose at least one law firm' },
  play: async ({ canvas, globals }) => {
    const say = sayer(globals);
    await expect(canvas.getByRole('group', { name: say('Who may contact you?') })).toHaveAccessibleDescription(
      expect.stringContaining(say('Choose at least one law firm')),
    );
  },
};

export const Loading: Story = {
  args: { loading: true, message: 'Looking for law firms near you…' },
  play: async ({ canvas, globals }) => {
    const say = sayer(globals);
    await expect(canvas.getByRole('status')).toHaveTextContent(say('Looking for law firms near you…'));
  },
};

export const Empty: Story = {
  play: async ({ canvas, globals }) => {
    const say = sayer(globals);
    await expect(canvas.queryByRole('checkbox')).toBeNull();
    await expect(canvas.getByText(say('We have found no law firm near you yet. You can go on all the same.'))).toBeVisible();
  },
  args: { buyers: [], message: 'We have found no law firm near you yet. You can go on all the same.' },
};

export const Spanish: Story = {
  tags: ['spanish'],
  globals: { lang: 'es' },
  args: {
    legend: '¿Quién puede comunicarse con usted acerca de su reclamo?',
    hint: 'Elija los bufetes de los que quiere tener noticias.',
    selectAllLabel: 'Seleccionar todos',
    error: 'Elija al menos un bufete de abogados',
    value: ['102'],
    buyers: [
      ...buyers.slice(1),
      {
        id: '104',
        name: 'Bufete de Abogados Ejemplo, Muestra, Modelo y Asociados, Sociedad de Responsabilidad Limitada',
        detail: 'San Antonio, Texas, y otras once ciudades',
      },
    ],
    consent:
      'Acepto que los bufetes que he elegido me llamen o me envíen mensajes de texto sobre mi reclamo, también por medios automáticos. Mi consentimiento no es condición de ningún servicio.',
  },
};

export const Hovered: Story = { ...hovered };
export const Focused: Story = { ...focused };
