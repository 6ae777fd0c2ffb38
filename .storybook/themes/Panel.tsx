import type { CSSProperties, ReactNode } from 'react';
import { type AnyThemeId, themeById } from '#themes/registry.ts';
import * as styles from './sheets.css.ts';

/** A piece of page in one theme, with the theme's number and name. `overrides` are custom properties over the theme's. */
export function Panel({ id, overrides, children }: { id: AnyThemeId; overrides?: CSSProperties; children: ReactNode }) {
  return (
    <section className={styles.panel} data-theme={id} style={overrides} aria-label={themeById(id).name}>
      <p className={styles.panelName}>
        {id} {themeById(id).name}
      </p>
      {children}
    </section>
  );
}
