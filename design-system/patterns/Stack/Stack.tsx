import type { ReactNode } from 'react';
import * as styles from './Stack.css.ts';

/** Things under one another at the theme's distance: the fields of a form. */
export function Stack({ children }: { children: ReactNode }) {
  return <div className={styles.stack}>{children}</div>;
}
