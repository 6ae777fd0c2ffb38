import * as page from '../../parts/page.css.ts';
import { useDraft } from './useDraft.ts';

/** What is asked, and who buys. */
export function FlowTab() {
  const { content } = useDraft();
  return <div className={page.body}>{content.path}</div>;
}
