import { describe, expect, it } from 'vitest';
import { colorsIn, contrast, over, parseColor, type Rgba } from '#design-system/theme/contrast.ts';
import { contrastPairs } from '#design-system/theme/contrastPairs.ts';
import { darkTokens } from '#design-system/theme/dark/darkTokens.ts';
import { moreContrast } from '#design-system/theme/moreContrast.ts';
import type { ThemeTokens } from '#design-system/theme/tokens.ts';
import { allTokens } from '#themes/allTokens.ts';
import { allThemeIds, themeById } from '#themes/registry.ts';

/** Enough to see the end of the track; the fill, at 3:1, shows the progress. */
const emptyTrack = 1.15;
const white: Rgba = [255, 255, 255, 1];

/** A theme as who asks for more contrast sees it (theme/global.css.ts). */
const withMoreContrast = ({ color, ...others }: ThemeTokens): ThemeTokens => ({
  ...others,
  color: { ...color, ...Object.fromEntries(Object.entries(moreContrast).map(([name, other]) => [name, color[other]])) },
});

/** Every theme as it is drawn, and turned for the switch `scheme`. */
const looks = allThemeIds.flatMap((id) => {
  const { name, textContrast } = themeById(id);
  const tokens = allTokens[id];
  return [
    { id, name, tokens },
    ...(tokens.scheme === 'light' ? [{ id, name: `${name}, dark`, tokens: darkTokens(tokens, textContrast) }] : []),
  ];
});

describe.each(looks)('contrast in $name', ({ id, tokens }) => {
  it.each(contrastPairs.map((pair) => ({ ...pair, name: `${pair.ink} on ${pair.ground}` })))(
    '$name is at least $need : 1, or what the theme promises',
    ({ ratio, need }) => {
      const { textContrast = 4.5 } = themeById(id);
      expect(ratio(tokens)).toBeGreaterThanOrEqual(need === 4.5 ? textContrast : need);
    },
  );

  it('where more is asked for, lines are as dark as text must be, and no pair has less than before', () => {
    const before = tokens;
    const after = withMoreContrast(before);
    const worse = contrastPairs.filter(({ ratio, need }) => ratio(after) < Math.min(ratio(before), need === 3 ? 4.5 : 7));
    expect(worse.map(({ ink, ground }) => `${ink} on ${ground}`)).toEqual([]);
    const lines = ['border', 'fieldBorder', 'answerBorder', 'ghostBorder'] as const;
    const ground = parseColor(before.color.surface);
    expect(lines.filter((line) => contrast(over(parseColor(after.color[line]), ground), ground) < 4.5)).toEqual([]);
  });

  it('the empty part of a bar or meter shows on card and page, by its own ground or by a line', () => {
    const { color, border, image } = tokens;
    const under = [parseColor(color.page), parseColor(color.surface), ...colorsIn(image.page)];
    const least = (ink: string) =>
      Math.min(...under.map((ground) => over(ground, white)).map((ground) => contrast(over(parseColor(ink), ground), ground)));
    const line = border.progress === '0' ? 1 : least(color.border);
    expect(Math.max(line / 3, least(color.progressTrack) / emptyTrack)).toBeGreaterThanOrEqual(1);
  });
});

/** The inks that a component may show on a ground, and how well each can be read there, written down a second time. */
const promised = {
  4.5: {
    page: 'text textMuted heading link linkHover ghost error success onProgress',
    surface: 'text textMuted heading link linkHover ghost error success onProgress',
    surfaceQuiet: 'text textMuted heading link noteIcon',
    ghostHover: 'ghost',
    action: 'onAction',
    actionHover: 'onActionHover',
    actionActive: 'onActionActive',
    answer: 'onAnswer',
    answerHover: 'onAnswerHover',
    answerChosen: 'onAnswerChosen',
    badge: 'onBadge',
    badgeChosen: 'onBadgeChosen',
    field: 'onField placeholder',
    errorSurface: 'onErrorSurface error',
    successSurface: 'onSuccessSurface',
    notice: 'onNotice',
    header: 'onHeader',
    headerAction: 'onHeaderAction',
    headerActionHover: 'onHeaderActionHover',
    footer: 'onFooter footerLink',
    progressFill: 'onProgressFill',
    note: 'onField onNote noteIcon link',
    'header, logo.plate': 'logo.ink',
    'header, logo.plateDark': 'logo.inkDark',
  },
  3: {
    surface:
      'fieldBorder fieldHoverBorder answerBorder answerHoverBorder answerChosenBorder ghostBorder focus progressFill error',
    page: 'fieldBorder fieldHoverBorder answerBorder answerHoverBorder ghostBorder focus progressFill',
    progressTrack: 'progressFill',
    header: 'onHeader',
    footer: 'onFooter',
    'header, logo.plate': 'logo.accent',
    'header, logo.plateDark': 'logo.accentDark',
  },
} as const;

it('every pair that is promised is computed, at the contrast that is promised', () => {
  const asked = Object.entries(promised).flatMap(([need, grounds]) =>
    Object.entries(grounds).flatMap(([ground, inks]) => inks.split(' ').map((ink) => `${ink} on ${ground} at ${need}`)),
  );
  expect(contrastPairs.map(({ ink, ground, need }) => `${ink} on ${ground} at ${need}`).sort()).toEqual(asked.sort());
});

it('every ink of the contract is in a pair', () => {
  const inks = new Set(contrastPairs.map(({ ink }) => ink));
  const colours = Object.keys(allTokens['1'].color).filter((name) => /^(on[A-Z]|text|heading|link)/.test(name));
  expect(colours.filter((name) => !inks.has(name))).toEqual([]);
});
