import * as page from '../../parts/page.css.ts';
import { useDraft } from './useDraft.ts';

/** Addresses for advertisers. */
export function TrackingTab() {
  const { content } = useDraft();
  return <div className={page.body}>{content.path}</div>;
}
