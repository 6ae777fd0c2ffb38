import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  illegalCombinations,
  queryNameOf,
  type SwitchDefinition,
  switches,
  switchNames,
} from '#design-system/switches/switches.ts';
import { onePicture } from './pictureModes.ts';
import * as styles from './stories.css.ts';
import { valuesOf } from './switches.ts';

export default {
  title: 'Foundations/Switches',
  tags: ['english', '!autodocs'],
  parameters: { chromatic: { modes: onePicture } },
} satisfies Meta;

const columns = ['Query', 'Values', 'Default', 'What it is for', 'Owner', 'Decided by', 'Built'];

function row(name: keyof typeof switches) {
  const definition: SwitchDefinition = switches[name];
  const values = valuesOf(name);
  const listed = values.length > 12 ? `${values[0]} … ${values.at(-1)}` : values.join(', ');
  return [
    queryNameOf(name),
    listed,
    definition.values === 'registry' ? "the brand's" : definition.default,
    definition.purpose,
    definition.owner,
    definition.expires,
    definition.built ? 'yes' : 'not yet: does nothing',
  ];
}

/** The list of switches as the parser reads it. */
export const List: StoryObj = {
  render: () => (
    <main className={styles.section}>
      <h1 className={styles.display}>Switches</h1>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section className={styles.scroller} aria-label="All switches" tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Switch</th>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {switchNames.map((name) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {row(name).map((cell, index) => (
                  <td key={columns[index]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <h2 className={styles.lead}>What does not go together</h2>
      <ul className={styles.list}>
        {illegalCombinations.map(({ when, never, because }) => (
          <li key={`${when.name} ${never.name}`}>
            <code>
              {when.name}={when.value}
            </code>{' '}
            never with{' '}
            <code>
              {never.name}={never.value}
            </code>
            : {because}
          </li>
        ))}
      </ul>
    </main>
  ),
};
