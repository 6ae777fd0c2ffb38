import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vite';

/** Storybook's own: the funnel's configuration builds pages and a server, which stories are not. */
export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  build: { chunkSizeWarningLimit: 2000 },
  // Vite would otherwise come upon these while tests run, and reload the page under them.
  optimizeDeps: { include: ['react-dom/client', 'react-imask/esm/input', 'imask/esm/masked/pattern', 'framer-motion/dom/mini'] },
});
