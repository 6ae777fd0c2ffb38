import type { CampaignContent } from '#contract/campaign/campaign.ts';
import type { FlowId } from '#contract/flows/index.ts';
import * as styles from './builder.css.ts';
import { List } from './builderFields.tsx';
import { flowNames } from './switchLabels.ts';
import { type Campaigns, campaignsOf, type Variant } from './variant.ts';

interface CampaignControlsProps {
  readonly variant: Variant;
  readonly campaigns: Campaigns;
  readonly onFlow: (flow: FlowId) => void;
  readonly onCampaign: (campaign: CampaignContent) => void;
  readonly onReset: () => void;
}

/** The flow, and the address that runs it. */
export function CampaignControls({ variant, campaigns, onFlow, onCampaign, onReset }: CampaignControlsProps) {
  const { flow, path } = variant.campaign;
  const all = campaignsOf(flow, campaigns);
  return (
    <section className={styles.group} aria-label="Campaign">
      <h2 className={styles.groupTitle}>Campaign</h2>
      <List label="Flow" value={flow} options={flowNames} onPick={(id) => onFlow(id as FlowId)} />
      {all.length > 0 && (
        <List
          label="Address that runs it"
          value={path}
          options={all.map((each) => ({ id: each.path, name: each.path }))}
          onPick={(picked) => all.filter((each) => each.path === picked).forEach(onCampaign)}
        />
      )}
      <button type="button" className={styles.button} disabled={Object.keys(variant.chosen).length === 0} onClick={onReset}>
        Undo all changes
      </button>
    </section>
  );
}
