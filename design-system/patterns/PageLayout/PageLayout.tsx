import { clsx } from 'clsx';
import { forwardRef, type ReactNode } from 'react';
import type { Native } from '../../components/native.ts';
import { part, type ScreenKind } from '../../theme/parts.ts';
import * as styles from './PageLayout.css.ts';

export interface PageLayoutProps extends Native<'div'> {
  /** The kind of page: a theme composes each in its own way. */
  screen?: ScreenKind | undefined;
  /** The notice above the page, such as that of a test visit. */
  notice?: string | undefined;
  header: ReactNode;
  children: ReactNode;
  /** Beside the survey from 850 px, under it on phones. */
  aside?: ReactNode;
  /** One narrow column at any width, with the aside under it. */
  narrow?: boolean | undefined;
  /** A band of its own between all that and the footer: no theme's scene reaches it. */
  below?: ReactNode;
  footer: ReactNode;
}

/** A page: header, survey, aside, footer. See docs/spec/product.md#layout. */
export const PageLayout = forwardRef<HTMLDivElement, PageLayoutProps>(function PageLayout(
  { screen = 'text', notice, header, children, aside, narrow = false, below, footer, className, ...rest },
  ref,
) {
  return (
    <div {...rest} className={clsx(styles.page, className)} data-screen={screen} ref={ref}>
      <div className={styles.backdrop} {...part('backdrop')} aria-hidden="true" />
      {notice && (
        <p role="note" className={styles.notice}>
          {notice}
        </p>
      )}
      {header}
      <main className={styles.content}>
        <div className={narrow ? styles.narrow : aside ? styles.withAside : styles.alone} {...part('main')}>
          <div className={styles.primary} {...part('primary')}>
            {children}
          </div>
          {aside && (
            <div className={styles.aside} {...part('aside')}>
              {aside}
            </div>
          )}
        </div>
        {below && (
          <div className={styles.below} {...part('below')}>
            <div className={styles.inBelow}>{below}</div>
          </div>
        )}
      </main>
      {footer}
    </div>
  );
});
