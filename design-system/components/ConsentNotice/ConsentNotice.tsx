import { clsx } from 'clsx';
import { forwardRef, type ReactNode } from 'react';
import { part } from '../../theme/parts.ts';
import type { Native } from '../native.ts';
import * as styles from './ConsentNotice.css.ts';

export interface ConsentNoticeProps extends Native<'div'> {
  /** The consent text exactly as it is stored. See docs/spec/consent.md#consent-text. */
  children: ReactNode;
  /** For the submit control's aria-describedby. */
  id?: string | undefined;
}

/** The consent that pressing the submit control gives. Full-size text: it must be clear and conspicuous to count. */
export const ConsentNotice = forwardRef<HTMLDivElement, ConsentNoticeProps>(function ConsentNotice(
  { className, children, ...rest },
  ref,
) {
  return (
    <div {...rest} ref={ref} className={clsx(styles.notice, className)} {...part('consent')}>
      {children}
    </div>
  );
});
