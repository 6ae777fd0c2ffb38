import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { keyOfPath } from '#contract/campaign/campaign.ts';
import { keyInAddress } from '#contract/studio/address.ts';
import { campaignsQuery } from '../../data/queries.ts';
import { useAct } from '../../data/useAct.ts';

/** Saves the first draft of a campaign, and opens it. */
export function useCreate(done?: () => void) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  return useAct('saveDraft', ({ content }) => {
    done?.();
    void queries.invalidateQueries({ queryKey: campaignsQuery.queryKey });
    return navigate({ to: '/campaigns/$key/look', params: { key: keyInAddress(keyOfPath(content.path)) } });
  });
}
