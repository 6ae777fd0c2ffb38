import { describe, expect, it } from 'vitest';
import { luminance, over, parseColor } from '#design-system/theme/contrast.ts';
import type { ThemeTokens } from '#design-system/theme/tokens.ts';
import { allTokens } from '#themes/allTokens.ts';
import { themeById, themeIds } from '#themes/registry.ts';

const px = (length: string) => Number.parseFloat(length) * (length.endsWith('rem') ? 16 : 1);
/** Perceived lightness in five steps from black to white: all that greyscale leaves of a colour. */
const tone = (tokens: ThemeTokens, color: keyof ThemeTokens['color']) =>
  Math.round(Math.cbrt(luminance(over(parseColor(tokens.color[color]), parseColor(tokens.color.page)))) * 4);
/** A corner as it is seen on the control: not more than half its height. */
const corner = (radius: string, height: string) => Math.round(Math.min(px(radius), px(height) / 2) / 4);

/** What a theme keeps without its hues. Each trait is something by which a person would tell two pages apart. */
const traits: Readonly<Record<string, (tokens: ThemeTokens) => string | number | boolean>> = {
  headingVoice: ({ font }) => `${font.headingWeight} ${font.headingTransform} ${font.headingStyle}`,
  headingAlign: ({ align }) => align.heading,
  answerAlign: ({ align }) => align.answer,
  body: ({ font }) => font.body,
  answerCorner: ({ radius, size }) => corner(radius.answer, size.answer),
  buttonCorner: ({ radius, size }) => corner(radius.button, size.button),
  cardCorner: ({ radius }) => Math.round(px(radius.card) / 8),
  answerLine: ({ border }) => border.answer,
  cardLine: ({ border }) => border.card,
  headerLine: ({ border }) => border.header,
  cardShadow: ({ shadow }) => shadow.card !== 'none',
  answerShadow: ({ shadow }) => shadow.answer !== 'none',
  progress: ({ size, radius, border }) => `${size.progress} ${radius.progress === '999px'} ${border.progress}`,
  density: ({ size, density }) => px(size.answer) + px(density.answerGap),
  rule: ({ rule }) => rule.height,
  page: (tokens) => tone(tokens, 'page'),
  header: (tokens) => tone(tokens, 'header'),
  action: (tokens) => tone(tokens, 'action'),
  answerChosen: (tokens) => tone(tokens, 'answerChosen'),
};

const pairs = themeIds.flatMap((one, i) => themeIds.slice(i + 1).map((other) => ({ one, other })));

describe('without their hues', () => {
  it('every theme has a heading face of its own', () => {
    const shared = pairs.filter(({ one, other }) => allTokens[one].font.heading === allTokens[other].font.heading);
    expect(shared.map(({ one, other }) => `${themeById(one).name} and ${themeById(other).name}`)).toEqual([]);
  });

  it.each(pairs.map((each) => ({ ...each, name: `${themeById(each.one).name} and ${themeById(each.other).name}` })))(
    '$name differ in six traits or more',
    ({ one, other }) => {
      const different = Object.entries(traits).filter(([, read]) => read(allTokens[one]) !== read(allTokens[other]));
      expect(different.map(([name]) => name).length).toBeGreaterThanOrEqual(6);
    },
  );
});
