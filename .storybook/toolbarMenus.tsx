// Storybook compiles this file's JSX to React.createElement, and no type says so
import * as React from 'react';
import { Button, PopoverProvider } from 'storybook/internal/components';
import { addons, types, useGlobals, useGlobalTypes } from 'storybook/manager-api';

/** As globals.ts makes them. This file runs outside the stories and reads them as Storybook passes them on. */
interface GlobalType {
  readonly description: string;
  readonly name: string;
  readonly menu: string;
  readonly items: readonly { readonly value: string; readonly title: string }[];
}
type GlobalTypes = Readonly<Record<string, GlobalType>>;

interface Choice {
  readonly id: string;
  readonly type: GlobalType;
  readonly value: string;
  readonly isFixed: boolean;
  readonly isChanged: boolean;
}

/** What a menu offers, with what is chosen. */
function useChoices(menu: string) {
  const [globals, update, storyGlobals, userGlobals] = useGlobals();
  const choices = Object.entries(useGlobalTypes() as unknown as GlobalTypes)
    .filter(([, type]) => type.menu === menu)
    .map(
      ([id, type]): Choice => ({
        id,
        type,
        // Storybook reads a number in its own address as one
        value: String(globals[id]),
        isFixed: id in storyGlobals,
        isChanged: id in userGlobals && String(userGlobals[id]) !== initialOf(id, type),
      }),
    );
  return { choices, update };
}

/** The value that a menu begins with is the first of its items, but for a theme, which its label shows anyway. */
const initialOf = (id: string, { items }: GlobalType) => (id === 'theme' ? undefined : items[0]?.value);

const titleOf = ({ type, value }: Choice) => type.items.find((item) => item.value === value)?.title ?? value;

function Control({ choice, onPick }: { choice: Choice; onPick: (value: string) => void }) {
  const { id, type, value, isFixed } = choice;
  return (
    <label style={{ display: 'grid', gridTemplateColumns: '15rem 12rem', alignItems: 'center', gap: 12 }}>
      <span>
        {type.name}
        <small style={{ display: 'block', opacity: 0.75 }}>{type.description}</small>
      </span>
      <select
        name={id}
        value={value}
        disabled={isFixed}
        onChange={({ target }) => onPick(target.value)}
        style={{ minHeight: 28, font: 'inherit', color: 'CanvasText', background: 'Canvas' }}
      >
        {type.items.some((item) => item.value === value) || <option value={value}>{value} (unknown)</option>}
        {type.items.map((item) => (
          <option key={item.value} value={item.value}>
            {item.title}
          </option>
        ))}
      </select>
    </label>
  );
}

interface MenuProps {
  readonly menu: string;
  /** What its button says, by what is chosen. */
  readonly label: (choices: readonly Choice[]) => string;
}

function Menu({ menu, label }: MenuProps) {
  const { choices, update } = useChoices(menu);
  const text = label(choices);
  if (choices.length === 0) return null;
  const controls = (
    <div style={{ display: 'grid', gap: 12, maxHeight: '70vh', overflowY: 'auto', fontSize: 13 }}>
      {choices.map((choice) => (
        <React.Fragment key={choice.id}>
          <Control choice={choice} onPick={(value) => update({ [choice.id]: value })} />
        </React.Fragment>
      ))}
    </div>
  );
  return (
    <PopoverProvider ariaLabel={menu} popover={controls} padding={16}>
      <Button variant="ghost" size="small" ariaLabel={text}>
        {text}
      </Button>
    </PopoverProvider>
  );
}

const shownByName = ['theme', 'lang'];
const lookLabel = (choices: readonly Choice[]) => {
  const named = choices.filter(({ id }) => shownByName.includes(id)).map(titleOf);
  return ['Look', named.join(', ')].join(': ');
};
const switchesLabel = (choices: readonly Choice[]) => {
  const changed = choices.filter(({ isChanged }) => isChanged).length;
  return changed > 0 ? `Switches: ${changed} changed` : 'Switches';
};

/** Puts the two menus into Storybook's toolbar: one control for each would need twice its width at 1280 px. */
export function addToolbarMenus(): void {
  const add = (menu: string, label: MenuProps['label']) =>
    addons.add(`menus/${menu}`, {
      type: types.TOOL,
      title: menu,
      match: ({ viewMode }) => viewMode === 'story',
      render: () => <Menu menu={menu} label={label} />,
    });
  add('Look', lookLabel);
  add('Switches', switchesLabel);
}
