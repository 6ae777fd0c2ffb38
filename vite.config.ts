import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Each theme's stylesheet is an entry of its own: the server inlines the one that a page wears (funnel-app/src/server/assets.ts). */
const themes = globSync('themes/*/theme.css.ts', { cwd: here('.') }).map((file) => here(file));

/**
 * The funnel, built twice: for browsers (one entry a page, one stylesheet a theme) and for the server, which renders the first screen
 * (`vite build --ssr`). The client build leaves a manifest, from which the server learns what each page and theme needs.
 */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [vanillaExtractPlugin(), react()],
  appType: 'custom',
  build: isSsrBuild
    ? { outDir: here('dist/server'), emptyOutDir: true }
    : {
        outDir: here('dist/client'),
        manifest: true,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: [here('funnel-app/src/entries/survey.tsx'), here('funnel-app/src/entries/thank-you.tsx'), ...themes],
        },
      },
  ssr: { noExternal: isSsrBuild ? true : [] },
}));
