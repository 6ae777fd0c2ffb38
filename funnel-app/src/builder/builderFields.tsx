import { useId } from 'react';
import * as styles from './builder.css.ts';

interface ListProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly id: string; readonly name: string }[];
  readonly onPick: (id: string) => void;
}

/** One of many. */
export function List({ label, value, options, onPick }: ListProps) {
  const id = useId();
  return (
    <div className={styles.control}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <select id={id} className={styles.select} value={value} onChange={({ target }) => onPick(target.value)}>
        {options.map((option) => (
          <option key={option.id} value={option.id}>
            {option.name}
          </option>
        ))}
      </select>
    </div>
  );
}

interface SegmentsProps<V extends string> {
  readonly values: readonly V[];
  readonly name: (value: V) => string;
  readonly value: V;
  readonly onPick: (value: V) => void;
}

/** Radios as one row of buttons. What they are about is said by the group around them. */
export function Segments<V extends string>({ values, name, value, onPick }: SegmentsProps<V>) {
  const id = useId();
  return (
    <div className={styles.segments}>
      {values.map((each) => (
        <label key={each} className={styles.segment}>
          <input type="radio" name={id} value={each} checked={value === each} onChange={() => onPick(each)} />
          <span>{name(each)}</span>
        </label>
      ))}
    </div>
  );
}

/** One of a few, side by side. */
export function Choice<V extends string>({ legend, ...segments }: SegmentsProps<V> & { readonly legend: string }) {
  return (
    <fieldset className={styles.control}>
      <legend className={styles.label}>{legend}</legend>
      <Segments {...segments} />
    </fieldset>
  );
}
