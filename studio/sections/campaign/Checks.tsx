import { Icon, type StudioIcon } from '../../parts/icons.tsx';
import * as styles from './dialog.css.ts';
import type { Check, CheckState } from './publishChecks.ts';

const marks: Readonly<Record<CheckState, { readonly icon: StudioIcon; readonly name: string; readonly className: string }>> = {
  waits: { icon: 'clock', name: 'being checked', className: styles.waits },
  good: { icon: 'done', name: 'passed', className: styles.good },
  bad: { icon: 'warning', name: 'failed', className: styles.bad },
  warned: { icon: 'warning', name: 'worth a look', className: styles.warned },
};

/** Checks with their marks; each settles by itself, and one that failed says what puts it right. */
export function Checks({ of }: { readonly of: readonly Check[] }) {
  return (
    <ul className={styles.checks}>
      {of.map(({ text, state, remedies }) => {
        const { icon, name, className } = marks[state];
        return (
          <li key={text} className={styles.check}>
            <span className={className} role="img" aria-label={name}>
              <Icon name={icon} />
            </span>
            <span>
              {text}
              {remedies.map((remedy) => (
                <span key={remedy} className={state === 'bad' ? styles.bad : styles.warned}>
                  <br />
                  {remedy}
                </span>
              ))}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
