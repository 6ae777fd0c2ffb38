import { guardrailNames, type MeasureName, measureNames } from '#contract/experiments/measure.ts';
import { Line, Pick, Tick } from '../../parts/fields.tsx';
import { Button, Note } from '../../parts/parts.tsx';
import * as styles from './experiments.css.ts';
import { figureWords } from './experimentWords.ts';
import { mostVariants, type TypedExperiment, type TypedVariant } from './startContent.ts';
import { VariantFields } from './VariantFields.tsx';

interface VariantsProps {
  readonly id: string;
  /** The campaign that is compared. */
  readonly of: { readonly key: string; readonly version: number };
  readonly variants: readonly TypedVariant[];
  readonly error: string | undefined;
  readonly onChange: (variants: readonly TypedVariant[]) => void;
}

/** The variants, the first of which is what is live. */
export const Variants = ({ id, of, variants, error, onChange }: VariantsProps) => (
  <>
    {variants.map((variant, at) => (
      <VariantFields
        // biome-ignore lint/suspicious/noArrayIndexKey: variants have no other identity while they are typed
        key={at}
        of={of.key}
        version={of.version}
        id={`${id}${at}`}
        variant={variant}
        isControl={at === 0}
        onChange={(part) => onChange(variants.map((each, index) => (index === at ? { ...each, ...part } : each)))}
        onRemove={at > 1 ? () => onChange(variants.filter((_, index) => index !== at)) : undefined}
      />
    ))}
    {error && (
      <Note tone="wrong" said>
        {error}
      </Note>
    )}
    {variants.length < mostVariants && (
      <Button
        look="small"
        onClick={() => onChange([...variants, { name: `Variant ${variants.length + 1}`, weight: '50', switches: {} }])}
      >
        One more variant
      </Button>
    )}
  </>
);

interface MeasuresProps {
  readonly id: string;
  readonly typed: TypedExperiment;
  /** Whether all variants are the same. */
  readonly isSame: boolean;
  readonly error: (field: 'leastEffect') => string | undefined;
  readonly onChange: (part: Partial<TypedExperiment>) => void;
}

/** What decides, and what no variant may make worse. */
export const Measures = ({ id, typed, isSame, error, onChange }: MeasuresProps) => (
  <>
    <div className={styles.choices}>
      <Pick
        id={`${id}primary`}
        label="Decided by"
        value={typed.primary}
        options={measureNames.map((each) => ({ value: each, name: figureWords[each].name }))}
        onChange={(next) => onChange({ primary: next as MeasureName })}
      />
      <Line
        id={`${id}effect`}
        label="Least effect, points"
        inputMode="decimal"
        value={typed.leastEffect}
        error={error('leastEffect')}
        onChange={(leastEffect) => onChange({ leastEffect })}
      />
    </div>
    <fieldset className={styles.group}>
      <legend className={styles.heading}>No variant may make worse</legend>
      {guardrailNames.map((each) => (
        <Tick
          key={each}
          label={figureWords[each].name}
          isOn={typed.guardrails.includes(each)}
          onChange={(isOn) =>
            onChange({ guardrails: isOn ? [...typed.guardrails, each] : typed.guardrails.filter((other) => other !== each) })
          }
        />
      ))}
      {!isSame && (
        <Tick
          label="A variant that surely loses gets no more visits"
          isOn={typed.stopsLosers}
          onChange={(stopsLosers) => onChange({ stopsLosers })}
        />
      )}
    </fieldset>
  </>
);
