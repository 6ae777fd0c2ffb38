import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { AskedDialog, CampaignSearch } from './campaignSearch.ts';

const route = getRouteApi('/campaigns/$key');

/** Opens a dialog that the address asks for, and takes it out of the address: a reload opens it no more. */
export function useAsked(dialogs: Readonly<Partial<Record<AskedDialog, () => void>>>): void {
  const { ask } = route.useSearch();
  const navigate = useNavigate();
  const open = ask && dialogs[ask];
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time that it is asked for
  useEffect(() => {
    if (!open) return;
    open();
    const rest = ({ ask: _, ...others }: CampaignSearch): CampaignSearch => others;
    void navigate({ to: '.', search: rest, replace: true });
  }, [ask]);
}
