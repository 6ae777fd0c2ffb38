import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vite';

/** In place of the funnel's: that one builds pages and a server, which stories are not. */
export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  build: { chunkSizeWarningLimit: 2000 },
});
