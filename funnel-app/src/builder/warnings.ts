import type { Flow } from '#contract/flow/flow.ts';
import { baseStepOf, type Step, type StepName, steps } from '#contract/flow/steps.ts';
import { flowById } from '#contract/flows/index.ts';
import { type English, type Say, sayIn } from '#design-system/samples/say.ts';
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
import { withoutStart } from '#funnel/journey/journey.ts';
import { contentFrom } from '#funnel/pages/stories.ts';
import { allTokens } from '#themes/allTokens.ts';
import { darkLooks } from '#themes/darkLooks.ts';
import { lockups } from '#themes/logos/lockups.ts';
import { type LogoVersion, logoParts } from '#themes/logos/versions.ts';
import { type ThemeId, themeById } from '#themes/registry.ts';
import type { Switches } from '#themes/switches.ts';
import { nameOf, titleOf } from './switchLabels.ts';
import { campaignOf, requestedSwitches, runningIn, type Site, switchesOf, type Variant } from './variant.ts';

/** A warning before sharing, with the change that resolves it, if any. */
export interface Warning {
  readonly text: string;
  readonly fix?: { readonly name: SwitchName; readonly value: string; readonly label: string };
}

const defaultOf = (name: SwitchName) => (switches[name] as Extract<SwitchDefinition, { default: string }>).default;

/** A choice by the names that its control shows. */
const inLabels = (name: SwitchName, value: string, say: Say) => `${titleOf(name, say)} “${nameOf(name, value, say)}”`;

/** The change that gives a switch its default back. */
const toDefault = (name: SwitchName, say: Say) => ({
  name,
  value: defaultOf(name),
  label: say('Set {0} to “{1}”', titleOf(name, say), nameOf(name, defaultOf(name), say)),
});

/** A step by its question and answers. */
function questionOf(name: StepName, language: unknown): string {
  const { steps: words, fields } = contentFrom({ lang: language });
  const { heading, options = {} } = words[baseStepOf(name)];
  const step: Step = steps[name];
  const answers =
    step.kind === 'form' ? step.fields.map((field) => fields[field as FormField].label) : Object.values(options).slice(0, 1);
  return sayIn(language)('“{0}” with {1}', heading, answers.map((answer) => `“${answer}”`).join(', '));
}

/** Switches that a flow's own options can make idle, and why. */
const idleReasons: Partial<Record<SwitchName, (flow: Flow) => English | undefined>> = {
  start: (flow) => (withoutStart({ flow, campaign: {} }).opened ? undefined : 'no tap answers its first question'),
  meter: ({ options: { meter } }) => (meter === 'never' ? 'it never shows the meter' : undefined),
  progress: ({ options: { bar } }) => (bar === 'none' ? 'it has no progress bar' : undefined),
  percent: ({ options: { bar } }) => (bar === 'none' ? 'it has no progress bar' : undefined),
};

function idleReason(name: SwitchName, flow: Flow, language: unknown): string | undefined {
  const say = sayIn(language);
  const { concerns }: SwitchDefinition = switches[name];
  if (concerns && !flow.steps.some(({ step }) => concerns.includes(step) || concerns.includes(baseStepOf(step))))
    return say(
      'it does not ask {0}',
      concerns.map((step) => questionOf(step as StepName, language)).reduce((before, step) => say('{0} or {1}', before, step)),
    );
  const reason = idleReasons[name]?.(flow);
  return reason && say(reason);
}

/** What was chosen and changes nothing in the flow that it was chosen for. */
function idleWarnings({ flow, chosen }: Variant, language: unknown): readonly Warning[] {
  const say = sayIn(language);
  return switchNames.flatMap((name) => {
    const value = chosen[name];
    const why = value === undefined || value === defaultOf(name) ? undefined : idleReason(name, flowById(flow) as Flow, language);
    if (value === undefined || !why) return [];
    return [{ text: say('{0} changes nothing in this flow: {1}.', inLabels(name, value, say), why), fix: toDefault(name, say) }];
  });
}

