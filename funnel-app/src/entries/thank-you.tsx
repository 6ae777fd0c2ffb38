import { hydrateRoot } from 'react-dom/client';
import type { ThankYouModel } from '../pages/thankYouModel.ts';
import { readPage } from './readPage.ts';

// in a file of its own: the survey loads it with the last question
const [{ model, words, root }, { ThankYouPage }] = await Promise.all([
  readPage<ThankYouModel>(),
  import('../pages/ThankYouPage.tsx'),
]);
hydrateRoot(root, <ThankYouPage model={model} content={words} />);
