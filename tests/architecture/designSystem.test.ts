import { globSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { flows } from '#contract/flows/index.ts';
import { lineIcons } from '#design-system/icons/lineIcons.ts';
import { strokes } from '#design-system/icons/strokes.ts';
import { guidance } from '#storybook/guides/guidance/guidance.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const read = (file: string) => readFileSync(`${root}${file}`, 'utf8');

/** The states that the visual brief requires, each with its story. `Spanish` may be any story told in Spanish. */
const components: Readonly<Record<string, readonly string[]>> = {
  Button: ['Primary', 'Variants', 'Hovered', 'Focused', 'Pressed', 'Disabled', 'Loading', 'AsLink', 'LongestCopy'],
  AnswerGrid: ['Default', 'Hovered', 'Focused', 'Pressed', 'Chosen', 'TwoColumns', 'Letters', 'Rounded'],
  RadioGroup: ['Default', 'Hovered', 'Focused', 'Pressed', 'Chosen', 'Disabled', 'WithError', 'LongestCopy'],
  Checkbox: ['Default', 'Hovered', 'Focused', 'Pressed', 'Chosen', 'Mixed', 'Disabled', 'WithError', 'LongestCopy'],
  TextField: ['Empty', 'Hovered', 'Focused', 'WithHint', 'WithError', 'LongestCopy'],
  TextArea: ['Empty', 'Hovered', 'Focused', 'LongEnough', 'WithError'],
  MaskedField: ['Phone', 'Zip', 'DateOfTheAccident', 'Hovered', 'Focused', 'WithError'],
  Select: ['Empty', 'Hovered', 'Focused', 'Chosen', 'WithError', 'LongestCopy'],
  MonthYearPicker: ['Empty', 'Hovered', 'Focused', 'Chosen', 'OnePartMissing', 'InTheFuture'],
  CodeInput: ['Empty', 'Filled', 'Pasted', 'Hovered', 'Focused', 'WithError', 'Resend'],
  Field: ['Default', 'WithHintAndError', 'LongestCopy'],
  ErrorSummary: ['LeadsToTheFields', 'AfterASecondAttempt'],
  ProgressBar: ['Original', 'V1', 'V2', 'Hidden', 'WithoutPercent', 'WithStages', 'Ends'],
  CompensationMeter: ['Default', 'Start', 'Highest', 'Growing'],
  TestimonialsCarousel: ['Default', 'Hovered', 'Pressed', 'ByKeyboard', 'Autoplay', 'One', 'Empty', 'LongestCopy'],
  LoadingOverlay: ['Open', 'Closed', 'OpensAndCloses', 'LongestCopy'],
  Modal: ['Open', 'Closed', 'OpensAndCloses', 'LongestCopy'],
  ConsentNotice: ['Default'],
  BuyerList: ['Default', 'Hovered', 'Focused', 'Chosen', 'One', 'WithError', 'Loading', 'Empty'],
  Captcha: ['Default', 'Loading', 'WithError'],
  BackControl: ['Default', 'Hovered', 'Focused', 'Pressed'],
};
const patterns: typeof components = {
  SurveyHeader: ['Default', 'WithoutCall', 'Hovered', 'Focused', 'Pressed'],
  QuestionScreen: ['Bare', 'Whole', 'LongestCopy'],
  WhatHappensNext: ['Default'],
  CaseDescription: ['Empty', 'WithError', 'LongestCopy'],
  LastStepHeader: ['Default', 'MatchWithLawyer', 'LongestCopy'],
  AccidentType: ['Default', 'Hovered', 'Focused', 'Pressed', 'Chosen', 'LongestCopy'],
  HowItWorks: ['Default', 'LongestCopy'],
  SocialProof: ['Default', 'LongestCopy'],
  SurveyFooter: ['Default', 'OptedOut', 'WithoutCall', 'Hovered', 'Focused'],
  ThankYouSteps: ['Default', 'NotYetArrived'],
  PrivacyRequestForm: ['Idle', 'Sending', 'Failed', 'Sent', 'SendsAndThanks'],
  LegalPage: ['Default', 'OneSection', 'LongestCopy'],
  NotFound: ['Default'],
  DisqualifiedMessage: ['Default', 'AfterTheForm', 'LongestCopy'],
  PhoneVerificationModal: ['Open', 'Checking', 'Refused', 'WithAWayOut', 'NewCodeSent', 'CanBeSentAgain', 'LongestCopy'],
};

/** Without a state or words of their own: their stories are seen all the same. */
const stateless = ['Icon', 'PageLayout'];
/** Nobody chooses them: seen in what is made of them (RadioGroup and Checkbox; every form and page). */
const inner = ['Choice', 'Stack'];

const asked = [
  ...Object.entries(components).map(([name, states]) => ({ name, states, folder: 'components', group: 'Components' })),
  ...Object.entries(patterns).map(([name, states]) => ({ name, states, folder: 'patterns', group: 'Patterns' })),
];

const shown = [...asked.map(({ name }) => name), ...stateless];

it('asks for the states of every folder there is', () => {
  const folders = ['components', 'patterns'].flatMap((folder) =>
    readdirSync(`${root}design-system/${folder}`, { withFileTypes: true }).filter((each) => each.isDirectory()),
  );
  expect(folders.map(({ name }) => name).sort()).toEqual([...shown, ...inner].sort());
});

describe.each(asked)('$name', ({ name, states, folder, group }) => {
  const file = `design-system/${folder}/${name}/${name}.stories.tsx`;

  it('has its folder, and its place in the sidebar', () => {
    expect(globSync(`design-system/${folder}/${name}/${name}.tsx`, { cwd: root })).toHaveLength(1);
    expect(read(file)).toContain(`title: '${group}/${name}'`);
  });

  it('shows every state, and speaks Spanish', () => {
    const stories = [...read(file).matchAll(/^export const (\w+)/gm)].map(([, story]) => story);
    expect(states.filter((state) => !stories.includes(state))).toEqual([]);
    expect(read(file)).toMatch(/inSpanish|lang: 'es'/);
  });
});

it('draws no icon twice: strokes and pictures share no name', () => {
  expect(Object.keys(strokes).filter((name) => name in lineIcons)).toEqual([]);
});

it('each has a sheet with all themes side by side', () => {
  const sheets = [...read('.storybook/themes/EveryTheme.stories.tsx').matchAll(/^export const (\w+)/gm)].map(([, name]) => name);
  expect(shown.filter((name) => !sheets.includes(name))).toEqual([]);
});

describe('the docs', () => {
  it('say of every component and pattern when, how, what is heard and what to avoid', () => {
    expect(Object.keys(guidance).sort()).toEqual(shown.toSorted());
  });

  it('show what is done right by a story of the component itself', () => {
    const folder = '.storybook/guides/guidance/examples';
    const named = globSync('*Examples.tsx', { cwd: `${root}${folder}` }).flatMap((file) =>
      [...read(`${folder}/${file}`).matchAll(/^ {2}(\w+): \{\n {4}do: \{ story: '(\w+)'/gm)].map(([, name = '', story]) => [
        name,
        story,
      ]),
    );
    expect(named.length).toBeGreaterThan(25);
    const missing = named.filter(([name, story]) => {
      const [file = ''] = globSync(`design-system/{components,patterns}/${name}/${name}.stories.tsx`, { cwd: root });
      return !new RegExp(`^export const ${story}\\b`, 'm').test(file && read(file));
    });
    expect(missing).toEqual([]);
  });

  it('say something in each part', () => {
    const thin = Object.entries(guidance).filter(([, parts]) => Object.values(parts).some((text) => text.length < 7));
    expect(thin).toEqual([]);
  });
});

describe('page and flow stories', () => {
  const files = globSync('{design-system,funnel-app}/**/*.stories.tsx', { cwd: root }).filter((file) =>
    /title: '(Pages|Flows)\//.test(read(file)),
  );

  it('show the map of every flow', () => {
    const maps = [...read('.storybook/flows/Flows.stories.tsx').matchAll(/flow: '([\w-]+)'/g)].map(([, id]) => id);
    expect(flows.map(({ id }) => id).filter((id) => !maps.includes(id))).toEqual([]);
  });

  it('say what can be tried', () => {
    expect(files.length).toBeGreaterThan(4);
    expect(files.filter((file) => !read(file).includes('Things to try: '))).toEqual([]);
  });
});

describe('stories', () => {
  const acts = /\buserEvent\b|\bfireEvent\b|\.(focus|click|dispatchEvent)\(/;
  it('play nothing out unless they are tagged as acts', () => {
    const files = globSync('{design-system,funnel-app,themes,.storybook}/**/*.stories.tsx', { cwd: root });
    const parts = files.flatMap((file) =>
      read(file)
        .split(/^export const /m)
        .slice(1)
        .map((text) => ({ name: `${file}: ${/^\w+/.exec(text)}`, isAct: text.includes("tags: ['act'"), acts: acts.test(text) })),
    );
    expect(parts.filter((part) => part.isAct).length).toBeGreaterThan(50);
    expect(parts.filter((part) => part.acts && !part.isAct).map(({ name }) => name)).toEqual([]);
  });
});
