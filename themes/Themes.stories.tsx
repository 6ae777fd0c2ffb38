import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { contrastPairs } from '#design-system/theme/contrastPairs.ts';
import { allTokens } from './allTokens.ts';
import { type AnyThemeId, allThemeIds, themeById } from './registry.ts';
import * as styles from './stories.css.ts';

export default {
  title: 'Foundations/Themes',
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

type Story = StoryObj;

const themeOf = (globals: Record<string, unknown>) => String(globals.theme) as AnyThemeId;

/** One theme on its own page: type, shape, then every colour pair with its computed contrast. */
function ThemeSheet({ id }: { id: AnyThemeId }) {
  const theme = themeById(id);
  return (
    <article className={styles.sheet} data-theme={id}>
      <h1 className={styles.display}>{theme.name}</h1>
      <p className={styles.lead}>{theme.character}.</p>
      <p className={styles.muted}>{theme.fits}.</p>
      <TypeAndShape />
    </article>
  );
}

function TypeAndShape() {
  return (
    <div className={styles.card}>
      <p className={styles.question}>Were you injured in the accident?</p>
      <p className={styles.muted}>¿Resultó usted herido en el accidente? 0123456789</p>
      <div className={styles.answers}>
        <span className={styles.answer.rest}>At rest</span>
        <span className={styles.answer.hover}>Under the pointer</span>
        <span className={styles.answer.chosen}>Chosen</span>
      </div>
      <div className={styles.row}>
        <span className={styles.action}>Continue</span>
        <span className={styles.field}>Field</span>
      </div>
    </div>
  );
}

function Palette({ id }: { id: AnyThemeId }) {
  const tokens = allTokens[id];
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>Contrast, computed. Text needs 4.5, the outline of a control 3.</caption>
      <thead>
        <tr>
          <th scope="col">Ink</th>
          <th scope="col">Ground</th>
          <th scope="col">Needs</th>
          <th scope="col">Has</th>
        </tr>
      </thead>
      <tbody>
        {contrastPairs.map((pair) => (
          <tr key={`${pair.ink} ${pair.ground} ${pair.need}`}>
            <td>{pair.ink}</td>
            <td>{pair.ground}</td>
            <td>{pair.need}</td>
            <td>{pair.ratio(tokens).toFixed(1)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Every colour by its name. */
function Swatches({ id }: { id: AnyThemeId }) {
  return (
    <ul className={styles.swatches}>
      {Object.entries(allTokens[id].color).map(([name, value]) => (
        <li key={name}>
          <span className={styles.swatch} style={{ background: value }} />
          <b>{name}</b>
          <span className={styles.muted}>{value}</span>
        </li>
      ))}
    </ul>
  );
}

/** The theme of the toolbar: its voice and shapes, its colours, and the contrast of every pair. */
export const OneTheme: Story = {
  render: (_args, { globals }) => (
    <main>
      <ThemeSheet id={themeOf(globals)} />
      <section className={styles.section}>
        <Swatches id={themeOf(globals)} />
        <Palette id={themeOf(globals)} />
      </section>
    </main>
  ),
};

/** All of them side by side: none may be mistaken for another. */
export const SideBySide: Story = {
  render: () => (
    <main className={styles.columns}>
      {allThemeIds.map((id) => (
        <ThemeSheet key={id} id={id} />
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
  decorators: [
    (Story) => (
      <div className={styles.grey}>
        <Story />
      </div>
    ),
  ],
};