/** Combinations of the list that do not go together: the page leaves one of them out. */
function illegalWarnings(chosen: Readonly<Record<SwitchName, string>>, say: Say): readonly Warning[] {
  return illegalCombinationsIn(chosen).map(({ when, never, because }) => {
    const [left, kept] = [inLabels(never.name, never.value, say), inLabels(never.name, defaultOf(never.name), say)];
    return {
      text: say(
        '{0} does not go with {1}: {2}. The page keeps {3}.',
        left,
        inLabels(when.name, when.value, say),
        say(because),
        kept,
      ),
      fix: toDefault(never.name, say),
    };
  });
}

/** Visitors of an experiment get other switches than those picked; the builder's address pins them. */
function experimentWarnings(variant: Variant, say: Say): readonly Warning[] {
  return runningIn(campaignOf(variant)).map(({ name, variants }) => {
    const shares = variants.map(({ switches: own }) =>
      Object.entries(own)
        .map(([name, value]) => inLabels(name as SwitchName, value, say))
        .join(', '),
    );
    return {
      text: say(
        '{0} runs the experiment {1}: its visitors are shared out among {2}. The address of this variant always shows this one.',
        variant.path ?? '',
        name,
        shares.join('; '),
      ),
    };
  });
}

interface Palette {
  readonly tokens: ThemeTokens;
  /** The theme's name, with its scheme where that is not as drawn. */
  readonly name: string;
}

/** What a theme is drawn with in a scheme: as the device asks is both. */
function palettesOf(theme: ThemeId, scheme: Switches['scheme'], say: Say): readonly Palette[] {
  const { name } = themeById(theme);
  const light = { tokens: allTokens[theme], name };
  if (scheme === 'light') return [light];
  const dark = { tokens: darkTokens(allTokens[theme], darkLooks[theme].textContrast), name: say('{0}, dark', name) };
  return scheme === 'dark' ? [dark] : [light, dark];
}

/** Pairs of a palette that fall short of what they need, computed as tests/themes does. */
export function contrastWarnings({ tokens, name }: Palette, textContrast = 4.5, say = sayIn('en')): readonly Warning[] {
  return contrastPairs.flatMap(({ ink, ground, need, ratio }) => {
    const got = ratio(tokens);
    const wanted = need === 4.5 ? textContrast : need;
    return got >= wanted
      ? []
      : [
          {
            text: say('In {0}, {1} on {2} has a contrast of {3}:1; it needs {4}:1.', name, ink, ground, got.toFixed(1), wanted),
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

/** By the ground that the lockup is made for. */
const plateReasons = {
  light:
    'Logo {0} is drawn for light headers and {1} has a dark one. Its ink would have a contrast of {2}:1 there, so it brings a light plate.',
  dark: 'Logo {0} is drawn for dark headers and {1} has a light one. Its ink would have a contrast of {2}:1 there, so it brings a dark plate.',
} as const;

/** A lockup made for the other kind of header: readable only on a plate. */
function plateWarnings(theme: ThemeId, logo: LogoVersion, palettes: readonly Palette[], say: Say): readonly Warning[] {
  const { name, headerLockup } = themeById(theme);
  const { mark, lockup } = logoParts(logo);
  const [made, has] = [lockups[lockup].ground, lockups[headerLockup].ground];
  if (made === has || lockups[lockup].layout === 'badge') return [];
  const bare = Math.min(...palettes.map((palette) => contrastOnHeader(made, palette)));
  if (bare >= leastOfGraphics) return [];
  const value = `v${mark}.${headerLockup}`;
  return [
    {
      text: say(plateReasons[made], logo, name, bare.toFixed(1)),
      fix: { name: 'logo', value, label: say('Use {0}, made for this header', value) },
    },
  ];
}

/**
 * Warnings about a variant: illegal combinations first, then switches without effect, then contrast.
 * @param language the toolbar's
 */
export function warningsOf(variant: Variant, site: Site, language: unknown = 'en'): readonly Warning[] {
  const say = sayIn(language);
  const { theme, logo, scheme } = switchesOf(variant, site);
  const palettes = palettesOf(theme, scheme, say);
  return [
    ...illegalWarnings(requestedSwitches(variant, site), say),
    ...idleWarnings(variant, language),
    ...experimentWarnings(variant, say),
    ...palettes.flatMap((palette) => contrastWarnings(palette, themeById(theme).textContrast, say)),
    ...plateWarnings(theme, logo, palettes, say),
  ];
}
