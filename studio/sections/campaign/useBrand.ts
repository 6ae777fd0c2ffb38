import { shownSwitches } from './look/lookContent.ts';
import { useDraft } from './useDraft.ts';
import { useSite } from './useSite.ts';

/** The brand that the draft shows: its own, or its site's. */
export function useBrand() {
  const { content } = useDraft();
  return shownSwitches(content, useSite(content), undefined).brand;
}
