import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build, type Rolldown } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));

export interface Stylesheet {
  readonly css: string;
  /** Bytes of all font files that it names. */
  readonly fontBytes: number;
}

/**
 * The properties that a stylesheet's keyframes and transitions move. Custom properties are the values of others, and move nothing
 * by themselves.
 */
export function movedProperties(css: string): ReadonlySet<string> {
  const keyframes = [...css.matchAll(/@keyframes [^{]+\{((?:[^{}]+\{[^{}]*\})*)\}/g)].flatMap(([, steps = '']) =>
    [...steps.matchAll(/[{;]([\w-]+):/g)].map(([, name = '']) => name),
  );
  const transitions = [...css.matchAll(/[{;]transition(?:-property)?:([^;}]+)/g)].flatMap(([, list = '']) =>
    list
      .replace(/\([^()]*\)/g, '')
      .split(',')
      .map((each) => each.trim().split(/\s/)[0] ?? ''),
  );
  return new Set([...keyframes, ...transitions].filter((name) => name !== 'none' && !name.startsWith('--')));
}

/** All CSS of the shared components, patterns and motion, built as the funnel does. */
export async function buildComponentCss(): Promise<string> {
  const css = await builtAssets('design-system/{components,patterns,motion}/**/*.css.ts');
  return css.map(({ source }) => String(source)).join('');
}

/**
 * Builds the stylesheets that `pattern` matches as the funnel does, in memory. Keys are the ids in their selectors: the value of
 * `attribute`.
 * @throws where a stylesheet names none
 */
export async function buildStylesheets(
  pattern: string,
  attribute: 'data-theme' | 'data-font',
): Promise<ReadonlyMap<string, Stylesheet>> {
  const assets = await builtAssets(pattern);
  const fonts = assets.filter(({ fileName }) => fileName.endsWith('.woff2'));
  const stylesheets = assets.filter(({ fileName }) => fileName.endsWith('.css'));
  return new Map(
    stylesheets.map(({ fileName, source }) => {
      const css = String(source);
      const id = new RegExp(`${attribute}=["']?([\\w-]+)`).exec(css)?.[1];
      if (!id) throw new Error(`${fileName} has no [${attribute}] selector`);
      const named = fonts.filter((font) => css.includes(font.fileName));
      return [id, { css, fontBytes: named.reduce((sum, font) => sum + font.source.length, 0) }];
    }),
  );
}

async function builtAssets(pattern: string): Promise<readonly Rolldown.OutputAsset[]> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [vanillaExtractPlugin()],
    build: {
      write: false,
      assetsInlineLimit: 0,
      rolldownOptions: { input: globSync(pattern, { cwd: root }).map((file) => `${root}${file}`) },
    },
  });
  const { output } = (Array.isArray(result) ? result[0] : result) as Rolldown.RolldownOutput;
  return output.filter((file) => file.type === 'asset');
}
