import { idOfFolder } from '#themes/folders.ts';
import { identities } from '#themes/identities.ts';
import type { AnyThemeId } from '#themes/registry.ts';
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

/** What to do and not to do in a theme, and what it draws. */
export function Identity({ id }: { id: AnyThemeId }) {
  if (id === 'wireframe') return null;
  const { do: toDo, dont } = identities[id];
  return (
    <div className={styles.identity}>
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
