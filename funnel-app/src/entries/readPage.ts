import type { Locale } from '#contract/text/locale.ts';
import type { PageWords } from '../content/content.ts';
import { actAsReact } from '../lib/asReact.ts';
import { keepServerTime } from '../lib/serverTime.ts';
import { modelElementId, type PageData, type PageModel, wholeStyleId } from '../model/pageModel.ts';

/** One language reaches the browser; the server preloads the same one (server/renderer.tsx). */
const languages: Readonly<Record<Locale, () => Promise<{ readonly words: PageWords }>>> = {
  en: () => import('../content/en/index.ts'),
  es: () => import('../content/es/index.ts'),
};

/** The model that the server rendered the page from, and the page's words. */
export async function readPage<M extends PageModel>(): Promise<PageData<M> & { words: PageWords; root: HTMLElement }> {
  const data = JSON.parse(document.getElementById(modelElementId)?.textContent ?? '') as PageData<M>;
  keepServerTime(data.model.day);
  actAsReact();
  // before any stylesheet that loads later: those are put at the end of the head, and have the last word
  const style = document.getElementById(wholeStyleId);
  if (style) document.head.append(style);
  const { words } = await languages[data.model.locale]();
  return { ...data, words, root: document.getElementById('root') as HTMLElement };
}
