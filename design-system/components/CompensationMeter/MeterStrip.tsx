import { part } from '../../theme/parts.ts';
import type { MeterLevel } from './CompensationMeter.tsx';
import * as styles from './MeterStrip.css.ts';

export interface MeterStripProps {
  /** Two words: "Rough estimate". */
  title: string;
  level: MeterLevel;
  /** The band's dollars, or a text for no band yet. */
  valueText: string;
}

/** The meter in short over a question, on phones. Screen readers read the full meter, which is under the question. */
export function MeterStrip({ title, level, valueText }: MeterStripProps) {
  return (
    <div className={styles.strip} {...part('estimate')} aria-hidden="true">
      <span className={styles.title}>{title}</span>
      <span className={styles.value}>{valueText}</span>
      <div className={styles.bar}>
        <div className={styles.fill[level]} />
      </div>
    </div>
  );
}
