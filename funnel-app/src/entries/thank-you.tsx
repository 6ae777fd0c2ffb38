import { hydrateRoot } from 'react-dom/client';
import type { ThankYouModel } from '../pages/ending/thankYouModel.ts';
import { readPage } from './readPage.ts';

/** Awaited by the page's own script (server/htmlDocument.ts), which tells of a failure. */
export const ready = start();

async function start(): Promise<void> {
  // in a file of its own: the survey loads it with the last question
  const [{ model, words, root }, { ThankYouPage }, { thankYouWords }] = await Promise.all([
    readPage<ThankYouModel>(),
    import('../pages/ending/ThankYouPage.tsx'),
    import('../content/thankYouWords.ts'),
  ]);
  hydrateRoot(root, <ThankYouPage model={model} content={words} words={thankYouWords[model.locale]} />);
}
