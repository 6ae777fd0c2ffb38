import type { ReactNode } from 'react';
import { type AnyThemeId, themeById } from '#themes/registry.ts';
import * as styles from './sheets.css.ts';

/** A piece of page in one theme, with the theme's number and name. */
export function Panel({ id, children }: { id: AnyThemeId; children: ReactNode }) {
  return (
    <section className={styles.panel} data-theme={id} aria-label={themeById(id).name}>
      <p className={styles.panelName}>
        {id} {themeById(id).name}
      </p>
      {children}
    </section>
  );
}
