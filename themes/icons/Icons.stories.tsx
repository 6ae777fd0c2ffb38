import type { Meta, StoryObj } from '@storybook/react-vite';
import { type IconSet, lineIcons, type PictureName } from '#design-system/icons/lineIcons.ts';
import { drawing } from '#design-system/theme/drawing.ts';
import * as styles from '#storybook/themes/page.css.ts';
import { solidIcons } from './solidIcons.ts';

export default {
  title: 'Foundations/Icons',
  tags: ['one-picture', '!autodocs', '!manifest'],
} satisfies Meta;

const sizes = [28, 44, 64];

function IconTable({ title, icons }: { readonly title: 'Line' | 'Solid'; readonly icons: IconSet }) {
  return (
    <>
      <h2 className={styles.lead}>{title}</h2>
      <ul className={styles.icons}>
        {(Object.keys(icons) as PictureName[]).map((name) => (
          <li key={name}>
            <span aria-hidden="true">
              {sizes.map((size) => {
                const mask = `${drawing('48 48', icons[name])} center / contain no-repeat`;
                return <span key={size} className={styles.icon} style={{ width: size, height: size, mask }} />;
              })}
            </span>
            {name}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Every drawing of an answer, at the sizes that themes use. A theme shows them in its own ink. */
export const Both: StoryObj = {
  render: () => (
    <main className={styles.section}>
      <h1 className={styles.display}>Icons of answers</h1>
      <IconTable title="Line" icons={lineIcons} />
      <IconTable title="Solid" icons={solidIcons} />
    </main>
  ),
};
