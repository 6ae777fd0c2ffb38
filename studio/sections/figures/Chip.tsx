import * as styles from './figures.css.ts';

interface SelectProps {
  readonly label: string;
  readonly value: string;
  readonly isSet?: boolean;
  /** What a mouse reads beside it. */
  readonly title?: string | undefined;
  readonly options: readonly (readonly [value: string, name: string])[];
  readonly onChange: (value: string) => void;
}

/** A part of the question as a chip: the browser's own list. */
export const Select = ({ label, value, isSet = false, title, options, onChange }: SelectProps) => (
  <label className={styles.chip} data-set={isSet} title={title}>
    {label}
    <select className={styles.select} value={value} onChange={({ target }) => onChange(target.value)}>
      {options.map(([each, name]) => (
        <option key={each} value={each} className={styles.option}>
          {name}
        </option>
      ))}
    </select>
  </label>
);

interface DayProps {
  readonly label: string;
  readonly value: string;
  readonly max?: string;
  readonly min?: string;
  readonly onChange: (value: string) => void;
}

/** A day as a chip. */
export const DayField = ({ label, value, min, max, onChange }: DayProps) => (
  <label className={styles.chip}>
    {label}
    <input
      type="date"
      className={styles.select}
      value={value}
      min={min}
      max={max}
      onChange={({ target }) => target.value !== '' && onChange(target.value)}
    />
  </label>
);
