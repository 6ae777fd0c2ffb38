import { clsx } from 'clsx';
import { forwardRef } from 'react';
import { part } from '../../theme/parts.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { Native } from '../native.ts';
import * as styles from './BackControl.css.ts';

export interface BackControlProps extends Native<'button'> {
  label: string;
  /** The value that the button sends without script. */
  name?: string | undefined;
  /** The id of the form that it then sends. */
  form?: string | undefined;
  onClick(): void;
}

/** Returns to the previous step. On a phone it is an arrow whose word is read out. See docs/spec/flows.md#back. */
export const BackControl = forwardRef<HTMLButtonElement, BackControlProps>(function BackControl(
  { label, name, form, className, ...rest },
  ref,
) {
  return (
    <button
      {...rest}
      ref={ref}
      type={form ? undefined : 'button'}
      form={form}
      name={name}
      value={name && 'yes'}
      className={clsx(styles.back, className)}
      {...part('back')}
      data-action="back"
    >
      <span className={styles.arrow}>
        <Icon name="arrow" />
      </span>
      <span className={styles.word}>{label}</span>
    </button>
  );
});
