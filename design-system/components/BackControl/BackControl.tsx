import { Icon } from '../Icon/Icon.tsx';
import * as styles from './BackControl.css.ts';

export interface BackControlProps {
  label: string;
  onClick(): void;
}

/** Returns to the previous step (decisions 1 and 4). */
export function BackControl({ label, onClick }: BackControlProps) {
  return (
    <button type="button" className={styles.back} data-action="back" onClick={onClick}>
      <span className={styles.arrow}>
        <Icon name="back" />
      </span>
      {label}
    </button>
  );
}
