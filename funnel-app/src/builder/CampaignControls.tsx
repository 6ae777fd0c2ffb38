import type { FlowId } from '#contract/flows/index.ts';
import * as styles from './builder.css.ts';
import { List } from './builderFields.tsx';
import { flowNames } from './switchLabels.ts';
import { pathsOf, type Variant } from './variant.ts';

interface CampaignControlsProps {
  readonly variant: Variant;
  readonly onFlow: (flow: FlowId) => void;
  readonly onPath: (path: string) => void;
  readonly onReset: () => void;
}

/** The flow, and the address that runs it. */
export function CampaignControls({ variant, onFlow, onPath, onReset }: CampaignControlsProps) {
  const paths = pathsOf(variant.flow);
  return (
    <section className={styles.group} aria-label="Campaign">
      <h2 className={styles.groupTitle}>Campaign</h2>
      <List label="Flow" value={variant.flow} options={flowNames} onPick={(id) => onFlow(id as FlowId)} />
      {paths.length > 0 && (
        <List
          label="Address that runs it"
          value={variant.path ?? ''}
          options={paths.map((path) => ({ id: path, name: path }))}
          onPick={onPath}
        />
      )}
      <button type="button" className={styles.button} disabled={Object.keys(variant.chosen).length === 0} onClick={onReset}>
        Undo all changes
      </button>
    </section>
  );
}
