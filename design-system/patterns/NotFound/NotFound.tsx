import { clsx } from 'clsx';
import { forwardRef } from 'react';
import { button } from '../../components/Button/Button.css.ts';
import type { Native } from '../../components/native.ts';
import * as styles from './NotFound.css.ts';

export interface NotFoundProps extends Native<'section'> {
  heading: string;
  text: string;
  /** Missing where no survey is open. */
  action?: { href: string; label: string } | undefined;
  /** The status under the text; '' for a page that is there. */
  code?: string | undefined;
}

/** The content of a 404 page, or of a closed survey, with a link to a survey. See docs/spec/screens.md#not-found. */
export const NotFound = forwardRef<HTMLElement, NotFoundProps>(function NotFound(
  { heading, text, action, code = '404', className, ...rest },
  ref,
) {
  return (
    <section {...rest} ref={ref} className={clsx(styles.panel, className)}>
      <h1 className={styles.heading}>{heading}</h1>
      <p className={styles.text}>{text}</p>
      {action && (
        <a className={button.primary} href={action.href}>
          {action.label}
        </a>
      )}
      {code !== '' && (
        <p className={styles.code} aria-hidden="true">
          {code}
        </p>
      )}
    </section>
  );
});
