import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { firstFileOf, firstGlyphs, inTwoFiles } from '../themes/firstGlyphs.ts';
import { compileWhileLoading, firstFaces } from '../vite.config.ts';

/** The studio's own words have arrows and a minus too. */
const studioGlyphs = `${firstGlyphs}↑↓−`;

/** Its face comes as the small file; the whole one is fetched where somebody types another letter. */
const smallFaces: Plugin = {
  name: 'small-faces',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'asset' && /^assets\/studio-[\w-]+\.css$/.test(file.fileName))
          file.source = String(file.source).replace(/@font-face\{src:url\(([^)]+\.woff2)\)[^}]*\}/g, (rule, address: string) =>
            inTwoFiles(rule, address, studioGlyphs),
          );
    },
  },
};

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
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/studio/${firstFileOf(file)}` },
          injectTo: 'head-prepend' as const,
        })),
  },
};

/** Lets the file that asks for the first answers run once it is there: deferred ones wait for stylesheets and for each other. */
const firstCalls: Plugin = {
  name: 'first-calls',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => html.replace(/<script (?=[^>]*\/first-[\w-]+\.js)/, '<script async '),
  },
};

/**
 * What every page needs comes in three files. What asks for the first answers runs before the others have come. What the survey's
 * frames need too is apart: the last one would begin a studio in each of them.
 */
const initialGroups = [
  {
    name: 'first',
    priority: 2,
    test: /studio[\\/]data[\\/](firstCalls|call|connection)\.ts|contract[\\/]studio[\\/]address\.ts/,
  },
  { name: 'shared', tags: ['$initial' as const], test: (id: string) => !/[\\/]studio[\\/]|@tanstack|seroval/.test(id) },
  { name: 'studio', tags: ['$initial' as const] },
];

/** The studio is built apart from visitors' pages: nothing of it reaches them. It supports the browsers of the last two years. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/studio/',
  publicDir: false,
  plugins: [
    react(),
    vanillaExtractPlugin(),
    compileWhileLoading(initialGroups),
    ...[firstFaces(studioGlyphs), smallFaces, firstFonts, firstCalls],
  ],
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
