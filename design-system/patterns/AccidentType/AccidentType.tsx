import { Icon } from '../../components/Icon/Icon.tsx';
import { useHeldChoice } from '../../motion/useHeldChoice.ts';
import * as styles from './AccidentType.css.ts';
import type { AccidentPicture } from './accidentPictures.ts';

export interface AccidentOption {
  id: string;
  /** The name that the form sends: accident_type. */
  name: string;
  /** The value stored, such as "Car Accident". */
  value: string;
  label: string;
  icon: AccidentPicture;
}

export interface AccidentTypeProps {
  /** The id of the heading that asks the question. */
  labelledBy: string;
  options: readonly AccidentOption[];
  /** The id of the answer given before, if any. */
  chosen?: string | undefined;
  onChoose(id: string): void;
}

/** The kind of accident, as a grid of drawings. See docs/spec/screens.md#page-areas. */
export function AccidentType({ labelledBy, options, chosen, onChoose }: AccidentTypeProps) {
  const { shown, choose } = useHeldChoice(chosen, onChoose);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a second copy of the question as its legend
    <div role="group" aria-labelledby={labelledBy} className={styles.grid}>
      {options.map(({ id, name, value, label, icon }) => (
        // biome-ignore lint/a11y/useButtonType: without a type it sends its form, and type=submit is the hook of a step's submit control
        <button
          key={id}
          name={name}
          value={value}
          aria-pressed={id === shown}
          className={styles.tile}
          onClick={(click) => choose(id, click)}
        >
          <span className={styles.drawing}>
            <Icon name={icon} />
          </span>
          <span className={styles.label}>{label}</span>
          {id === shown && (
            <span className={styles.mark}>
              <Icon name="check" />
            </span>
          )}
        </button>
      ))}
    </div>
  );
}
