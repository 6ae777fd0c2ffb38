import type { Meta, StoryObj } from '@storybook/react-vite';
import { inLanguage } from '#design-system/samples/inLanguage.tsx';
import { useSay } from '#design-system/samples/useSay.ts';
import {
  illegalCombinations,
  queryNameOf,
  type SwitchDefinition,
  switches,
  switchNames,
} from '#design-system/switches/switches.ts';
import * as styles from './stories.css.ts';
import { valuesOf } from './switches.ts';

export default {
  title: 'Foundations/Switches',
  tags: ['one-picture', '!autodocs'],
} satisfies Meta;

const columns = ['Query', 'Values', 'Default', 'What it is for', 'Owner', 'Decided by', 'Built'] as const;

/** Its query and values are code, which is the same in any language. */
function Cells({ name }: { name: keyof typeof switches }) {
  const say = useSay();
  const { purpose } = switches[name];
  const definition: SwitchDefinition = switches[name];
  const values = valuesOf(name);
  return (
    <>
      <td lang="en">{queryNameOf(name)}</td>
      <td lang="en">{values.length > 12 ? `${values[0]} … ${values.at(-1)}` : values.join(', ')}</td>
      {definition.values === 'registry' ? <td>{say("the brand's")}</td> : <td lang="en">{definition.default}</td>}
      <td>{say(purpose)}</td>
      <td>{say(definition.owner)}</td>
      <td>{definition.expires === 'permanent' ? say('permanent') : definition.expires}</td>
      <td>{say(definition.built ? 'yes' : 'not yet: does nothing')}</td>
    </>
  );
}

function SwitchList() {
  const say = useSay();
  return (
    <main className={styles.section}>
      <h1 className={styles.display}>{say('Switches')}</h1>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section className={styles.scroller} aria-label={say('All switches')} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{say('Switch')}</th>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {say(column)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {switchNames.map((name) => (
              <tr key={name}>
                <th scope="row" lang="en">
                  {name}
                </th>
                <Cells name={name} />
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <h2 className={styles.lead}>{say('What does not go together')}</h2>
      <ul className={styles.list}>
        {illegalCombinations.map(({ when, never, because }) => (
          <li key={`${when.name} ${never.name}`}>
            <code>
              {when.name}={when.value}
            </code>{' '}
            {say('never with')}{' '}
            <code>
              {never.name}={never.value}
            </code>
            : {say(because)}
          </li>
        ))}
      </ul>
    </main>
  );
}

/** The list of switches as the parser reads it. */
export const List: StoryObj = { decorators: [inLanguage], render: () => <SwitchList /> };
