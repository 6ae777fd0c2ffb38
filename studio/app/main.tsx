import '../parts/theme.css.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { applyScheme, readScheme } from '../data/device.ts';
import { createQueries } from '../data/queries.ts';
import { createStudioRouter } from './router.tsx';

// before anything is drawn
applyScheme(readScheme());

const queries = createQueries();
const router = createStudioRouter(queries);

createRoot(document.getElementById('studio') as HTMLElement).render(
  <StrictMode>
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
);
