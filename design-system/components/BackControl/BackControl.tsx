import { useScreenLeaving } from '../../motion/screenLeaving.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './BackControl.css.ts';

export interface BackControlProps {
  label: string;
  onClick(): void;
}

/** Returns to the previous step; while its screen slides out it is no longer the current one. See docs/spec/flows.md#back. */
export function BackControl({ label, onClick }: BackControlProps) {
  return (
    <button type="button" className={styles.back} data-action={useScreenLeaving() ? undefined : 'back'} onClick={onClick}>
      <span className={styles.arrow}>
        <Icon name="back" />
      </span>
      {label}
    </button>
  );
}
