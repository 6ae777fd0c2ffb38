import '../data/firstCalls.ts';
import '../parts/theme.css.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { applyScheme, readScheme } from '../data/device.ts';
import { createQueries } from '../data/queries.ts';
import { createStudioRouter } from './router.tsx';

/** Draws the studio in its own document. */
function start(place: HTMLElement): void {
  // before anything is drawn
  applyScheme(readScheme());
  const queries = createQueries();
  const router = createStudioRouter(queries);
  createRoot(place).render(
    <StrictMode>
      <QueryClientProvider client={queries}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  );
}

// a frame of the survey loads files of ours, this one among them, and has no such place
const place = document.getElementById('studio');
if (place) start(place);
