import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, minifySync, type Plugin } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The stylesheet of each theme and of each face is an entry of its own: the server inlines what a page wears (funnel-app/src/server/assets.ts). */
const wardrobe = globSync(['themes/*/theme.css.ts', 'themes/faces/*.css.ts'], { cwd: here('.') }).map((file) => here(file));

/** One for each page that runs a script, and text-pages.tsx, which brings the styles of those that run none. */
const entries = globSync('funnel-app/src/entries/*.tsx', { cwd: here('.') }).map((file) => here(file));

/**
 * The oldest browsers that the survey works in: a phone outlives its updates (an iPhone 7 stays at Safari 15). Newer syntax is written
 * another way; of newer methods tsconfig.json knows none, and tests/e2e/older-browsers.spec.ts takes away what it can't see.
 */
const oldest = ['safari15.4', 'chrome93', 'edge93', 'firefox98'];

/**
 * What a page needs at once comes in few files, because a browser asks for six at a time from one server: React, which changes with its
 * releases only, and what is ours. The entries, the words of one language and the later screens stay files of their own.
 */
const initial = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]|rolldown[\\/]runtime/ },
  {
    name: 'app',
    tags: ['$initial' as const],
    test: (id: string) => !/[\\/](src[\\/]entries[\\/][\w-]+\.tsx|theme\.css\.ts|faces[\\/][\w-]+\.css\.ts)/.test(id),
  },
];

/**
 * Asks the browser to compile the initial files whole while they arrive, and not function by function while the page comes alive or a
 * tap waits (V8's explicit compile hints; other engines see a comment). It must be a file's first line.
 */
const compileWhileLoading: Plugin = {
  name: 'compile-while-loading',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle)) {
        const isInitial = file.type === 'chunk' && initial.some(({ name }) => name === file.name);
        if (isInitial) file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
      }
    },
  },
};

/** Leaves .vite/weights.json: how many minified bytes of each script come from which package (`npm run bench:page` prints it). */
const weights: Plugin = {
  name: 'weights',
  apply: 'build',
  generateBundle(_, bundle) {
    const scripts: Record<string, Record<string, number>> = {};
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk') continue;
      const shares: Record<string, number> = {};
      for (const [id, { code }] of Object.entries(file.modules)) {
        const [, name = 'this project'] = /.*node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(id) ?? [];
        shares[name] =
          (shares[name] ?? 0) + (code ? minifySync(id, code, { compress: false, mangle: { toplevel: true } }).code.length : 0);
      }
      scripts[file.fileName] = shares;
    }
    this.emitFile({ type: 'asset', fileName: '.vite/weights.json', source: JSON.stringify(scripts) });
  },
};

/**
 * The funnel, built twice: for browsers (one entry a page, one stylesheet a theme) and for the server, which renders the first screen
 * (`vite build --ssr`). The client build leaves a manifest, from which the server learns what each page and theme needs.
 */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [vanillaExtractPlugin(), react(), ...(isSsrBuild ? [] : [compileWhileLoading, weights])],
  appType: 'custom',
  publicDir: here('funnel-app/public'),
  build: isSsrBuild
    ? { outDir: here('dist/server'), emptyOutDir: true, copyPublicDir: false }
    : {
        target: oldest,
        outDir: here('dist/client'),
        // lead-server/bin/remove-old-assets.ts does it afterwards: files of the version before are still asked for
        emptyOutDir: false,
        manifest: true,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: [...entries, ...wardrobe],
          output: { codeSplitting: { groups: initial } },
        },
      },
  ssr: { noExternal: isSsrBuild ? true : [] },
}));
