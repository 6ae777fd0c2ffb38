import { brotliCompressSync } from 'node:zlib';
import { beforeAll, describe, expect, it, test } from 'vitest';
import { switches } from '#design-system/switches/switches.ts';
import { darkMedia, darkPaletteOf, darkRules } from '#design-system/theme/dark/darkStylesheet.ts';
import { pointerRests } from '#design-system/theme/pointerRests.ts';
import { allTokens } from '#themes/allTokens.ts';
import { darkLooks } from '#themes/darkLooks.ts';
import { faceIds } from '#themes/faces/faces.ts';
import { allThemeIds, themeById } from '#themes/registry.ts';
import { buildComponentCss, buildStylesheets, movedProperties, type Stylesheet } from './stylesheets.ts';

let themes: ReadonlyMap<string, Stylesheet>;
let later: ReadonlyMap<string, Stylesheet>;
let faces: ReadonlyMap<string, Stylesheet>;

beforeAll(async () => {
  themes = await buildStylesheets('themes/*/theme.css.ts', 'data-theme');
  later = await buildStylesheets('themes/*/later.css.ts', 'data-theme');
  faces = await buildStylesheets('themes/faces/*.css.ts', 'data-font');
});

function found(built: ReadonlyMap<string, Stylesheet>, id: string): Stylesheet {
  const stylesheet = built.get(id);
  if (!stylesheet) throw new Error(`No stylesheet was built for ${id}`);
  return stylesheet;
}
const of = (id: string) => found(themes, id);

const px = (length: string) => Number.parseFloat(length) * (length.trim().endsWith('rem') ? 16 : 1);
const themesIn = (css: string) => new Set([...css.matchAll(/data-theme=["']?([\w-]+)/g)].map(([, theme]) => theme));
const wire = ({ css }: Stylesheet) => brotliCompressSync(css).length;

describe.each(allThemeIds.map((id) => ({ id, name: themeById(id).name })))('the stylesheet of $name', ({ id }) => {
  it('is at most 12 KB on the wire with its drawings, and its fonts at most 68 KB', () => {
    expect(wire(of(id))).toBeLessThanOrEqual(12 * 1024);
    expect(of(id).fontBytes).toBeLessThanOrEqual(68 * 1024);
  });

  it('has at most 8 KB on the wire of icons and thank-you page, loaded later', () => {
    const css = later.get(id);
    // the wireframe draws nothing
    expect(css !== undefined).toBe(id !== 'wireframe');
    if (css) expect(wire(css)).toBeLessThanOrEqual(8 * 1024);
  });

  it('is within the same bytes where the switch scheme brings its dark rules too', () => {
    const palette = darkPaletteOf(of(id).css, darkLooks[id]);
    expect(palette === undefined).toBe(allTokens[id].scheme === 'dark');
    if (!palette) return;
    const withDark = (css: string) => `${css}@media ${darkMedia.system}{${darkRules(css, palette)}}`;
    expect(brotliCompressSync(withDark(of(id).css)).length).toBeLessThanOrEqual(12 * 1024);
    const css = later.get(id)?.css;
    if (css) expect(brotliCompressSync(withDark(css)).length).toBeLessThanOrEqual(8 * 1024);
    expect(of(id).css).not.toContain('prefers-color-scheme');
  });

  it('shows no answer as hovered that came under a resting pointer', () => {
    const lists = of(id)
      .css.split('{')
      .map((text) => text.slice(text.lastIndexOf('}') + 1));
    const selectors = lists.filter((list) => list.includes(':hover')).flatMap((list) => list.split(/,(?![^(]*\))/));
    const hovered = selectors.filter((each) => /data-part-answer\][^ >]*:hover/.test(each));
    expect(hovered.filter((each) => !each.includes(pointerRests))).toEqual([]);
  });

  it('moves nothing but transform and opacity: no step waits for a layout or paints in each frame', () => {
    const moved = [themes, later].flatMap((built) => [...movedProperties(built.get(id)?.css ?? '')]);
    expect(moved.filter((name) => name !== 'transform' && name !== 'opacity')).toEqual([]);
  });

  it('brings the words of the next question from within 8 px of their place', () => {
    const { along, enter } = allTokens[id].step;
    const shifts = [along, ...[...enter.matchAll(/(?<=translate\w*\()[^)]+/g)].flatMap(([lengths]) => lengths.split(','))];
    for (const shift of shifts) expect(Math.abs(px(shift)), shift).toBeLessThanOrEqual(8);
    for (const [, scale] of enter.matchAll(/scale\(([\d.]+)\)/g)) expect(Math.abs(1 - Number(scale))).toBeLessThan(0.02);
  });

  it('dresses its own theme and no other', () => {
    for (const built of [themes, later]) {
      const css = built.get(id)?.css;
      if (css) expect(themesIn(css)).toEqual(new Set([id]));
    }
    expect(themes.has(id)).toBe(true);
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
    const brought = named.filter((each) => each.stack.includes(' Fallback"'));
    // the wireframe alone is set in fonts of the machine
    expect(brought.length > 0).toBe(id !== 'wireframe');
    for (const { stack, weights } of brought) {
      const [family, fallback] = [...stack.matchAll(/"([^"]+)"/g)].map(([, name]) => name);
      for (const weight of weights) {
        expect(faces).toContainEqual({ family, weight });
        expect(faces).toContainEqual({ family: fallback, weight });
      }
    }
  });
});

test('the shared components move nothing but transform and opacity', async () => {
  const css = await buildComponentCss();
  expect([...movedProperties(css)].sort()).toEqual(['opacity', 'transform']);
});

describe('the switch font', () => {
  it('has a stylesheet for each value but the theme itself', () => {
    const values = switches.font.values.filter((value) => value !== 'theme');
    expect([...faceIds]).toEqual(values);
    expect([...faces.keys()].sort()).toEqual([...values].sort());
  });

  it.each(faceIds)('%s is at most 0.55 KB on the wire and 44 KB of fonts, and wins over any theme', (id) => {
    expect(wire(found(faces, id))).toBeLessThanOrEqual(563);
    expect(found(faces, id).fontBytes).toBeLessThanOrEqual(44 * 1024);
    expect(found(faces, id).css).toMatch(/\[data-theme\]\[data-font=/);
  });

  it.each(faceIds)('%s takes the place of all that a theme says of its fonts', (id) => {
    const said = [...found(faces, id).css.matchAll(/(--[\w-]+):/g)].map(([, name = '']) => name.replace(/_.*/, ''));
    expect(said).toEqual([
      '--font-body',
      '--font-heading',
      '--font-button',
      '--font-drop',
      '--text-heading',
      '--text-button',
      '--text-logo',
      '--lineHeight-heading',
    ]);
  });

  it('fetches nothing for the system font', () => {
    expect(found(faces, 'system')).toMatchObject({ fontBytes: 0 });
  });
});
