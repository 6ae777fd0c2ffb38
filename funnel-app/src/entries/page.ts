import type { Locale } from '#contract/locale.ts';
import type { Content } from '../content/content.ts';
import { modelElementId } from '../pages/model.ts';

/** One language reaches the browser; the server preloads the same one (server/renderer.tsx). */
const languages: Readonly<Record<Locale, () => Promise<{ readonly content: Content }>>> = {
  en: () => import('../content/en/index.ts'),
  es: () => import('../content/es/index.ts'),
};

/** The model that the server rendered the page from, and the page's words. */
export async function readPage<M extends { readonly locale: Locale }>(): Promise<{
  model: M;
  content: Content;
  root: HTMLElement;
}> {
  const model = JSON.parse(document.getElementById(modelElementId)?.textContent ?? '') as M;
  const { content } = await languages[model.locale]();
  return { model, content, root: document.getElementById('root') as HTMLElement };
}
