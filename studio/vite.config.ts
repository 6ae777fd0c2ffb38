import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { firstFaces } from '../vite.config.ts';

/** The studio is built apart from visitors' pages: nothing of it reaches them. It supports the browsers of the last two years. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/studio/',
  publicDir: false,
  plugins: [react(), vanillaExtractPlugin(), firstFaces],
  build: {
    target: ['chrome127', 'edge127', 'firefox128', 'safari17.6'],
    outDir: fileURLToPath(new URL('../dist/studio', import.meta.url)),
    emptyOutDir: true,
    chunkSizeWarningLimit: 1500,
    // no font or picture inside a stylesheet: the policy allows files alone
    assetsInlineLimit: 0,
  },
});
