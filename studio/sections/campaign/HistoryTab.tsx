import * as page from '../../parts/page.css.ts';
import { useDraft } from './useDraft.ts';

/** Versions and what each changed. */
export function HistoryTab() {
  const { content } = useDraft();
  return <div className={page.body}>{content.path}</div>;
}
