import * as page from '../../parts/page.css.ts';
import { useDraft } from './useDraft.ts';

/** How the campaign looks. */
export function LookTab() {
  const { content } = useDraft();
  return <div className={page.body}>{content.path}</div>;
}
