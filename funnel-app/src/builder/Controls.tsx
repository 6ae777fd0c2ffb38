import { useId } from 'react';
import { visuallyHidden } from '#design-system/components/base.css.ts';
import { type SwitchDefinition, type SwitchName, switches, switchNames } from '#design-system/switches/switches.ts';
import { allTokens } from '#themes/allTokens.ts';
import type { ThemeId } from '#themes/registry.ts';
import { type Switches, valuesOf } from '#themes/switches.ts';
import * as styles from './builder.css.ts';
import { nameOf, sections, switchGroups, titleOf } from './switchLabels.ts';
import type { Variant } from './variant.ts';

interface ControlProps {
  readonly name: SwitchName;
  readonly value: string;
  readonly touched: boolean;
  readonly onPick: (value: string) => void;
}

/** Up to this many values are buttons in a row; more are a list. */
const sideBySide = 4;

function Label({ name, touched }: Pick<ControlProps, 'name' | 'touched'>) {
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

/** A theme by its own colours: ground, heading, call to action. */
function Swatch({ theme }: { theme: string }) {
  const { color } = allTokens[theme as ThemeId];
  return (
    <span className={styles.swatch} style={{ background: color.page }} aria-hidden="true">
      <span style={{ background: color.header }} />
      <span style={{ background: color.heading }} />
      <span style={{ background: color.action }} />
    </span>
  );
}

function Radios({ name, value, touched, onPick }: ControlProps) {
  const id = useId();
  const themes = name === 'theme';
  return (
    <fieldset className={styles.control} aria-describedby={`${id}purpose`}>
      <legend className={styles.label}>
        <Label name={name} touched={touched} />
      </legend>
      <div className={themes ? styles.swatches : styles.segments}>
        {valuesOf(name).map((each) => (
          <label key={each} className={themes ? styles.swatchOption : styles.segment}>
            <input type="radio" name={id} value={each} checked={value === each} onChange={() => onPick(each)} />
            {themes && <Swatch theme={each} />}
            <span>{nameOf(name, each)}</span>
          </label>
        ))}
      </div>
      <p id={`${id}purpose`} className={styles.purpose}>
        {switches[name].purpose}
      </p>
    </fieldset>
  );
}

function List({ name, value, touched, onPick }: ControlProps) {
  const id = useId();
  const option = (each: string) => (
    <option key={each} value={each}>
      {nameOf(name, each)}
    </option>
  );
  return (
    <div className={styles.control}>
      <label className={styles.label} htmlFor={id}>
        <Label name={name} touched={touched} />
      </label>
      <select
        id={id}
        className={styles.select}
        value={value}
        aria-describedby={`${id}purpose`}
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
      <p id={`${id}purpose`} className={styles.purpose}>
        {switches[name].purpose}
      </p>
    </div>
  );
}

interface ControlsProps {
  readonly variant: Variant;
  /** The visitor's switches, with all consequences of the choices. */
  readonly shown: Switches;
  readonly onPick: (name: SwitchName, value: string) => void;
}

/** A control for each visual switch of the list. */
export function Controls({ variant, shown, onPick }: ControlsProps) {
  return Object.entries(switchGroups).map(([owner, title]) => {
    const own = switchNames.filter((name) => (switches[name] as SwitchDefinition).owner === owner && switches[name].built);
    return (
      own.length > 0 && (
        <section key={owner} className={styles.group} aria-label={title}>
          <h2 className={styles.groupTitle}>{title}</h2>
          {own.map((name) => {
            const Control = name === 'theme' || valuesOf(name).length <= sideBySide ? Radios : List;
            const chosen = variant.chosen[name];
            return (
              <Control
                key={name}
                name={name}
                value={chosen ?? shown[name]}
                touched={chosen !== undefined}
                onPick={(value) => onPick(name, value)}
              />
            );
          })}
        </section>
      )
    );
  });
}
