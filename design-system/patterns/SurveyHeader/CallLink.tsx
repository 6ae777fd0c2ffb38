import { Icon } from '../../components/Icon/Icon.tsx';
import * as styles from './CallLink.css.ts';

export interface CallNumber {
  /** "Call us": over the number where there is room, before it for assistive technology everywhere. */
  label: string;
  number: string;
  /** `tel:` */
  href: string;
}

/** The call-tracking number as a button. */
export function CallLink({ label, number, href }: CallNumber) {
  return (
    <a className={styles.call} href={href}>
      <Icon name="phone" />
      <span>
        <span className={styles.label}>{label} </span>
        <span className={styles.number}>{number}</span>
      </span>
    </a>
  );
}
