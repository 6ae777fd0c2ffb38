import { describe, expect, it } from 'vitest';
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

describe('themes for design tools', () => {
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
    expect(file.$extensions?.['survey.css']).toMatchObject({ 'border.answer': '0 0 2px', scheme: 'light' });
    expect(file.image?.page?.$value).toMatchObject([{ position: 0 }, { position: 0.4 }, { position: 1 }]);
    expect(file.shadow?.card?.$value).toMatchObject([
      { inset: true, offsetY: { value: 1, unit: 'px' }, blur: { value: 2, unit: 'px' } },
      { inset: false, spread: { value: 3, unit: 'px' }, color: { hex: '#ffffff' } },
    ]);
  });
});
