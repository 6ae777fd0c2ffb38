import { readFileSync } from 'node:fs';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vite';
import { firstFaces } from '../vite.config.ts';

const contract = readFileSync(new URL('../design-system/theme/contract.css.ts', import.meta.url), 'utf8');

/** In place of the funnel's: that one builds pages and a server, which stories are not. */
export default defineConfig({
  plugins: [vanillaExtractPlugin(), firstFaces()],
  // its comments describe the tokens; `?raw` of a stylesheet is the plugin's, not the file's text
  define: { CONTRACT_SOURCE: JSON.stringify(contract) },
  build: { chunkSizeWarningLimit: 2000 },
});
