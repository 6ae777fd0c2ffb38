import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One entry of Vite's manifest, as far as it is read here. */
interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}

export interface PageAssets {
  /** Address of the page's script. */
  readonly script: string;
  /** Addresses that the script imports at once: fetched in parallel with it. */
  readonly preloads: readonly string[];
  /** The styles of everything that the page can show first, to be inlined. */
  readonly css: string;
}

export interface Assets {
  /** @param entry the source file of the page's entry; @param also source files that it imports lazily but needs at once. */
  page(entry: string, also: readonly string[]): PageAssets;
  /** The stylesheet of one theme: no other theme's CSS reaches the page. @throws Error for a theme that was not built. */
  themeCss(theme: string): string;
}

/** What the client build left in `clientDir`, by the manifest that it wrote. */
export function readAssets(clientDir: string): Assets {
  const manifest = JSON.parse(readFileSync(join(clientDir, '.vite', 'manifest.json'), 'utf8')) as Record<string, Chunk>;
  const read = (file: string) => readFileSync(join(clientDir, file), 'utf8').trim();
  const chunk = (source: string): Chunk => {
    const found = manifest[source];
    if (!found) throw new Error(`The build has no ${source}: run npm run build`);
    return found;
  };

  const withImports = (sources: readonly string[], seen = new Set<string>()): readonly string[] => {
    for (const source of sources) {
      if (seen.has(source)) continue;
      seen.add(source);
      withImports(chunk(source).imports ?? [], seen);
    }
    return [...seen];
  };

  const themes = new Map<string, string>();
  for (const [source, { css }] of Object.entries(manifest)) {
    if (!/^themes\/.*theme\.css\.ts$/.test(source)) continue;
    const text = (css ?? []).map(read).join('');
    // A theme names itself in its own selector, so that no second list of themes is needed here.
    const id = /\[data-theme=["']?([\w-]+)["']?\]/.exec(text)?.[1];
    if (!id) throw new Error(`${source} was built without a [data-theme] selector`);
    themes.set(id, text);
  }

  return {
    page(entry, also) {
      const sources = withImports([entry, ...also]);
      return {
        script: `/${chunk(entry).file}`,
        preloads: sources.filter((source) => source !== entry).map((source) => `/${chunk(source).file}`),
        css: [...new Set(sources.flatMap((source) => chunk(source).css ?? []))].map(read).join(''),
      };
    },
    themeCss(theme) {
      const css = themes.get(theme);
      if (css === undefined) throw new Error(`No stylesheet was built for theme ${theme}`);
      return css;
    },
  };
}

/** The same for `npm run dev`: Vite's own server has every module at its source path and brings the styles in itself. */
export const devAssets: Assets = {
  page: (entry) => ({ script: `/${entry}`, preloads: [], css: '' }),
  themeCss: () => '',
};
