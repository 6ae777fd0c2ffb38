import { part } from '../../theme/parts.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './BackControl.css.ts';

export interface BackControlProps {
  label: string;
  onClick(): void;
}

/** Returns to the previous step. On a phone it is an arrow whose word is read out. See docs/spec/flows.md#back. */
export function BackControl({ label, onClick }: BackControlProps) {
  return (
    <button type="button" className={styles.back} {...part('back')} data-action="back" onClick={onClick}>
      <span className={styles.arrow}>
        <Icon name="back" />
      </span>
      <span className={styles.word}>{label}</span>
    </button>
  );
}
