import { hydrateRoot } from 'react-dom/client';
import type { Locale } from '#contract/text/locale.ts';
import type { PrivacyContent } from '../content/privacy.ts';
import { whenIdle } from '../lib/whenIdle.ts';
import type { PrivacyModel } from '../pages/privacy/privacyModel.ts';
import { loadWebFonts } from './loadWebFonts.ts';
import { readPage } from './readPage.ts';

// Fetched beside this file (server/renderer.tsx preloads them), and in no file that the survey needs.
const languages: Readonly<Record<Locale, () => Promise<{ readonly privacy: PrivacyContent }>>> = {
  en: () => import('../content/en/privacy.ts'),
  es: () => import('../content/es/privacy.ts'),
};

/** Awaited by the page's own script (server/htmlDocument.ts), which tells of a failure. */
export const ready = start();

async function start(): Promise<void> {
  const { model, missingFonts, words, root } = await readPage<PrivacyModel>();
  const [{ PrivacyRequestPage }, { privacy }] = await Promise.all([
    import('../pages/privacy/PrivacyRequestPage.tsx'),
    languages[model.locale](),
  ]);
  hydrateRoot(root, <PrivacyRequestPage model={model} content={words} words={privacy} />);
  whenIdle(() => {
    if (missingFonts) void loadWebFonts(missingFonts);
  });
}
