import { clsx } from 'clsx';
import { forwardRef, type ReactNode } from 'react';
import type { Native } from '../../components/native.ts';
import * as styles from './Stack.css.ts';

export interface StackProps extends Native<'div'> {
  children: ReactNode;
}

/** Things under one another at the theme's distance: the fields of a form. */
export const Stack = forwardRef<HTMLDivElement, StackProps>(function Stack({ className, ...rest }, ref) {
  return <div {...rest} ref={ref} className={clsx(styles.stack, className)} />;
});
