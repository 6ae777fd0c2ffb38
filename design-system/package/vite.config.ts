import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import { doors } from './doors.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The themes' stylesheets by id, and with `-later` the styles of later screens. */
const stylesheets = Object.fromEntries(
  globSync('themes/theme-*/{theme,later}.css.ts', { cwd: root }).map((file) => [
    Number(/theme-(\d+)/.exec(file)?.[1]) + (file.endsWith('later.css.ts') ? '-later' : ''),
    `${root}${file}`,
  ]),
);

/** A theme's registry loads stylesheets lazily; the package ships them as files, so its script must not. */
const withoutStylesheets: Plugin = {
  name: 'without-stylesheets',
  enforce: 'pre',
  transform: (code, id) =>
    id.endsWith('themes/registry.ts') ? code.replace(/import\('\.[^']+'\)/g, 'Promise.resolve()') : undefined,
};

/** Marks modules that call React as client modules, for applications that render on the server. */
const useClient: Plugin = {
  name: 'use-client',
  renderChunk: (code, { imports }) =>
    imports.some((name) => name.startsWith('react')) && !/^['"]use client/.test(code) ? `'use client';\n${code}` : undefined,
};

/** Removes the empty script of a stylesheet's entry. Styles of both sheets of a theme belong to the first. */
const stylesheetsOnly: Plugin = {
  name: 'stylesheets-only',
  enforce: 'post',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    for (const { name, viteMetadata } of chunks.filter((chunk) => !chunk.name.endsWith('-later'))) {
      const sheet = bundle[`themes/${name}.css`] as Rolldown.OutputAsset;
      for (const file of viteMetadata?.importedCss ?? []) {
        const asset = bundle[file] as Rolldown.OutputAsset;
        if (asset === sheet) continue;
        sheet.source = `${asset.source}${sheet.source}`;
        delete bundle[file];
      }
    }
    for (const { fileName } of chunks) delete bundle[fileName];
  },
};

/**
 * The installable design system (`npm run build:package`), in two passes: scripts and their common stylesheet, then one
 * stylesheet a theme (`--mode themes`).
 */
export default defineConfig(({ mode }) => ({
  root,
  base: './',
  publicDir: false,
  plugins: [withoutStylesheets, vanillaExtractPlugin(), react(), mode === 'themes' ? stylesheetsOnly : useClient],
  build: {
    outDir: `${root}dist/package`,
    emptyOutDir: false,
    ...(mode === 'themes'
      ? {
          assetsInlineLimit: 0,
          rolldownOptions: {
            input: stylesheets,
            output: { assetFileNames: 'themes/[name][extname]' },
          },
        }
      : {
          cssCodeSplit: false,
          // readable scripts
          minify: false,
          cssMinify: true,
          lib: {
            formats: ['es' as const],
            cssFileName: 'styles',
            entry: Object.fromEntries(Object.entries(doors).map(([name, file]) => [name, root + file])),
          },
          rolldownOptions: {
            // packages: neither a path nor one of our own names
            external: /^[@a-z](?!:)/,
            experimental: { attachDebugInfo: 'none' as const },
            output: { preserveModules: true, preserveModulesRoot: root, comments: { jsdoc: false } },
          },
        }),
  },
}));
