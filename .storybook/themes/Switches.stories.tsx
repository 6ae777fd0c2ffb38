import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  illegalCombinations,
  queryNameOf,
  type SwitchDefinition,
  switches,
  switchNames,
} from '#design-system/switches/switches.ts';
import { valuesOf } from '#themes/switches.ts';
import * as styles from './page.css.ts';

export default {
  title: 'Foundations/Switches',
  tags: ['one-picture', '!autodocs', '!manifest'],
} satisfies Meta;

const columns = ['Query', 'Values', 'Default', 'What it is for', 'Owner', 'Decided by', 'Built'] as const;

/** Its query and values are code, which is the same in any language. */
function Cells({ name }: { name: keyof typeof switches }) {
  const { purpose } = switches[name];
  const definition: SwitchDefinition = switches[name];
  const values = valuesOf(name);
  return (
    <>
      <td>{queryNameOf(name)}</td>
      <td>{values.length > 12 ? `${values[0]} … ${values.at(-1)}` : values.join(', ')}</td>
      {definition.values === 'registry' ? <td>the brand's</td> : <td>{definition.default}</td>}
      <td>{purpose}</td>
      <td>{definition.owner}</td>
      <td>{definition.expires === 'permanent' ? 'permanent' : definition.expires}</td>
      <td>{definition.built ? 'yes' : 'not yet: does nothing'}</td>
    </>
  );
}

function SwitchList() {
  return (
    <main className={styles.section} lang="en">
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
                <Cells name={name} />
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
  );
}

/** The list of switches as the parser reads it. */
export const List: StoryObj = { render: () => <SwitchList /> };
