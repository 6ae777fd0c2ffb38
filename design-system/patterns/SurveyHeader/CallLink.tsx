import { Icon } from '../../components/Icon/Icon.tsx';
import { part } from '../../theme/parts.ts';
import * as styles from './CallLink.css.ts';

export interface CallNumber {
  /** "Call us": before the number, and on a phone in its place. */
  label: string;
  number: string;
  /** `tel:` */
  href: string;
}

/** The call-tracking number as a button. */
export function CallLink({ label, number, href }: CallNumber) {
  return (
    <a className={styles.call} {...part('call')} href={href} aria-label={`${label} ${number}`}>
      <Icon name="phone" />
      <span className={styles.words}>
        {label} <span className={styles.number}>{number}</span>
      </span>
    </a>
  );
}
