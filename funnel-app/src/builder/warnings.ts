import type { Flow } from '#contract/flow/flow.ts';
import { baseStepOf, type Step, type StepName, steps } from '#contract/flow/steps.ts';
import { flowById } from '#contract/flows/index.ts';
import {
  illegalCombinationsIn,
  type SwitchDefinition,
  type SwitchName,
  switches,
  switchNames,
} from '#design-system/switches/switches.ts';
import { colorsIn, contrast, over, parseColor, type Rgba } from '#design-system/theme/contrast.ts';
import { contrastPairs } from '#design-system/theme/contrastPairs.ts';
import { darkTokens } from '#design-system/theme/dark/darkTokens.ts';
import type { ThemeTokens } from '#design-system/theme/tokens.ts';
import type { FormField } from '#funnel/content/content.ts';
import { languages } from '#funnel/content/languages.ts';
import { type IdleReason, idleReason } from '#funnel/journey/idleSwitches.ts';
import { allTokens } from '#themes/allTokens.ts';
import { darkLooks } from '#themes/darkLooks.ts';
import { lockups } from '#themes/logos/lockups.ts';
import { type LogoVersion, logoParts } from '#themes/logos/versions.ts';
import { type ThemeId, themeById } from '#themes/registry.ts';
import type { Switches } from '#themes/switches.ts';
import { nameOf, titleOf } from './switchLabels.ts';
import { requestedSwitches, runningIn, type Site, switchesOf, type Variant } from './variant.ts';

/** What a warning is about. */
export type WarningKind = 'combination' | 'idle' | 'experiment' | 'contrast' | 'plate';

/** A warning before sharing, with the change that resolves it, if any. */
export interface Warning {
  readonly kind: WarningKind;
  /** The switch whose control it belongs to. */
  readonly of?: SwitchName;
  readonly text: string;
  readonly fix?: { readonly name: SwitchName; readonly value: string; readonly label: string };
}

const defaultOf = (name: SwitchName) => (switches[name] as Extract<SwitchDefinition, { default: string }>).default;

/** A choice by the names that its control shows. */
const inLabels = (name: SwitchName, value: string) => `${titleOf(name)} “${nameOf(name, value)}”`;

/** The change that gives a switch its default back. */
const toDefault = (name: SwitchName) => ({
  name,
  value: defaultOf(name),
  label: `Set ${titleOf(name)} to “${nameOf(name, defaultOf(name))}”`,
});

/** A step by its question and answers. */
function questionOf(name: StepName): string {
  const { steps: words, fields } = languages.en;
  const { heading, options = {} } = words[baseStepOf(name)];
  const step: Step = steps[name];
  const answers =
    step.kind === 'form' ? step.fields.map((field) => fields[field as FormField].label) : Object.values(options).slice(0, 1);
  return `“${heading}” with ${answers.map((answer) => `“${answer}”`).join(', ')}`;
}

/** Why a switch does nothing in a flow, in words. */
const idleWords: Readonly<Record<IdleReason, (name: SwitchName) => string>> = {
  steps(name) {
    const { concerns = [] }: SwitchDefinition = switches[name];
    return `it does not ask ${concerns.map((step) => questionOf(step as StepName)).join(' or ')}`;
  },
  start: () => 'no tap answers its first question',
  meter: () => 'it never shows the meter',
  bar: () => 'it has no progress bar',
};

/** Choices without effect in their flow. */
function idleWarnings({ campaign: { flow }, chosen }: Variant): readonly Warning[] {
  return switchNames.flatMap((name) => {
    const value = chosen[name];
    const why = value === undefined || value === defaultOf(name) ? undefined : idleReason(name, flowById(flow) as Flow);
    if (value === undefined || !why) return [];
    const text = `${inLabels(name, value)} changes nothing in this flow: ${idleWords[why](name)}.`;
    return [{ kind: 'idle', of: name, text, fix: toDefault(name) }];
  });
}

/** Combinations of the list that do not go together: the page leaves one of them out. */
function illegalWarnings(chosen: Readonly<Record<SwitchName, string>>): readonly Warning[] {
  return illegalCombinationsIn(chosen).map(({ when, never, because }) => {
    const [left, kept] = [inLabels(never.name, never.value), inLabels(never.name, defaultOf(never.name))];
    return {
      kind: 'combination',
      of: never.name,
      text: `${left} does not go with ${inLabels(when.name, when.value)}: ${because}. The page keeps ${kept}.`,
      fix: toDefault(never.name),
    };
  });
}

