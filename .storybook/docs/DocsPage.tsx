import { Controls, Description, Primary, Stories, Title, useOf } from '@storybook/addon-docs/blocks';
import { lazy, Suspense } from 'react';
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

// loaded apart: with the preview itself its components' styles would come before the themes', and lose to none of them
const DoAndDont = lazy(() => import('./DoAndDont.tsx'));

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
      <Suspense>
        <DoAndDont name={useName()} />
      </Suspense>
      <Primary />
      <Controls />
      <Stories />
      <History />
    </>
  );
}
