import { existsSync, globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import subsetFont from 'subset-font';
import { defineConfig, minifySync, type Plugin, type Rolldown } from 'vite';
import { darkMedia, darkPaletteOf, darkRules } from './design-system/theme/dark/darkStylesheet.ts';
import { darkLooks } from './themes/darkLooks.ts';
import { firstFileOf, firstGlyphs, headingFileOf, headingGlyphs, wholeFileOf } from './themes/firstGlyphs.ts';
import type { AnyThemeId } from './themes/registry.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Each theme's and face's stylesheet is an entry: the server inlines what a page needs. */
const wardrobe = globSync(['themes/*/{theme,later}.css.ts', 'themes/faces/*.css.ts'], { cwd: here('.') }).map((file) =>
  here(file),
);

/** One for each page with a script, and text-pages.tsx for the styles of the others. */
const entries = globSync('funnel-app/src/entries/*.tsx', { cwd: here('.') }).map((file) => here(file));

/**
 * The oldest supported browsers. tests/e2e/failures/older-browsers.spec.ts removes newer features. See
 * docs/spec/product.md#device-support.
 */
const oldest = ['safari15.4', 'chrome93', 'edge93', 'firefox98'];

/** Visitors' pages run on Preact, a tenth of React's bytes (docs/decisions/0039-visitors-run-preact.md). */
const preactForReact = [
  { find: /^react$/, replacement: 'preact/compat' },
  { find: /^react-dom$/, replacement: 'preact/compat' },
  { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
  { find: /^react\/jsx-runtime$/, replacement: 'preact/jsx-runtime' },
];

/** What a page needs at once comes in one file beside its entry and its words: a browser loads six at a time. */
const initialGroups = [
  {
    name: 'app',
    tags: ['$initial' as const],
    test: (id: string) =>
      !/[\\/](src[\\/]entries[\\/][\w-]+\.tsx|themes[\\/](theme-[\w-]+|wireframe)[\\/][\w-]+\.css\.ts|faces[\\/][\w-]+\.css\.ts)/.test(
        id,
      ),
  },
];

/**
 * Files for a part of the visit each, and what they import. `later` has no screen. A form can be the last step, so the ending is with
 * the forms. The phone's code is asked in few campaigns.
 */
const laterGroups = [
  { name: 'later', test: /src[\\/](tracking[\\/]\w+|submission[\\/]pendingSubmissions|entries[\\/]loadWebFonts)\.ts/ },
  { name: 'form', test: /src[\\/](pages[\\/]ending|screens[\\/](?!choice|phoneCode[\\/]VerifyPhone))/ },
];

/** Asks V8 to compile these groups' files whole while they load. It must be a file's first line. */
export const compileWhileLoading = (groups: readonly { readonly name: string }[]): Plugin => ({
  name: 'compile-while-loading',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle)) {
        const isInitial = file.type === 'chunk' && groups.some(({ name }) => name === file.name);
        if (isInitial) file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
      }
    },
  },
});

/** A stylesheet that is an entry leaves an empty script beside it, which nobody asks for. */
const noEmptyScripts: Plugin = {
  name: 'no-empty-scripts',
  apply: 'build',
  generateBundle: {
    // the manifest has been written
    order: 'post',
    handler(_, bundle) {
      for (const [name, file] of Object.entries(bundle))
        if (file.type === 'chunk' && /\.css\.ts$/.test(file.facadeModuleId ?? '')) delete bundle[name];
    },
  },
};