/** Visitors of an experiment get other switches than those picked; the builder's address pins them. */
function experimentWarnings(variant: Variant): readonly Warning[] {
  return runningIn(variant.campaign).map(({ name, variants }) => {
    const shares = variants.map(
      ({ switches: own }) =>
        Object.entries(own)
          .map(([name, value = '']) => inLabels(name as SwitchName, value))
          .join(', ') || 'the campaign as it is',
    );
    return {
      kind: 'experiment',
      text: `${variant.campaign.path} runs the experiment ${name}: its visitors are shared out among ${shares.join('; ')}. The address of this variant always shows this one.`,
    };
  });
}

interface Palette {
  readonly tokens: ThemeTokens;
  /** The theme's name, with its scheme where that is not as drawn. */
  readonly name: string;
}

/** The palettes of a theme in a scheme; both where the device decides. */
function palettesOf(theme: ThemeId, scheme: Switches['scheme']): readonly Palette[] {
  const { name } = themeById(theme);
  const light = { tokens: allTokens[theme], name };
  if (scheme === 'light') return [light];
  const dark = { tokens: darkTokens(allTokens[theme], darkLooks[theme].textContrast), name: `${name}, dark` };
  return scheme === 'dark' ? [dark] : [light, dark];
}

/** Pairs of a palette with too little contrast, computed as in tests/themes. */
export function contrastWarnings({ tokens, name }: Palette, textContrast = 4.5): readonly Warning[] {
  return contrastPairs.flatMap(({ ink, ground, need, ratio }) => {
    const got = ratio(tokens);
    const wanted = need === 4.5 ? textContrast : need;
    return got >= wanted
      ? []
      : [
          {
            kind: 'contrast',
            of: 'theme',
            text: `In ${name}, ${ink} on ${ground} has a contrast of ${got.toFixed(1)}:1; it needs ${wanted}:1.`,
          },
        ];
  });
}

/** WCAG 1.4.11. */
const leastOfGraphics = 3;

/** The contrast of a lockup's ink on a palette's header. */
function contrastOnHeader(made: 'dark' | 'light', { tokens }: Palette): number {
  const ink = parseColor(made === 'dark' ? tokens.logo.inkDark : tokens.logo.ink);
  const page = over(parseColor(tokens.color.page), [255, 255, 255, 1]);
  const header: Rgba = over(parseColor(tokens.color.header), page);
  const grounds = [header, ...colorsIn(tokens.image.header).map((stop) => over(stop, header))];
  return Math.min(...grounds.map((ground) => contrast(over(ink, ground), ground)));
}

/** A lockup made for the other kind of header: readable only on a plate. */
function plateWarnings(theme: ThemeId, logo: LogoVersion, palettes: readonly Palette[]): readonly Warning[] {
  const { name, headerLockup } = themeById(theme);
  const { mark, lockup } = logoParts(logo);
  const [made, has] = [lockups[lockup].ground, lockups[headerLockup].ground];
  if (made === has || lockups[lockup].layout === 'badge') return [];
  const bare = Math.min(...palettes.map((palette) => contrastOnHeader(made, palette)));
  if (bare >= leastOfGraphics) return [];
  const value = `v${mark}.${headerLockup}`;
  return [
    {
      kind: 'plate',
      of: 'logo',
      text: `Logo ${logo} is drawn for ${made} headers and ${name} has a ${has} one. Its ink would have a contrast of ${bare.toFixed(1)}:1 there, so it brings a ${made} plate.`,
      fix: { name: 'logo', value, label: `Use ${value}, made for this header` },
    },
  ];
}

/** Warnings about a variant: illegal combinations first, then switches without effect, then contrast. */
export function warningsOf(variant: Variant, site: Site): readonly Warning[] {
  const { theme, logo, scheme } = switchesOf(variant, site);
  const palettes = palettesOf(theme, scheme);
  return [
    ...illegalWarnings(requestedSwitches(variant, site)),
    ...idleWarnings(variant),
    ...experimentWarnings(variant),
    ...palettes.flatMap((palette) => contrastWarnings(palette, themeById(theme).textContrast)),
    ...plateWarnings(theme, logo, palettes),
  ];
}
