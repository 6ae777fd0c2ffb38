import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));
const out = `${root}dist/package`;

/** The themes' stylesheets by id, and with `-later` what no first screen needs. */
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

/** A stylesheet's entry is an empty script, which nobody needs. */
const stylesheetsOnly: Plugin = {
  name: 'stylesheets-only',
  generateBundle(_, bundle) {
    for (const [name, file] of Object.entries(bundle)) if (file.type === 'chunk') delete bundle[name];
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
  plugins: [withoutStylesheets, vanillaExtractPlugin(), react(), ...(mode === 'themes' ? [stylesheetsOnly] : [])],
  build: {
    outDir: out,
    emptyOutDir: mode !== 'themes',
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
          lib: {
            formats: ['es' as const],
            cssFileName: 'styles',
            entry: {
              components: `${root}design-system/components/index.ts`,
              patterns: `${root}design-system/patterns/index.ts`,
              contract: `${root}design-system/theme/index.ts`,
              themes: `${root}themes/index.ts`,
            },
          },
          rolldownOptions: {
            external: [/^react($|\/)/, /^react-dom($|\/)/, /^@radix-ui\//, /^embla-/, /^(react-)?imask/, /^framer-motion/],
          },
        }),
  },
}));
