import { hydrateRoot } from 'react-dom/client';
import type { ThankYouModel } from '../pages/model.ts';
import { ThankYouPage } from '../pages/ThankYouPage.tsx';
import { readPage } from './page.ts';

const { model, words, root } = await readPage<ThankYouModel>();
hydrateRoot(root, <ThankYouPage model={model} content={words} />);
