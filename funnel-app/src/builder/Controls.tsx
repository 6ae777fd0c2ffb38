import { type ReactNode, useId } from 'react';
import { type SwitchDefinition, type SwitchName, switches, switchNames } from '#design-system/switches/switches.ts';
import type { ThemeId } from '#themes/registry.ts';
import * as styles from './builder.css.ts';
import { SwitchControl } from './SwitchControls.tsx';
import { switchGroups } from './switchLabels.ts';
import { ThemeControl } from './ThemeControl.tsx';

interface ControlsProps {
  /** What each switch asks for, whether or not the page can give it. */
  readonly values: Readonly<Record<SwitchName, string>>;
  /** Whether a switch differs from what the page started from. */
  readonly touched: (name: SwitchName) => boolean;
  readonly onPick: (name: SwitchName, value: string) => void;
  /** What is wrong with a switch, in sentences. */
  readonly notes?: Readonly<Partial<Record<SwitchName, readonly string[]>>>;
  /** Draws the page in a theme. */
  readonly picture?: (theme: ThemeId) => ReactNode;
  /** Groups are folded, and one is open at a time: where there is little room. */
  readonly folded?: boolean;
}

/** The switches that are built, by who decides on them. */
const groups = Object.entries(switchGroups).map(([owner, title]) => ({
  title,
  names: switchNames.filter((name) => (switches[name] as SwitchDefinition).owner === owner && switches[name].built),
}));

/** A control for each visual switch of the registry. */
export function Controls({ values, touched, onPick, notes = {}, picture, folded = false }: ControlsProps) {
  const id = useId();
  return groups.map(({ title, names }, index) => {
    const list = names.map((name) => {
      const props = {
        value: values[name],
        touched: touched(name),
        notes: notes[name],
        onPick: (value: string) => onPick(name, value),
      };
      return name === 'theme' ? (
        <ThemeControl key={name} {...props} picture={picture} />
      ) : (
        <SwitchControl key={name} {...props} name={name} />
      );
    });
    return folded ? (
      <details key={title} name={id} open={index === 0} className={styles.fold}>
        <summary className={styles.foldTitle}>{title}</summary>
        <div className={styles.group}>{list}</div>
      </details>
    ) : (
      <section key={title} className={styles.group} aria-label={title}>
        <h2 className={styles.groupTitle}>{title}</h2>
        {list}
      </section>
    );
  });
}
