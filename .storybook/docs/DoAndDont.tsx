import { DocsContext, Story } from '@storybook/addon-docs/blocks';
import { type ReactNode, useContext } from 'react';
import { examples } from '../guides/guidance/examples/examples.ts';

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
export default function DoAndDont({ name }: { name: string }) {
  const context = useContext(DocsContext);
  const found = examples[name];
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
