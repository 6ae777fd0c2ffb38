import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { parseColor } from '#design-system/theme/contrast.ts';
import { type DesignToken, designTokens } from '#design-system/theme/designTokens.ts';
import { allTokens } from '#themes/allTokens.ts';
import { allThemeIds } from '#themes/registry.ts';

const groupsOf = (file: object) =>
  Object.entries(file).filter(([name]) => !name.startsWith('$')) as [string, Record<string, DesignToken>][];

const exact: Readonly<Record<string, unknown>> = {
  color: expect.objectContaining({ colorSpace: 'srgb', hex: expect.stringMatching(/^#[0-9a-f]{6}$/), alpha: expect.any(Number) }),
  dimension: { value: expect.any(Number), unit: expect.stringMatching(/^(px|rem)$/) },
  duration: { value: expect.any(Number), unit: expect.stringMatching(/^m?s$/) },
  fontWeight: expect.any(Number),
  number: expect.any(Number),
  cubicBezier: [expect.any(Number), expect.any(Number), expect.any(Number), expect.any(Number)],
};

/** What a token says, written as the theme writes it. */
const written: Readonly<Record<string, (value: never) => unknown>> = {
  color: ({ hex, alpha }: { hex: string; alpha: number }) => parseColor(alpha === 1 ? hex : `${hex}${byte(alpha)}`).slice(0, 3),
  dimension: ({ value, unit }: { value: number; unit: string }) => [value, unit],
  duration: ({ value, unit }: { value: number; unit: string }) => `${value}${unit}`,
  fontFamily: (names: readonly string[]) => names,
  fontWeight: String,
  number: Number,
  cubicBezier: (points: readonly number[]) => points,
};
const byte = (part: number) =>
  Math.round(part * 255)
    .toString(16)
    .padStart(2, '0');
/** The same, read from the theme's own CSS. */
const meant: Readonly<Record<string, (css: string) => unknown>> = {
  color: (css) => parseColor(css).slice(0, 3),
  dimension: (css) => {
    const sides = css.startsWith('clamp') ? [css.split(',').at(-1) as string] : css.split(' ');
    const widest = sides.toSorted((a, b) => Number.parseFloat(b) - Number.parseFloat(a))[0] as string;
    return [Number.parseFloat(widest), /rem/.test(widest) ? 'rem' : 'px'];
  },
  duration: (css) => css,
  fontFamily: (css) =>
    css
      .split(/,\s*/)
      .map((name) => name.replaceAll('"', ''))
      .filter((name) => !name.endsWith('Fallback')),
  fontWeight: (css) => css,
  number: Number,
  cubicBezier: (css) => css.match(/[\d.]+/g)?.map(Number),
};

describe('themes for design tools', () => {
  it.each(allThemeIds)('theme %s: each value is the theme’s own', (id) => {
    const file = designTokens(allTokens[id], 'A theme');
    const own = allTokens[id] as unknown as Readonly<Record<string, Readonly<Record<string, string>>>>;
    const wrong = groupsOf(file).flatMap(([group, tokens]) =>
      Object.entries(tokens).flatMap(([name, { $type, $value }]) => {
        const css = own[group]?.[name] ?? '';
        const [said, asked] = [written[$type]?.($value as never), meant[$type]?.(css)];
        return isDeepStrictEqual(said, asked) ? [] : [{ token: `${group}.${name}`, said, asked }];
      }),
    );
    expect(wrong).toEqual([]);
    const alphas = Object.entries(own.color ?? {}).map(([name, css]) => [name, parseColor(css)[3]]);
    const exported = file.color as Record<string, { $value: { alpha: number } }>;
    expect(Object.entries(exported).map(([name, { $value }]) => [name, $value.alpha])).toEqual(alphas);
  });

  it.each(allThemeIds)('theme %s: every value once, in the form of its type or as CSS', (id) => {
    const file = designTokens(allTokens[id], 'A theme');
    const typed = groupsOf(file).flatMap(([group, tokens]) => Object.keys(tokens).map((name) => `${group}.${name}`));
    const asCss = Object.keys(file.$extensions['survey.css']);
    const all = Object.entries(allTokens[id]).flatMap(([group, values]) =>
      typeof values === 'string' ? [group] : Object.keys(values).map((name) => `${group}.${name}`),
    );
    expect([...typed, ...asCss].sort()).toEqual(all.sort());
    expect(asCss.filter((path) => /^(color|logo|text|space|radius|size)\./.test(path))).toEqual([]);
    for (const { $type, $value } of groupsOf(file).flatMap(([, tokens]) => Object.values(tokens))) {
      // Nothing that JSON would lose: no undefined, no NaN.
      expect(JSON.parse(JSON.stringify($value))).toStrictEqual($value);
      if (exact[$type]) expect($value).toEqual(exact[$type]);
    }
  });

  it('keeps what the format cannot say', () => {
    const { color, text, border, image, shadow } = allTokens['1'];
    const changed = {
      ...allTokens['1'],
      color: { ...color, scrim: 'rgb(15 39 71 / 0.65)' },
      text: { ...text, heading: 'clamp(1.5rem, 1rem + 1vw, 2rem)' },
      border: { ...border, answer: '0 0 2px' },
      image: { ...image, page: 'linear-gradient(#ffffff, #000000 40%, #ffffff)' },
      shadow: { ...shadow, card: 'inset 0 1px 2px #00000080, 0 0 0 3px #ffffff' },
    };
    const file = designTokens(changed, 'A theme') as unknown as Record<string, Record<string, DesignToken>>;
    expect(file.color?.scrim?.$value).toMatchObject({ hex: '#0f2747', alpha: 0.65 });
    expect(file.text?.heading).toEqual({
      $type: 'dimension',
      $value: { value: 2, unit: 'rem' },
      $extensions: { 'survey.css': 'clamp(1.5rem, 1rem + 1vw, 2rem)' },
    });
    expect(file.border?.answer).toMatchObject({ $value: { value: 2, unit: 'px' }, $extensions: { 'survey.css': '0 0 2px' } });
    expect(file.$extensions?.['survey.css']).toMatchObject({ scheme: 'light' });
    expect(file.image?.page?.$value).toMatchObject([{ position: 0 }, { position: 0.4 }, { position: 1 }]);
    expect(file.shadow?.card?.$value).toMatchObject([
      { inset: true, offsetY: { value: 1, unit: 'px' }, blur: { value: 2, unit: 'px' } },
      { inset: false, spread: { value: 3, unit: 'px' }, color: { hex: '#ffffff' } },
    ]);
  });
});
