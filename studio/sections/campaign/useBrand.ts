import { useSession } from '../../data/useSession.ts';
import { shownSwitches, siteAt } from './look/lookContent.ts';
import { useDraft } from './useDraft.ts';

/** The brand that the draft shows: its own, or the site's. */
export function useBrand() {
  const { site } = useSession();
  const { content } = useDraft();
  return shownSwitches(content, siteAt(site), undefined).brand;
}
