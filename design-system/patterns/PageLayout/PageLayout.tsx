import type { ReactNode } from 'react';
import * as styles from './PageLayout.css.ts';

export interface PageLayoutProps {
  /** Over the page, for who must know what kind of page it is: a test visit. */
  notice?: string | undefined;
  header: ReactNode;
  children: ReactNode;
  /** Beside the survey from 850 px, under it on phones. */
  aside?: ReactNode;
  /** One narrow column at any width, with what stands aside under it. */
  narrow?: boolean | undefined;
  footer: ReactNode;
}

/** A page: header, survey, aside, footer. See docs/spec/product.md#layout. */
export function PageLayout({ notice, header, children, aside, narrow = false, footer }: PageLayoutProps) {
  return (
    <div className={styles.page}>
      {notice && (
        <p role="note" className={styles.notice}>
          {notice}
        </p>
      )}
      {header}
      <main className={narrow ? styles.narrow : aside ? styles.withAside : styles.alone}>
        <div className={styles.primary}>{children}</div>
        {aside && <div className={styles.aside}>{aside}</div>}
      </main>
      {footer}
    </div>
  );
}
