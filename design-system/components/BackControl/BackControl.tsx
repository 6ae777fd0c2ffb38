import { part } from '../../theme/parts.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './BackControl.css.ts';

export interface BackControlProps {
  label: string;
  /** What the button sends where no script takes the press. */
  name?: string | undefined;
  /** The id of the form that it then sends. */
  form?: string | undefined;
  onClick(): void;
}

/** Returns to the previous step. On a phone it is an arrow whose word is read out. See docs/spec/flows.md#back. */
export function BackControl({ label, name, form, onClick }: BackControlProps) {
  return (
    <button
      type={form ? undefined : 'button'}
      form={form}
      name={name}
      value={name && 'yes'}
      className={styles.back}
      {...part('back')}
      data-action="back"
      onClick={onClick}
    >
      <span className={styles.arrow}>
        <Icon name="arrow" />
      </span>
      <span className={styles.word}>{label}</span>
    </button>
  );
}
