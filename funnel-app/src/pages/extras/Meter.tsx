import { CompensationMeter } from '#design-system/components/CompensationMeter/CompensationMeter.tsx';
import type { ExtraProps } from './extraProps.ts';
import * as styles from './extras.css.ts';

/** The meter beside the questions, with what it is not. See docs/spec/meter.md#where-it-shows. */
export default function Meter({ content: { meter }, level, answered }: ExtraProps) {
  const band = meter.bands[level - 1] ?? meter.bands[0];
  const label = answered ? meter.value(band.label) : meter.none;
  return (
    <section className={styles.panel}>
      <CompensationMeter title={meter.title} bands={meter.bands} level={answered ? level : 0} valueText={label} />
      <p className={styles.note}>{meter.note}</p>
    </section>
  );
}
