import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * The funnel, built twice: for browsers (one entry a page, one stylesheet a theme) and for the server, which renders the first screen
 * (`vite build --ssr`). The client build leaves a manifest, from which the server learns what each page and theme needs.
 */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [vanillaExtractPlugin(), react()],
  appType: 'custom',
  build: isSsrBuild
    ? { outDir: here('dist/server'), ssr: here('funnel-app/src/server/renderer.tsx'), emptyOutDir: true }
    : {
        outDir: here('dist/client'),
        manifest: true,
        modulePreload: { polyfill: false },
        rollupOptions: {
          input: { survey: here('funnel-app/src/entries/survey.tsx'), 'thank-you': here('funnel-app/src/entries/thank-you.tsx') },
        },
      },
  ssr: { noExternal: isSsrBuild ? true : [] },
}));
