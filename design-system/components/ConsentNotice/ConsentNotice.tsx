import type { ReactNode } from 'react';
import { part } from '../../theme/parts.ts';
import * as styles from './ConsentNotice.css.ts';

export interface ConsentNoticeProps {
  /** The consent text exactly as it is stored. See docs/spec/consent.md#consent-text. */
  children: ReactNode;
  /** For the submit control's aria-describedby. */
  id?: string | undefined;
}

/** The consent that pressing the submit control gives. Full-size text: it must be clear and conspicuous to count. */
export function ConsentNotice({ children, id }: ConsentNoticeProps) {
  return (
    <div className={styles.notice} {...part('consent')} id={id}>
      {children}
    </div>
  );
}
