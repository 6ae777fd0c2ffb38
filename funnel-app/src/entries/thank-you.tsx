import { hydrateRoot } from 'react-dom/client';
import type { ThankYouModel } from '../pages/pageModel.ts';
import { readPage } from './readPage.ts';

// In no file that the survey needs at once: there it comes with the last question (pages/ending.ts).
const [{ model, words, root }, { ThankYouPage }] = await Promise.all([
  readPage<ThankYouModel>(),
  import('../pages/ThankYouPage.tsx'),
]);
hydrateRoot(root, <ThankYouPage model={model} content={words} />);
