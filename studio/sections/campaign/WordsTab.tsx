import * as page from '../../parts/page.css.ts';
import { useDraft } from './useDraft.ts';

/** What the campaign says. */
export function WordsTab() {
  const { content } = useDraft();
  return <div className={page.body}>{content.path}</div>;
}
