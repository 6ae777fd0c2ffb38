import { useId } from 'react';
import { visuallyHidden } from '#design-system/components/base.css.ts';
import { type SwitchName, switches } from '#design-system/switches/switches.ts';
import { valuesOf } from '#themes/switches.ts';
import * as styles from './builder.css.ts';
import { Segments } from './builderFields.tsx';
import * as control from './controls.css.ts';
import { nameOf, sections, titleOf } from './switchLabels.ts';

export interface SwitchControlProps {
  readonly name: SwitchName;
  readonly value: string;
  /** Whether it differs from what it started from. */
  readonly touched: boolean;
  /** What is wrong with it, in sentences. */
  readonly notes?: readonly string[] | undefined;
  readonly onPick: (value: string) => void;
}

/** Up to this many values are buttons in a row; more are a list. */
const sideBySide = 4;

/** The pairs that are on or off, as their control shows them. */
const toggles = { on: 'off', shown: 'hidden' } as const;

/** The value that means on, where a switch is on or off. */
const onValueOf = (name: SwitchName) =>
  (['on', 'shown'] as const).find((on) => {
    const values = valuesOf(name);
    return values.length === 2 && values.includes(on) && values.includes(toggles[on]);
  });

/** A switch's name, and whether it was changed. */
export function SwitchTitle({ name, touched }: Pick<SwitchControlProps, 'name' | 'touched'>) {
  return (
    <>
      {titleOf(name)}
      {touched && (
        <>
          {/* else both would be read as one word */}
          <span className={visuallyHidden}>, </span>
          <span className={styles.touched}>changed</span>
        </>
      )}
    </>
  );
}

/** What a switch is for, and what is wrong with it. */
export function SwitchNotes({ id, name, notes = [] }: { id: string } & Pick<SwitchControlProps, 'name' | 'notes'>) {
  return (
    <div id={id} className={control.notes}>
      <p className={control.purpose}>{switches[name].purpose}</p>
      {notes.map((note) => (
        <p key={note} className={control.wrong}>
          {note}
        </p>
      ))}
    </div>
  );
}

function Radios({ name, value, touched, notes, onPick }: SwitchControlProps) {
  const id = useId();
  return (
    <fieldset className={styles.control} aria-describedby={id} data-switch={name}>
      <legend className={styles.label}>
        <SwitchTitle name={name} touched={touched} />
      </legend>
      <Segments values={valuesOf(name)} name={(each) => nameOf(name, each)} value={value} onPick={onPick} />
      <SwitchNotes id={id} name={name} notes={notes} />
    </fieldset>
  );
}

function List({ name, value, touched, notes, onPick }: SwitchControlProps) {
  const id = useId();
  const option = (each: string) => (
    <option key={each} value={each}>
      {nameOf(name, each)}
    </option>
  );
  return (
    <div className={styles.control} data-switch={name}>
      <label className={styles.label} htmlFor={id}>
        <SwitchTitle name={name} touched={touched} />
      </label>
      <select
        id={id}
        className={styles.select}
        value={value}
        aria-describedby={`${id}notes`}
        onChange={({ target }) => onPick(target.value)}
      >
        {sections(name, valuesOf(name)).map(({ label, values }) =>
          label ? (
            <optgroup key={label} label={label}>
              {values.map(option)}
            </optgroup>
          ) : (
            values.map(option)
          ),
        )}
      </select>
      <SwitchNotes id={`${id}notes`} name={name} notes={notes} />
    </div>
  );
}

/** On or off. */
function Toggle({ name, value, touched, notes, onPick, on }: SwitchControlProps & { readonly on: keyof typeof toggles }) {
  const id = useId();
  return (
    <div className={styles.control} data-switch={name}>
      <label className={control.toggle}>
        <span className={styles.label}>
          <SwitchTitle name={name} touched={touched} />
        </span>
        <input
          type="checkbox"
          role="switch"
          aria-checked={value === on}
          className={control.toggleInput}
          checked={value === on}
          aria-describedby={id}
          onChange={({ target }) => onPick(target.checked ? on : toggles[on])}
        />
        <span className={control.track} aria-hidden="true" />
      </label>
      <SwitchNotes id={id} name={name} notes={notes} />
    </div>
  );
}

/** A control for a visual switch, by what its values are: on or off, a few, or many. */
export function SwitchControl(props: SwitchControlProps) {
  const on = onValueOf(props.name);
  if (on) return <Toggle {...props} on={on} />;
  return valuesOf(props.name).length <= sideBySide ? <Radios {...props} /> : <List {...props} />;
}
