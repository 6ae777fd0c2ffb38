import { clsx } from 'clsx';
import { forwardRef } from 'react';
import { button } from '../../components/Button/Button.css.ts';
import type { Native } from '../../components/native.ts';
import * as styles from './NotFound.css.ts';

export interface NotFoundProps extends Native<'section'> {
  heading: string;
  text: string;
  action: { href: string; label: string };
}

/** The 404 page's content, with a link to the survey. See docs/spec/screens.md#not-found. */
export const NotFound = forwardRef<HTMLElement, NotFoundProps>(function NotFound(
  { heading, text, action, className, ...rest },
  ref,
) {
  return (
    <section {...rest} ref={ref} className={clsx(styles.panel, className)}>
      <h1 className={styles.heading}>{heading}</h1>
      <p className={styles.text}>{text}</p>
      <a className={button.primary} href={action.href}>
        {action.label}
      </a>
      <p className={styles.code} aria-hidden="true">
        404
      </p>
    </section>
  );
});
