import { clsx } from 'clsx';
import { forwardRef } from 'react';
import type { Native } from '../native.ts';
import * as styles from './CompensationMeter.css.ts';

export interface MeterBand {
  /** The dollars, which come first: "$7,001 to $12,500". */
  range: string;
  /** The specified label beside them, such as "Mid Value". See docs/spec/meter.md#bands. */
  label: string;
}

/** 0: nothing is estimated yet, and the meter is empty. */
export type MeterLevel = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7;

export interface CompensationMeterProps extends Native<'div'> {
  /** The measured quantity: "Compensation estimate". */
  title: string;
  /** The lowest first. */
  bands: readonly [MeterBand, MeterBand, MeterBand, MeterBand, MeterBand, MeterBand, MeterBand];
  /** The band that holds the estimate. See docs/spec/meter.md#bands. */
  level: MeterLevel;
  /** The estimate in words, under the title and as the meter's value: "$7,001 to $12,500 (Mid Value)". */
  valueText: string;
}

/**
 * A claim's possible value in seven blocks, the highest on top. The text beside it says that it is no promise. See
 * docs/spec/meter.md#bands.
 */
export const CompensationMeter = forwardRef<HTMLDivElement, CompensationMeterProps>(function CompensationMeter(
  { title, bands, level, valueText, className, ...rest },
  ref,
) {
  const current = bands[level - 1];
  return (
    <div {...rest} ref={ref} className={clsx(styles.meter, className)}>
      <p className={styles.title}>{title}</p>
      {/* some screen readers say only "level bar" of a meter (Orca), so the value is text as well */}
      <p className={styles.value}>{valueText}</p>
      {/* biome-ignore lint/a11y/useSemanticElements: <meter> cannot be drawn as blocks, and docs/spec/campaigns.md#page-hooks asks for the role */}
      <div
        className={styles.scale}
        role="meter"
        aria-label={title}
        aria-valuemin={0}
        aria-valuemax={bands.length}
        aria-valuenow={level}
        aria-valuetext={valueText}
      >
        <div className={styles.bar}>
          <div className={styles.fill[level]} />
        </div>
        {level > 0 && <div className={styles.marker[level]} />}
        <div className={styles.labels}>
          {[...bands].reverse().map((band) => (
            <div key={band.label} className={styles.band[band === current ? 'current' : 'other']}>
              <span className={styles.range}>{band.range}</span>
              <span>{band.label}</span>
            </div>
          ))}
        </div>
      </div>
    </div>
  );
});
