import { CompensationMeter } from '#design-system/components/CompensationMeter/CompensationMeter.tsx';
import { MeterStrip } from '#design-system/components/CompensationMeter/MeterStrip.tsx';
import type { ExtraProps } from './extraProps.ts';
import * as styles from './extras.css.ts';

/** The meter beside the questions, with its disclaimer; on phones also in short over them. See docs/spec/meter.md#where-it-shows. */
export default function Meter({ content: { meter }, level, answered, isStrip }: ExtraProps) {
  const band = meter.bands[level - 1] ?? meter.bands[0];
  const shownLevel = answered ? level : 0;
  if (isStrip) return <MeterStrip title={meter.short} level={shownLevel} valueText={answered ? band.range : meter.none} />;
  return (
    <section className={styles.panel}>
      <CompensationMeter
        title={meter.title}
        bands={meter.bands}
        level={shownLevel}
        valueText={answered ? meter.value(band) : meter.none}
      />
      <p className={styles.note}>{meter.note}</p>
    </section>
  );
}
