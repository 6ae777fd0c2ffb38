import { button } from '../../components/Button/Button.css.ts';
import * as styles from './NotFound.css.ts';

export interface NotFoundProps {
  heading: string;
  text: string;
  action: { href: string; label: string };
}

/** The 404 page's content, with a link to the survey. See docs/spec/screens.md#not-found. */
export function NotFound({ heading, text, action }: NotFoundProps) {
  return (
    <section className={styles.panel}>
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
}
