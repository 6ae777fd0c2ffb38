// Storybook compiles this file's JSX to React.createElement, and no type says so
import * as React from 'react';
import { AddonPanel } from 'storybook/internal/components';
import { addons, types, useParameter } from 'storybook/manager-api';
import { create } from 'storybook/theming';
import { addToolbarMenus } from './toolbarMenus.tsx';

/** The comments over a story and over its file, which Storybook's own plugin puts here. */
interface Docs {
  readonly description?: { readonly story?: string; readonly component?: string };
}

const invitation = /Things to try:/;

/** The story's description; each item after "Things to try:" has its own line. */
function Text({ text }: { text: string }) {
  const [about = '', things = ''] = text.split(invitation);
  return (
    <React.Fragment>
      {about.trim() && <p>{about}</p>}
      {things && (
        <>
          <h3>Things to try</h3>
          <ul>
            {things.split(';').map((thing) => (
              <li key={thing}>{thing}</li>
            ))}
          </ul>
        </>
      )}
    </React.Fragment>
  );
}

function About() {
  const { description = {} } = useParameter<Docs>('docs', {});
  const texts = [description.story, description.component].filter((text) => text !== undefined && text !== '');
  return (
    <div style={{ padding: '0 1rem', maxWidth: '65ch', fontSize: 14, lineHeight: 1.6 }}>
      {texts.map((text) => (
        <Text key={text} text={text as string} />
      ))}
      {texts.length === 0 && <p>This story speaks for itself.</p>}
    </div>
  );
}

const builder = 'tools-variant-builder--builder';
/** The builder has controls of its own, so the toolbar is hidden there. */
const toolbar = ({ storyId }: { storyId: string }, shown: boolean) => shown && storyId !== builder;

/** A story with this tag has nothing for the panel: no controls, no actions, no more to try than it says itself. */
const withoutPanel = 'no-panel';
interface ManagerState {
  readonly storyId: string;
  readonly index?: Readonly<Record<string, { readonly tags?: readonly string[] }>>;
}
const panel = ({ storyId, index }: ManagerState, shown: boolean) => shown && !index?.[storyId]?.tags?.includes(withoutPanel);

addons.setConfig({
  theme: create({ base: 'light', brandTitle: 'Accident survey', brandUrl: './' }),
  layoutCustomisations: { showPanel: panel as () => boolean, showToolbar: toolbar },
});

addons.register('about', () => {
  addToolbarMenus();
  addons.add('about/panel', {
    type: types.PANEL,
    title: 'Things to try',
    match: ({ viewMode }) => viewMode === 'story',
    render: ({ active }) => (
      <AddonPanel active={Boolean(active)}>
        <About />
      </AddonPanel>
    ),
  });
});
