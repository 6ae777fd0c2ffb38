import { type SwitchName, switchNames } from '#design-system/switches/switches.ts';
import { nameOf, titleOf } from '#funnel/builder/switchLabels.ts';
import { valuesOf } from '#themes/switches.ts';
import { Line, Pick } from '../../parts/fields.tsx';
import { Look } from '../../parts/Look.tsx';
import { Button } from '../../parts/parts.tsx';
import { queryOf, switchWords } from './Arms.tsx';
import * as styles from './experiments.css.ts';
import type { TypedVariant } from './startContent.ts';

interface VariantProps {
  /** The campaign's key and its live version, for the picture. */
  readonly of: string;
  readonly version: number;
  readonly id: string;
  readonly variant: TypedVariant;
  readonly isControl: boolean;
  onChange(part: Partial<TypedVariant>): void;
  /** Undefined where two are left. */
  readonly onRemove: (() => void) | undefined;
}

/** One variant: its name, its share, and one more switch that it sets. */
export function VariantFields({ of, version, id, variant, isControl, onChange, onRemove }: VariantProps) {
  const { name, weight, switches } = variant;
  const [own = 'theme'] = Object.keys(switches);
  const varied = own as SwitchName;
  const set = (switchName: SwitchName, value: string) => {
    const { [own]: _, ...rest } = switches;
    onChange({ switches: { ...rest, [switchName]: value } });
  };
  return (
    <fieldset className={styles.variantBox} aria-label={isControl ? 'First variant, as the campaign is' : `Variant ${name}`}>
      <div className={styles.withPicture}>
        <Look
          of={of}
          version={String(version)}
          query={queryOf(switches)}
          className={styles.smallPicture}
          frameClass={styles.smallFrame}
        />
        <div className={styles.group}>
          <div className={styles.line}>
            <Line
              id={`${id}name`}
              label={isControl ? 'First variant' : 'Variant'}
              value={name}
              onChange={(text) => onChange({ name: text })}
            />
            <Line
              id={`${id}weight`}
              label="Share"
              inputMode="decimal"
              value={weight}
              onChange={(text) => onChange({ weight: text })}
            />
          </div>
          <p className={styles.about}>{switchWords(switches)}</p>
          {!isControl && (
            <div className={styles.choices}>
              <Pick
                id={`${id}switch`}
                label="What differs"
                value={varied}
                options={switchNames.map((each) => ({ value: each, name: titleOf(each) }))}
                onChange={(next) => set(next as SwitchName, valuesOf(next as SwitchName)[0] ?? '')}
              />
              <Pick
                id={`${id}value`}
                label="Value"
                value={switches[varied] ?? ''}
                options={[
                  ...(switches[varied] === undefined ? [{ value: '', name: 'As the campaign' }] : []),
                  ...valuesOf(varied).map((each) => ({ value: each, name: nameOf(varied, each) })),
                ]}
                onChange={(next) => set(varied, next)}
              />
            </div>
          )}
        </div>
      </div>
      {onRemove && (
        <Button look="small" onClick={onRemove}>
          Remove {name}
        </Button>
      )}
    </fieldset>
  );
}
