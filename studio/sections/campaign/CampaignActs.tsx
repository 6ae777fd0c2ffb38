import { useSession } from '../../data/useSession.ts';
import { Button } from '../../parts/parts.tsx';
import { useDraft } from './useDraft.ts';

/** What can be done with the campaign: preview, schedule, publish, pause. */
export function CampaignActs() {
  const { allows } = useSession();
  const { differences } = useDraft();
  return (
    allows('publish') && (
      <Button look="main" disabled={differences.length === 0}>
        Publish
      </Button>
    )
  );
}
