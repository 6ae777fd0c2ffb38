import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type SwitchDefinition, switches } from '#design-system/switches/switches.ts';

type Listed = {
  [N in keyof typeof switches]: (typeof switches)[N] extends { readonly default: string } ? N : never;
}[keyof typeof switches];
type OtherValue<N extends Listed> = Exclude<(typeof switches)[N]['values'][number], (typeof switches)[N]['default']>;

/** The story files by their name: they may move. */
const stories = new Map(
  globSync('{design-system,funnel-app,.storybook}/**/*.stories.tsx').map((file) => [basename(file, '.stories.tsx'), file]),
);
/** Another face or a media query is a stylesheet alone: tests/themes/bytes.test.ts has one for each value. */
const stylesheet = 'stylesheet';
type Shown = `${string}: ${string}` | typeof stylesheet;

/** Where each value but the default is seen: the type checker asks for a line per value. */
const shownIn: {
  readonly [N in Listed]: Readonly<Record<OtherValue<N>, Shown>>;
} = {
  lang: { es: 'Asking: Spanish' },
  progress: {
    v1: 'ProgressBar: V1',
    v2: 'ProgressBar: V2',
    hidden: 'ProgressBar: Hidden',
  },
  percent: { hidden: 'ProgressBar: WithoutPercent' },
  grid: { two: 'AnswerGrid: TwoColumns' },
  rounded: { on: 'AnswerGrid: Rounded' },
  guarantee: { hidden: 'OtherScreens: WithoutGuarantee' },
  reassurance: { on: 'OtherScreens: Reassurance' },
  header: { alt1: 'OtherScreens: HeaderAlt1', alt2: 'OtherScreens: HeaderAlt2', alt3: 'OtherScreens: HeaderAlt3' },
  start: { question: 'OtherScreens: StartAtQuestion' },
  lawyer: { rearranged: 'OtherScreens: LawyerRearranged' },
  scheme: { dark: 'EveryTheme: StartScreenInTheDark', system: stylesheet },
  font: { system: stylesheet, 'source-sans': stylesheet, figtree: stylesheet, barlow: stylesheet, lora: stylesheet },
  proof: { on: 'OtherScreens: Proof' },
  timeframe: { grid: 'OtherScreens: TimeFrameGrid', inline: 'OtherScreens: TimeFrameInline' },
  redesign: { on: 'OtherScreens: Redesign' },
  meter: { yes: 'OtherScreens: Meter', no: 'OtherScreens: WithoutMeter' },
  combined: { on: 'OtherScreens: Combined' },
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
    const [file = '', story = name] = shown?.split(': ') ?? [];
    const text = stories.has(file) ? readFileSync(stories.get(file) as string, 'utf8') : '';
    expect(text, 'name a story of it in shownIn').toMatch(new RegExp(`^export const ${story}\\b`, 'm'));
  });
});
