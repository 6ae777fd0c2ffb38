import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { allTokens } from '#themes/allTokens.ts';
import type { BrandId } from '#themes/brands.ts';
import { allThemeIds, type ThemeId, themeById, themeIds } from '#themes/registry.ts';
import { Panel } from './Panel.tsx';
import * as styles from './page.css.ts';
import { Shape } from './Shape.tsx';
import { SurveyPanel } from './SurveyPanel.tsx';
import * as sheets from './sheets.css.ts';

interface Args {
  one: ThemeId;
  other: ThemeId;
}

const labels = Object.fromEntries(themeIds.map((id) => [id, `${id} ${themeById(id).name}`]));
const choice = { control: { type: 'select', labels }, options: themeIds } as const;

export default {
  title: 'Foundations/Themes',
  tags: ['one-picture', 'sheet', 'panels', '!autodocs', '!manifest'],
  args: { one: '1', other: '7' },
  argTypes: { one: choice, other: choice },
} satisfies Meta<Args>;

type Story = StoryObj<Args>;

/** Two themes at a time, each with a question, a form, its header and its footer: choose them in the controls. */
export const Compare: Story = {
  render: ({ one, other }, { globals }) => (
    <main className={sheets.panels}>
      {[one, other].map((id) => (
        <SurveyPanel
          key={id}
          // Storybook reads a number in its own address as one.
          id={String(id) as ThemeId}
          brand={globals.brand as BrandId}
          language={globals.lang as 'en' | 'es'}
        />
      ))}
    </main>
  ),
  // two equal questions on one page have regions of one name
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
};

/** All of them side by side: none may be mistaken for another. */
export const SideBySide: Story = {
  parameters: { controls: { disable: true } },
  tags: ['no-panel'],
  render: () => (
    <main className={sheets.panels}>
      {allThemeIds.map((id) => (
        <Panel key={id} id={id}>
          <div className={sheets.panelMain}>
            <Shape id={id} />
          </div>
        </Panel>
      ))}
    </main>
  ),
  // A family that does not load is not missed: its fallback shows. So each is asked for.
  play: async () => {
    const loaded = new Set(
      [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family.replaceAll('"', '')),
    );
    const named = allThemeIds.flatMap((id) => [allTokens[id].font.body, allTokens[id].font.heading, allTokens[id].font.button]);
    const selfHosted = named.filter((stack) => stack.includes(' Fallback"')).map((stack) => stack.split('"')[1]);
    for (const family of selfHosted) await expect(loaded).toContain(family);
  },
};

/** The same without colour: shape and type alone must tell them apart. */
export const InGreyscale: Story = {
  ...SideBySide,
  tags: ['no-panel'],
  decorators: [
    (Story) => (
      <div className={styles.grey}>
        <Story />
      </div>
    ),
  ],
};
