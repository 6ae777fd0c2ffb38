import { describe, expect, it } from 'vitest';
import { parseColor } from '#design-system/theme/contrast.ts';
import { darkPaletteOf, darkRules } from '#design-system/theme/dark/darkStylesheet.ts';
import { darkTokens } from '#design-system/theme/dark/darkTokens.ts';
import { fromOklch, toOklch } from '#design-system/theme/dark/oklch.ts';
import { turned } from '#design-system/theme/dark/turned.ts';
import { allTokens } from '#themes/allTokens.ts';
import { allThemeIds } from '#themes/registry.ts';

const tint = { h: 250, c: 0.02 };
const lightness = (css: string) => toOklch(parseColor(css)).l;

describe('OKLCH', () => {
  it.each([
    ['#ffffff', 1, 0, undefined],
    ['#000000', 0, 0, undefined],
    ['#ff0000', 0.628, 0.2577, 29.23],
    ['#1f44cf', 0.4577, 0.2184, 265.8],
  ])('of %s is as the CSS specification computes it, and the way back is the same colour', (css, l, c, h) => {
    const color = toOklch(parseColor(css));
    expect(color.l).toBeCloseTo(l, 2);
    expect(color.c).toBeCloseTo(c, 2);
    if (h !== undefined) expect((color.h + 360) % 360).toBeCloseTo(h, 0);
    expect(fromOklch(color)).toEqual(parseColor(css));
  });
});

describe('a colour turned for the dark', () => {
  it('is dark as a ground and light as an ink, of the same hue, and stays where it is so already', () => {
    expect(lightness(turned('#fffdf8', 'ground', tint))).toBeLessThan(0.3);
    expect(lightness(turned('#0f2747', 'ground', tint))).toBeCloseTo(lightness('#0f2747'), 2);
    expect(lightness(turned('#1d4f91', 'ink', tint))).toBeGreaterThan(0.7);
    expect(toOklch(parseColor(turned('#1d4f91', 'ink', tint))).h).toBeCloseTo(toOklch(parseColor('#1d4f91')).h, -1);
    expect(turned('#ffffff', 'ink', tint)).toBe('#ffffff');
    expect(turned('transparent', 'ground', tint)).toBe('transparent');
  });

  it('stays in a scene where it is strong or dark, and is dim by night where it is pale', () => {
    for (const kept of ['#e2502e', '#ffd60a', '#3a4a5a', '#000000']) expect(turned(kept, 'night', tint)).toBe(kept);
    const byNight = (css: string) => toOklch(parseColor(turned(css, 'night', tint)));
    expect(byNight('#ffffff').l).toBeCloseTo(0.38, 1);
    expect(byNight('#e8e8e8').c).toBeCloseTo(tint.c, 2);
    const [quiet, pale] = [byNight('#bcd7ee'), toOklch(parseColor('#bcd7ee'))];
    expect([quiet.l, quiet.c, quiet.h]).toEqual([
      expect.closeTo(0.26 + (pale.l - 0.62) * 0.32, 2),
      expect.closeTo(pale.c, 2),
      expect.closeTo(pale.h, -1),
    ]);
  });
});

describe('the dark palette', () => {
  it.each(allThemeIds.map((id) => ({ id })))('of theme $id has dark grounds and keeps its type and measures', ({ id }) => {
    const before = allTokens[id];
    const after = darkTokens(before);
    expect(after.scheme).toBe('dark');
    for (const name of ['page', 'surface', 'surfaceQuiet', 'field'] as const) {
      if (parseColor(after.color[name])[3] > 0) expect(lightness(after.color[name])).toBeLessThan(0.35);
    }
    expect(after.font).toBe(before.font);
    expect(after.space).toBe(before.space);
    // a theme that is dark already is left as it is
    expect(after === before).toBe(before.scheme === 'dark');
  });
});

const sheet = `[data-theme="9"]{--scheme:light;${Object.entries(allTokens['9'])
  .flatMap(([group, values]) =>
    typeof values === 'string' ? [] : Object.entries(values).map(([name, value]) => `--${group}-${name}:${value}`),
  )
  .join(';')}}`;
const rulesOf = (css: string) => {
  const palette = darkPaletteOf(sheet, {});
  if (!palette) throw new Error('There is no palette');
  return darkRules(css, palette);
};

describe('the dark rules of a stylesheet', () => {
  it('say the palette, and of each rule what carries a colour', () => {
    expect(rulesOf(sheet)).toMatch(/^\[data-theme="9"\]\{--scheme:dark;--color-page:#/);
    expect(rulesOf('.a{display:grid;margin:0}')).toBe('');
    expect(rulesOf('.a{display:grid;color:#3a0f47}')).toMatch(/^\.a\{color:#[c-f]/);
    expect(rulesOf('.a{background:0 0;border-radius:4px}')).toBe('.a{background:0 0}');
  });

  it('keep groups but those of print, and leave fonts and keyframes out', () => {
    expect(rulesOf('@media (min-width:600px){.a{color:#000}}')).toMatch(/^@media \(min-width:600px\)\{\.a\{color:#f/);
    expect(rulesOf('@media print{.a{color:#000}}')).toBe('');
    expect(rulesOf('@font-face{font-family:A}@keyframes b{0%{color:#000}}')).toBe('');
  });

  it('keep a strong ground with the words on it, and turn it where the words are said elsewhere', () => {
    expect(rulesOf('.a{background:#ffd60a;color:#000}')).toBe('.a{background:#ffd60a;color:#000}');
    expect(lightness(/#\w+/.exec(rulesOf('.a{background:#ffd60a}'))?.[0] ?? '#fff')).toBeLessThan(0.4);
  });

  it('draw a dark line that a gradient draws as a light one', () => {
    expect(rulesOf('.a{background:linear-gradient(#000,#000) 0 100%/100% 4px no-repeat}')).toMatch(/linear-gradient\(#f\w+,#f/);
    expect(rulesOf('.a{background:linear-gradient(#fff,#eee)}')).toMatch(/linear-gradient\(#[12]\w+,#[12]/);
  });

  it('turn a drawing on paper, and leave one that was drawn in light lines', () => {
    const drawn = (stroke: string) =>
      `.a{background:url("data:image/svg+xml,%3Csvg viewBox='0 0 20 20'%3E%3Cpath d='M0 0{}' stroke='%23${stroke}' fill='%23fff'/%3E%3C/svg%3E") 0 0}`;
    expect(rulesOf(drawn('000'))).toMatch(/d='M0 0\{\}' stroke='%23f\w+' fill='%23[12]/);
    expect(rulesOf(drawn('fff'))).toBe(drawn('fff'));
  });
});
