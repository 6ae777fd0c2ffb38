import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build, type Rolldown } from 'vite';
import { beforeAll, describe, expect, it } from 'vitest';
import { allTokens } from '#themes/allTokens.ts';
import { type AnyThemeId, allThemeIds, themeById } from '#themes/registry.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

interface Built {
  readonly css: string;
  readonly fontBytes: number;
}

/** What a page gets with each theme: built as the funnel builds it, in memory. */
const built = new Map<string, Built>();

beforeAll(async () => {
  const input = globSync('themes/*/theme.css.ts', { cwd: root }).map((file) => `${root}${file}`);
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [vanillaExtractPlugin()],
    build: { write: false, assetsInlineLimit: 0, rolldownOptions: { input } },
  });
  const { output } = (Array.isArray(result) ? result[0] : result) as Rolldown.RolldownOutput;
  const assets = output.filter((file) => file.type === 'asset').map(({ fileName, source }) => ({ fileName, source }));
  for (const { fileName, source } of assets.filter((asset) => asset.fileName.endsWith('.css'))) {
    const css = String(source);
    const id = /\[data-theme=["']?([\w-]+)/.exec(css)?.[1];
    if (!id) throw new Error(`${fileName} dresses no theme`);
    const fonts = assets.filter((asset) => asset.fileName.endsWith('.woff2') && css.includes(asset.fileName));
    built.set(id, { css, fontBytes: fonts.reduce((sum, font) => sum + font.source.length, 0) });
  }
});

const of = (id: AnyThemeId): Built => {
  const found = built.get(id);
  if (!found) throw new Error(`No stylesheet was built for theme ${id}`);
  return found;
};

describe.each(allThemeIds.map((id) => ({ id, name: themeById(id).name })))('the stylesheet of $name', ({ id }) => {
  it('is at most 2.5 KB on the wire, and its fonts at most 68 KB', () => {
    expect(brotliCompressSync(of(id).css).length).toBeLessThanOrEqual(2560);
    expect(of(id).fontBytes).toBeLessThanOrEqual(68 * 1024);
  });

  it('dresses its own theme and no other', () => {
    expect(new Set([...of(id).css.matchAll(/data-theme=["']?([\w-]+)/g)].map(([, theme]) => theme))).toEqual(new Set([id]));
  });

  it('brings every weight that its tokens name, each with a fallback of the same measure', () => {
    const { font } = allTokens[id];
    const faces = [...of(id).css.matchAll(/@font-face\s*\{([^}]*)\}/g)].map(([, face = '']) => ({
      family: /font-family:\s*["']?([^;"']+)/.exec(face)?.[1],
      weight: /font-weight:\s*(\d+)/.exec(face)?.[1],
    }));
    const named = [
      { stack: font.body, weights: [font.bodyWeight, font.boldWeight, font.answerWeight] },
      { stack: font.heading, weights: [font.headingWeight] },
      { stack: font.button, weights: [font.buttonWeight] },
    ];
    for (const { stack, weights } of named.filter((each) => each.stack.includes(' Fallback"'))) {
      const [family, fallback] = [...stack.matchAll(/"([^"]+)"/g)].map(([, name]) => name);
      for (const weight of weights) {
        expect(faces).toContainEqual({ family, weight });
        expect(faces).toContainEqual({ family: fallback, weight });
      }
    }
  });
});
