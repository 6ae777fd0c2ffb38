import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '#contract/text/locale.ts';
import { headingFileOf, wholeFileOf } from '#themes/firstGlyphs.ts';
import { idOfFolder } from '#themes/folders.ts';
import type { Switches } from '#themes/switches.ts';
import { type ThemeStyles, themeStylesOf, typeProperties } from '../model/themeStyles.ts';

/** One entry of Vite's manifest, as far as it is read here. */
interface Chunk {
  readonly file: string;
  readonly name?: string;
  readonly src?: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}

export interface PageAssets {
  /** Addresses of the page's script and its imports, dependencies first. */
  readonly scripts: readonly string[];
  /** Addresses of further scripts, loaded beside them and awaited by none. */
  readonly beside: readonly string[];
  /** The styles of everything that the page can show first, to be inlined. */
  readonly css: string;
  /** Addresses of the stylesheets that are in `css`: later loads must not request them again. */
  readonly inlined: readonly string[];
}

/** The styles of a theme and its face, and its heading's face for a browser that lacks the fonts. */
export interface Look extends ThemeStyles {
  readonly face?: HeadingFace;
}

/** A face in the document: a script adds it before anything is laid out; without script its file is fetched. */
export interface HeadingFace {
  readonly script: string;
  readonly rule: string;
  readonly address: string;
}

export interface Assets {
  /**
   * @param entry the source file of the page's entry; each may be a file of vite.config.ts too, such as `form`
   * @param also source files that it imports lazily but needs at once
   * @param beside source files that it shows at once, and goes without where they do not come
   */
  page(entry: string, also: readonly string[], beside: readonly string[]): PageAssets;
  /** The stylesheet of one theme in its scheme, and its face: no other reaches the page. @throws Error for one not built */
  look(switches: Pick<Switches, 'theme' | 'font' | 'scheme'>, locale: Locale): Look;
  /** The theme's stylesheet for later screens; undefined for a theme without one. */
  later(switches: Pick<Switches, 'theme' | 'scheme'>): { readonly address: string; readonly css: string } | undefined;
}

/** The client build in `clientDir`, read from its manifest. */
export function readAssets(clientDir: string): Assets {
  const manifest = JSON.parse(readFileSync(join(clientDir, '.vite', 'manifest.json'), 'utf8')) as Record<string, Chunk>;
  const read = (file: string) => readFileSync(join(clientDir, file), 'utf8').trim();
  const schemes = JSON.parse(readFileSync(join(clientDir, '.vite', 'schemes.json'), 'utf8')) as Record<
    string,
    Partial<Record<Switches['scheme'], string>>
  >;
  /** A theme's file in a scheme; a theme that is dark already has one for all. */
  const inScheme = (file: string, scheme: Switches['scheme']) => schemes[file]?.[scheme] ?? file;
  // the files of vite.config.ts have no source of their own
  const bundles = Object.values(manifest).filter(({ src }) => src === undefined);
  const chunk = (source: string): Chunk => {
    const found = manifest[source] ?? bundles.find(({ name }) => name === source);
    if (!found) throw new Error(`The build has no ${source}: run npm run build`);
    return found;
  };

  /** The sources and their imports, each after its dependencies. */
  const withImports = (sources: readonly string[], seen = new Set<string>()): readonly string[] =>
    sources.flatMap((source) => {
      if (seen.has(source)) return [];
      seen.add(source);
      return [...withImports(chunk(source).imports ?? [], seen), source];
    });

  /** The names in the stylesheets' own selectors, so that no second list exists. */
  const named = (folder: RegExp, attribute: 'theme' | 'font'): ReadonlyMap<string, readonly string[]> =>
    new Map(
      Object.entries(manifest)
        .filter(([source]) => folder.test(source))
        .map(([source, { css = [] }]) => {
          const text = css.map(read).join('');
          const id = new RegExp(`\\[data-${attribute}=["']?([\\w-]+)["']?\\]`).exec(text)?.[1];
          if (!id) throw new Error(`${source} was built without a [data-${attribute}] selector`);
          return [id, css];
        }),
    );
  const themes = named(/^themes\/[^/]+\/theme\.css\.ts$/, 'theme');
  const laterFiles = new Map(
    Object.keys(manifest)
      .filter((source) => /^themes\/[^/]+\/later\.css\.ts$/.test(source))
      .map((source) => [idOfFolder(source.split('/')[1] ?? ''), chunk(source).css?.[0]]),
  );
  const looks = new Map<string, Look>();
  const faces = named(/^themes\/faces\/[^/]+\.css\.ts$/, 'font');

  return {
    later({ theme, scheme }) {
      const plain = laterFiles.get(theme);
      const file = plain && inScheme(plain, scheme);
      return file === undefined ? undefined : { address: `/${file}`, css: read(file) };
    },
    page(entry, also, beside) {
      const needed = withImports([...also, entry]);
      const all = withImports([...also, ...beside, entry]);
      const styles = [...new Set(all.flatMap((source) => chunk(source).css ?? []))];
      const addressOf = (source: string) => `/${chunk(source).file}`;
      return {
        scripts: needed.map(addressOf),
        beside: all.filter((source) => !needed.includes(source)).map(addressOf),
        css: styles.map(read).join(''),
        inlined: styles.map((file) => `/${file}`),
      };
    },
    look({ theme, font, scheme }, locale) {
      const key = `${theme} ${font} ${scheme} ${locale}`;
      const known = looks.get(key);
      if (known) return known;
      const own = themes.get(theme)?.map((file) => inScheme(file, scheme));
      const face = font === 'theme' ? [] : faces.get(font);
      if (own === undefined || face === undefined)
        throw new Error(`No stylesheet was built for theme ${theme} with font ${font}`);
      const styles = withFaceApart(
        themeStylesOf(`${theme}-${font}`, [...own, ...face].map(read).join(''), typeProperties),
        (address) => readFileSync(join(clientDir, headingFileOf(address, locale))),
      );
      looks.set(key, styles);
      return styles;
    },
  };
}

/**
 * Takes the heading's face out of a first visit's styles: a script puts it into the document, which costs no request.
 * See docs/decisions/0030-the-first-paint-in-one-response.md.
 */
function withFaceApart(styles: ThemeStyles, read: (address: string) => Buffer): Look {
  const { first } = styles;
  if (!first) return styles;
  const { family, weight, address } = first;
  const rule = first.css.match(/@font-face\{[^}]*\}/g)?.find((each) => each.includes(address)) ?? '';
  const data = read(wholeFileOf(address) ?? '').toString('base64');
  const bytes = `Uint8Array.from(atob('${data}'),c=>c.charCodeAt(0))`;
  const script = `document.fonts.add(new FontFace('${family}',${bytes},{weight:'${weight}'}))`;
  return { ...styles, first: { ...first, css: first.css.replace(rule, '') }, face: { script, rule, address } };
}

/** The same for `npm run dev`, where Vite serves modules and adds styles. */
export const devAssets: Assets = {
  page: (entry) => ({ scripts: [`/${entry}`], beside: [], css: '', inlined: [] }),
  look: () => themeStylesOf('dev', ''),
  later: () => undefined,
};
