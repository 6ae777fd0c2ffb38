import { Controls, Description, Primary, Stories, Title, useOf } from '@storybook/addon-docs/blocks';
import { guidance } from '../guides/guidance/guidance.ts';
import { designLink } from './designLink.ts';

const headings = { when: 'When to use it', how: 'How', hears: 'What a screen reader says', avoid: 'What to avoid' } as const;

/** What is to be known before taking the component, by its name in the sidebar. */
function Guidance() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const found = guidance[preparedMeta.title.split('/').at(-1) ?? ''];
  if (!found) return null;
  return (
    <dl>
      {(Object.keys(headings) as (keyof typeof headings)[]).map((part) => (
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
      <Primary />
      <Controls />
      <Stories />
    </>
  );
}
