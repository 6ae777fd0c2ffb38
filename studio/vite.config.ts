import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { firstFaces } from '../vite.config.ts';

/** The studio's face loads with its document: `font-display: optional` would leave a late one out of the first view. */
const firstFonts: Plugin = {
  name: 'first-fonts',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((file) => /ibm-plex-sans-latin-[46]00-normal-[\w-]{8}\.woff2$/.test(file))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/studio/${file}` },
          injectTo: 'head-prepend' as const,
        })),
  },
};

/**
 * What every page needs comes in two files. What the survey's frames need too is apart: the other one would begin a studio in
 * each of them.
 */
const initialGroups = [
  { name: 'shared', tags: ['$initial' as const], test: (id: string) => !/[\\/]studio[\\/]|@tanstack|seroval/.test(id) },
  { name: 'studio', tags: ['$initial' as const] },
];

/** The studio is built apart from visitors' pages: nothing of it reaches them. It supports the browsers of the last two years. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/studio/',
  publicDir: false,
  plugins: [react(), vanillaExtractPlugin(), firstFaces, firstFonts],
  build: {
    target: ['chrome127', 'edge127', 'firefox128', 'safari17.6'],
    outDir: fileURLToPath(new URL('../dist/studio', import.meta.url)),
    emptyOutDir: true,
    chunkSizeWarningLimit: 1500,
    // no font or picture inside a stylesheet: the policy allows files alone
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: initialGroups } } },
  },
});