/** Puts a small file of the pages' glyphs beside each font, by HarfBuzz, without hints: no phone follows them. */
export const firstFaces = (glyphs: string = firstGlyphs): Plugin => ({
  name: 'first-faces',
  async generateBundle(_, bundle) {
    for (const { fileName, source } of fontsOf(bundle))
      this.emitFile({ type: 'asset', fileName: firstFileOf(fileName), source: await subset(source, glyphs) });
  },
  // while developing, each is made when it is asked for
  configureServer({ middlewares }) {
    middlewares.use((request, response, next) => {
      const file = wholeFileOf(decodeURI(request.url?.split('?')[0] ?? ''));
      const path = file && [here(`.${file}`), file.replace(/^\/@fs/, '')].find((each) => existsSync(each));
      if (!path) next();
      else
        void subset(readFileSync(path), glyphs).then((face) => response.setHeader('content-type', 'font/woff2').end(face), next);
    });
  },
});

// a constant, because the package's types lack noHinting
const subsetting = { targetFormat: 'woff2', noLayoutClosure: true, noHinting: true } as const;
const subset = (whole: Buffer, glyphs: string) => subsetFont(whole, glyphs, subsetting);

const fontsOf = (bundle: Rolldown.OutputBundle) =>
  Object.values(bundle).flatMap((file) =>
    file.type === 'asset' && /normal-[\w-]{8}\.woff2$/.test(file.fileName)
      ? [{ fileName: file.fileName, source: Buffer.from(file.source as Uint8Array) }]
      : [],
  );

/** Puts beside each font what headings need of it in each language: the server puts that into documents (assets.ts). */
const headingFaces: Plugin = {
  name: 'heading-faces',
  apply: 'build',
  async generateBundle(_, bundle) {
    for (const { fileName, source } of fontsOf(bundle)) {
      for (const [language, glyphs] of Object.entries(headingGlyphs)) {
        const name = headingFileOf(fileName, language as keyof typeof headingGlyphs);
        this.emitFile({ type: 'asset', fileName: name, source: await subset(source, glyphs) });
      }
    }
  },
};

/** Writes .vite/weights.json: minified bytes of each script by package, for `npm run bench:page`. */
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

/** Puts beside each theme's stylesheets those of the switch `scheme`, listed in .vite/schemes.json: nobody else pays for them. */
const darkSchemes: Plugin = {
  name: 'dark-schemes',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const sheets = Object.values(bundle).flatMap((file) => {
        if (file.type !== 'asset' || !file.fileName.endsWith('.css')) return [];
        const css = String(file.source).trim();
        const id = /\[data-theme=["']?([\w-]+)/.exec(css)?.[1];
        return id === undefined ? [] : [{ id, css, file: file.fileName }];
      });
      const schemes: Record<string, Record<string, string>> = {};
      for (const { id, css: first } of sheets) {
        const palette = darkPaletteOf(first, darkLooks[id as AnyThemeId]);
        if (!palette) continue;
        for (const { css, file } of sheets.filter((sheet) => sheet.id === id)) {
          const rules = darkRules(css, palette);
          const emit = ([scheme, media]: [string, string]) => {
            const name = `${id}-${scheme}.css`;
            return [scheme, this.getFileName(this.emitFile({ type: 'asset', name, source: `${css}@media ${media}{${rules}}` }))];
          };
          schemes[file] = Object.fromEntries(Object.entries(darkMedia).map(emit));
        }
      }
      this.emitFile({ type: 'asset', fileName: '.vite/schemes.json', source: JSON.stringify(schemes) });
    },
  },
};

/** The funnel, built for browsers and for the server. The client build's manifest says what each page needs. */
export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    vanillaExtractPlugin(),
    react(),
    ...(isSsrBuild ? [] : [compileWhileLoading(initialGroups), noEmptyScripts, firstFaces(), headingFaces, darkSchemes, weights]),
  ],
  appType: 'custom',
  ...(!isSsrBuild && command === 'build' && { resolve: { alias: preactForReact } }),
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
          // the document's own script awaits what a page's entry exports
          preserveEntrySignatures: 'allow-extension',
          output: { codeSplitting: { groups: [...initialGroups, ...laterGroups] } },
        },
      },
  ssr: { noExternal: isSsrBuild ? true : [] },
  // else React decides as the server starts, and its slow half is in the bundle and in every test
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': '"production"' } }),
}));
