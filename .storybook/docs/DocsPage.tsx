import { Controls, Description, DocsContext, Primary, Stories, Story, Title, useOf } from '@storybook/addon-docs/blocks';
import { type ReactNode, useContext } from 'react';
import { examples } from '../guides/guidance/examples.tsx';
import { guidance } from '../guides/guidance/guidance.ts';
import { history } from '../guides/guidance/history.ts';
import { designLink } from './designLink.ts';

const headings = {
  when: 'When to use it, and when not',
  how: 'How',
  avoid: 'What to avoid',
  hears: 'Accessibility: what a screen reader says',
  keys: 'Accessibility: what the keyboard does',
} as const;

/** The component's name in the sidebar, by which all that is known of it is found. */
function useName(): string {
  const { preparedMeta } = useOf('meta', ['meta']);
  return preparedMeta.title.split('/').at(-1) ?? '';
}

/** What is to be known before taking the component, by its name in the sidebar. */
function Guidance() {
  const found = guidance[useName()];
  if (!found) return null;
  return (
    <dl>
      {(Object.keys(headings) as (keyof typeof headings)[])
        .filter((part) => found[part])
        .map((part) => (
          <div key={part}>
            <dt>
              <strong>{headings[part]}</strong>
            </dt>
            <dd style={{ margin: '0 0 1rem' }}>{found[part]}</dd>
          </div>
        ))}
    </dl>
  );
}

function Example({ title, color, because, children }: { title: string; color: string; because: string; children: ReactNode }) {
  return (
    <figure style={{ margin: 0, borderBlockStart: `4px solid ${color}`, background: '#fff', minInlineSize: 0 }}>
      <div style={{ padding: '1rem', border: '1px solid #dcdcd8' }}>{children}</div>
      <figcaption style={{ paddingBlock: '0.5rem' }}>
        <strong style={{ color }}>{title}</strong> {because}
      </figcaption>
    </figure>
  );
}

/** What is done right and wrong, side by side, drawn by the component itself. */
function DoAndDont() {
  const context = useContext(DocsContext);
  const found = examples[useName()];
  const kebab = found?.do.story.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();
  const story = context.componentStories().find(({ id }) => id.endsWith(`--${kebab}`));
  if (!found || !story) return null;
  return (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(16rem, 1fr))',
        gap: '1rem',
        marginBlockEnd: '2rem',
      }}
    >
      <Example title="Do:" color="#0d6b36" because={found.do.because}>
        <Story of={story.moduleExport} />
      </Example>
      <Example title="Don’t:" color="#a8201a" because={found.dont.because}>
        <div inert>{found.dont.shown}</div>
      </Example>
    </div>
  );
}

function History() {
  const name = useName();
  const changes = history.filter(({ parts }) => parts.includes(name));
  if (changes.length === 0) return null;
  return (
    <>
      <h2>What changed to the eye</h2>
      <ul>
        {changes.map(({ date, what }) => (
          <li key={`${date} ${what}`}>
            {date}: {what}
          </li>
        ))}
      </ul>
    </>
  );
}

function Design() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const address = designLink(import.meta.env.STORYBOOK_DESIGN_LINK, preparedMeta.title);
  if (!address) return null;
  return (
    <p>
      <a href={address} target="_blank" rel="noreferrer">
        The design of this component
      </a>
    </p>
  );
}

/** The docs page of a component: what it is, when and how, properties and states. */
export function DocsPage() {
  return (
    <>
      <Title />
      <Description />
      <Design />
      <Guidance />
      <DoAndDont />
      <Primary />
      <Controls />
      <Stories />
      <History />
    </>
  );
}
