import { type ReactNode, useId } from 'react';
import { visuallyHidden } from '#design-system/components/base.css.ts';
import { allTokens } from '#themes/allTokens.ts';
import type { ThemeId } from '#themes/registry.ts';
import { valuesOf } from '#themes/switches.ts';
import * as styles from './builder.css.ts';
import * as control from './controls.css.ts';
import { type SwitchControlProps, SwitchNotes, SwitchTitle } from './SwitchControls.tsx';
import { nameOf } from './switchLabels.ts';

/** A theme by its own colours: ground, heading, call to action. */
function Swatch({ theme }: { readonly theme: ThemeId }) {
  const { color } = allTokens[theme];
  return (
    <span className={control.swatch} style={{ background: color.page }} aria-hidden="true">
      <span style={{ background: color.header }} />
      <span style={{ background: color.heading }} />
      <span style={{ background: color.action }} />
    </span>
  );
}

interface ThemeControlProps extends Omit<SwitchControlProps, 'name'> {
  /** Draws the page in a theme. Without it a theme is known by its colours. */
  readonly picture?: ((theme: ThemeId) => ReactNode) | undefined;
}

/** The themes, each as a picture; where pictures are of the page itself, the chosen one's name stands below. */
export function ThemeControl({ value, touched, notes, onPick, picture }: ThemeControlProps) {
  const id = useId();
  return (
    <fieldset className={styles.control} aria-describedby={`${id}notes`} data-switch="theme">
      <legend className={styles.label}>
        <SwitchTitle name="theme" touched={touched} />
      </legend>
      <div className={picture ? control.pictures : control.swatches}>
        {valuesOf('theme').map((each) => (
          <label key={each} className={picture ? control.picture : control.swatchOption} title={nameOf('theme', each)}>
            <input type="radio" name={id} value={each} checked={value === each} onChange={() => onPick(each)} />
            {picture ? picture(each as ThemeId) : <Swatch theme={each as ThemeId} />}
            <span className={picture && visuallyHidden}>{nameOf('theme', each)}</span>
          </label>
        ))}
      </div>
      {picture && (
        <p className={control.chosen} aria-hidden="true">
          Theme {value}: {nameOf('theme', value)}
        </p>
      )}
      <SwitchNotes id={`${id}notes`} name="theme" notes={notes} />
    </fieldset>
  );
}
