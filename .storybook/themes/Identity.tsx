import { idOfFolder } from '#themes/folders.ts';
import { identities } from '#themes/identities.ts';
import type { AnyThemeId } from '#themes/registry.ts';
import { Motion } from './Motion.tsx';
import * as page from './page.css.ts';
import * as styles from './sheets.css.ts';

const modules = import.meta.glob<Readonly<Record<string, unknown>>>('../../themes/*/drawings.ts', { eager: true });

/** The address inside a CSS image that `drawing` has made. */
const addressOf = (image: unknown) =>
  typeof image === 'string' ? /^url\("(data:image\/svg\+xml,[^"]*)"\)$/.exec(image)?.[1] : undefined;

/** A theme's drawings by their names in its folder. One made of arguments has no picture of its own. */
const drawings = new Map(
  Object.entries(modules).map(([path, made]) => [
    idOfFolder(path.split('/').at(-2) ?? path),
    Object.entries(made).flatMap(([name, image]) => {
      const address = addressOf(image);
      return address === undefined ? [] : [{ name: name.replace(/(?=[A-Z])/g, ' ').toLowerCase(), address }];
    }),
  ]),
);

/** What a theme means: its idea, what to do and not to do in it, what it draws, and how it moves. */
export function Identity({ id }: { id: AnyThemeId }) {
  if (id === 'wireframe') return null;
  const { idea, do: toDo, dont, motion } = identities[id];
  return (
    <div className={styles.identity}>
      <p className={page.lead}>{idea}</p>
      <div className={styles.rules}>
        <Rules title="Do" rules={toDo} />
        <Rules title="Don’t" rules={dont} />
      </div>
      <ul className={styles.drawings} aria-label="Drawings">
        {drawings.get(id)?.map(({ name, address }) => (
          <li key={name}>
            <img className={styles.drawing} src={address} alt="" />
            <span className={page.muted}>{name}</span>
          </li>
        ))}
      </ul>
      <section className={styles.part}>
        <h2 className={page.lead}>Motion</h2>
        <p>{motion}</p>
        <Motion />
      </section>
    </div>
  );
}

function Rules({ title, rules }: { title: string; rules: readonly string[] }) {
  return (
    <section className={styles.part}>
      <h2 className={page.lead}>{title}</h2>
      <ul className={page.list}>
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </section>
  );
}
