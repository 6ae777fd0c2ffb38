import { DocsContext, Story } from '@storybook/addon-docs/blocks';
import { Fragment, type ReactNode, useContext } from 'react';
import { vars } from '#design-system/theme/contract.css.ts';
import { examples } from '../guides/guidance/examples/examples.ts';
import { Surface } from '../samples/onSurface.tsx';

/** The ground, ink and face of the theme, in place of those of Storybook's page. */
const frame = {
  ...{ display: 'grid', alignContent: 'center', minInlineSize: 0, overflow: 'hidden', border: '1px solid #dcdcd8' },
  ...{ background: vars.color.page, color: vars.color.text, fontFamily: vars.font.body },
};

function Example({ title, color, because, children }: { title: string; color: string; because: string; children: ReactNode }) {
  return (
    <figure style={{ margin: 0, minInlineSize: 0, display: 'grid', gridRow: 'span 2', gridTemplateRows: 'subgrid', rowGap: 0 }}>
      {/* by the class Storybook's styles leave the component's words alone */}
      <div className="sb-unstyled" style={{ ...frame, borderBlockStart: `4px solid ${color}` }}>
        <div style={{ minInlineSize: 0 }}>{children}</div>
      </div>
      <figcaption style={{ paddingBlock: '0.5rem' }}>
        <strong style={{ color }}>{title}</strong> {because}
      </figcaption>
    </figure>
  );
}

function Padded({ children }: { readonly children: ReactNode }) {
  return <div style={{ padding: '1rem' }}>{children}</div>;
}

/** What is done right and wrong, side by side, drawn by the component itself. */
export default function DoAndDont({ name }: { name: string }) {
  const context = useContext(DocsContext);
  const found = examples[name];
  const kebab = found?.do.story.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();
  const story = context.componentStories().find(({ id }) => id.endsWith(`--${kebab}`));
  if (!found || !story) return null;
  // each component's stories stand on a card
  const Ground = found.isPageWide ? Fragment : story.title.startsWith('Components/') ? Surface : Padded;
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
        <div inert>
          <Ground>{found.dont.shown}</Ground>
        </div>
      </Example>
    </div>
  );
}
