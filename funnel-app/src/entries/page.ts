import type { Locale } from '#contract/locale.ts';
import type { Content } from '../content/content.ts';
import { modelElementId, type PageData, type PageModel } from '../pages/model.ts';

/** One language reaches the browser; the server preloads the same one (server/renderer.tsx). */
const languages: Readonly<Record<Locale, () => Promise<{ readonly content: Content }>>> = {
  en: () => import('../content/en/index.ts'),
  es: () => import('../content/es/index.ts'),
};

/** What the server rendered the page from, and the page's words. */
export async function readPage<M extends PageModel>(): Promise<PageData<M> & { content: Content; root: HTMLElement }> {
  const data = JSON.parse(document.getElementById(modelElementId)?.textContent ?? '') as PageData<M>;
  const { content } = await languages[data.model.locale]();
  return { ...data, content, root: document.getElementById('root') as HTMLElement };
}
