import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type SwitchDefinition, switches } from '#design-system/switches/switches.ts';

type Listed = {
  [N in keyof typeof switches]: (typeof switches)[N] extends { readonly default: string } ? N : never;
}[keyof typeof switches];
type OtherValue<N extends Listed> = Exclude<(typeof switches)[N]['values'][number], (typeof switches)[N]['default']>;

const inComponent = (name: string, story: string) => [`design-system/components/${name}/${name}.stories.tsx`, story] as const;
const inPage = (story: string) => ['funnel-app/src/pages/survey/OtherScreens.stories.tsx', story] as const;
const inTheme = (story: string) => ['.storybook/themes/EveryTheme.stories.tsx', story] as const;
/** Another face or a media query is a stylesheet alone: tests/themes/bytes.test.ts has one for each value. */
const stylesheet = 'stylesheet';
type Shown = readonly [file: string, story: string] | typeof stylesheet;

/** Where each value but the default is seen: the type checker asks for a line per value. */
const shownIn: {
  readonly [N in Listed]: Readonly<Record<OtherValue<N>, Shown>>;
} = {
  lang: { es: ['funnel-app/src/tracking/advertisingConsent/Asking.stories.tsx', 'Spanish'] },
  progress: {
    v1: inComponent('ProgressBar', 'V1'),
    v2: inComponent('ProgressBar', 'V2'),
    hidden: inComponent('ProgressBar', 'Hidden'),
  },
  percent: { hidden: inComponent('ProgressBar', 'WithoutPercent') },
  grid: { two: inComponent('AnswerGrid', 'TwoColumns') },
  rounded: { on: inComponent('AnswerGrid', 'Rounded') },
  guarantee: { hidden: inPage('WithoutGuarantee') },
  reassurance: { on: inPage('Reassurance') },
  header: { alt1: inPage('HeaderAlt1'), alt2: inPage('HeaderAlt2'), alt3: inPage('HeaderAlt3') },
  start: { question: inPage('StartAtQuestion') },
  lawyer: { rearranged: inPage('LawyerRearranged') },
  scheme: { dark: inTheme('StartScreenInTheDark'), system: stylesheet },
  font: { system: stylesheet, 'source-sans': stylesheet, figtree: stylesheet, barlow: stylesheet, lora: stylesheet },
  proof: { on: inPage('Proof') },
  timeframe: { grid: inPage('TimeFrameGrid'), inline: inPage('TimeFrameInline') },
  redesign: { on: inPage('Redesign') },
  meter: { yes: inPage('Meter'), no: inPage('WithoutMeter') },
  combined: { on: inPage('Combined') },
};

const asked = Object.entries(switches as Readonly<Record<string, SwitchDefinition>>).flatMap(([name, definition]) =>
  definition.values !== 'registry' && definition.built
    ? definition.values.filter((value) => value !== definition.default).map((value) => ({ name, value }))
    : [],
);

describe('the stories of switches', () => {
  it.each(asked)('$name=$value is shown by a story', ({ name, value }) => {
    const shown = (shownIn as Readonly<Record<string, Readonly<Record<string, Shown>>>>)[name]?.[value];
    if (shown === stylesheet) return expect(['font', 'scheme']).toContain(name);
    const [file, story] = shown ?? [import.meta.filename, `${name}=${value}`];
    expect(readFileSync(file, 'utf8')).toContain(`export const ${story}`);
  });
});
