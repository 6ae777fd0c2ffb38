import { composeStories, type Meta, type StoryObj } from '@storybook/react-vite';
import { type ComponentType, useEffect, useMemo } from 'react';
import { themeById, themeIds } from '#themes/registry.ts';
import { initialGlobals } from '../globals.ts';
import { inLanguage } from '../samples/inLanguage.tsx';
import { Panel } from './Panel.tsx';
import * as sheets from './sheets.css.ts';

interface Args {
  /** A component and one of its stories: `Button/Variants`. */
  story: string;
}

type Globals = Readonly<Record<string, unknown>>;
interface Exported {
  readonly tags?: readonly string[];
}
type StoriesModule = Parameters<typeof composeStories>[0];

const modules = import.meta.glob<StoriesModule>('../../design-system/{components,patterns}/*/*.stories.tsx', { eager: true });

/** The module of every story of every component and pattern, by `Component/Story`. */
const stories = new Map<string, StoriesModule>(
  Object.entries(modules).flatMap(([path, module]) => {
    const names = Object.entries(module as unknown as Readonly<Record<string, Exported>>).flatMap(([name, { tags }]) =>
      name === 'default' || name.startsWith('__') || tags?.includes('act') ? [] : [name],
    );
    return names.map((name) => [`${path.split('/').at(-2)}/${name}`, module] as const);
  }),
);

/** The story with what the toolbar says, as it is shown on its own page. @throws Error for one that there is not */
function composed(story: string, initialGlobals: Globals): ComponentType {
  const module = stories.get(story);
  if (!module) throw new Error(`No story "${story}"; there are ${[...stories.keys()].join(', ')}`);
  return (composeStories(module, { initialGlobals, decorators: [inLanguage] }) as Record<string, ComponentType>)[
    story.split('/')[1] ?? ''
  ] as ComponentType;
}

function InEachTheme({ story, globals }: { story: string; globals: Globals }) {
  // a new type would mount every panel again
  const said = JSON.stringify(globals);
  const Story = useMemo(() => composed(story, JSON.parse(said) as Globals), [story, said]);
  // a component that takes the focus as it comes takes it in the last theme, which scrolls there
  useEffect(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    scrollTo(0, 0);
  }, []);
  return (
    <main className={sheets.panels}>
      {themeIds.map((id) => (
        <Panel key={id} id={id}>
          <Story />
        </Panel>
      ))}
    </main>
  );
}

/**
 * One component in all themes at once: its state, or another component, can be chosen in the controls. For judging by eye: behaviour and
 * accessibility are tested on the story itself, which stands here once a theme with the same ids.
 */
export default {
  title: 'Foundations/In every theme',
  tags: ['no-picture', 'sheet', 'panels', '!autodocs', '!manifest'],
  argTypes: { story: { control: 'select', options: [...stories.keys()] } },
  // Its pictures are those of the stories that it shows.
  parameters: { a11y: { test: 'off' } },
  render: ({ story }, { globals }) => <InEachTheme story={story} globals={globals} />,
} satisfies Meta<Args>;

type Story = StoryObj<Args>;

const sheet = (story: string): Story => ({ args: { story } });

/** What the toolbar says besides the theme, as an address has it. */
const globalsQuery = (globals: Globals) =>
  Object.keys(initialGlobals)
    .filter((name) => name !== 'theme' && globals[name] !== initialGlobals[name])
    .map((name) => `${name}:${globals[name]}`)
    .join(';');

/** What covers a whole page has a page of its own in each theme: a frame. Only a built or running Storybook has those pages. */
const framed = (id: string, fixed: Readonly<Record<string, string>> = {}): Story => ({
  args: { story: '' },
  argTypes: { story: { table: { disable: true } } },
  tags: ['!test'],
  render: (_args, { globals }) => (
    <main className={sheets.panels}>
      {themeIds.map((theme) => (
        <iframe
          key={theme}
          className={sheets.frame}
          title={themeById(theme).name}
          loading="lazy"
          src={`iframe.html?viewMode=story&id=${id}&globals=theme:${theme};${globalsQuery({ ...globals, ...fixed })}`}
        />
      ))}
    </main>
  ),
});

export const AnswerGrid = sheet('AnswerGrid/Letters');
export const AnswerGridInTwoColumns = sheet('AnswerGrid/TwoColumns');
export const BackControl = sheet('BackControl/Default');
export const Button = sheet('Button/Variants');
export const BuyerList = sheet('BuyerList/SomeChosen');
export const Captcha = sheet('Captcha/Default');
export const Checkbox = sheet('Checkbox/Group');
export const CodeInput = sheet('CodeInput/Filled');
export const CompensationMeter = sheet('CompensationMeter/Default');
export const ConsentNotice = sheet('ConsentNotice/Default');
export const ErrorSummary = sheet('ErrorSummary/LeadsToTheFields');
export const Field = sheet('Field/WithHintAndError');
export const Icon = sheet('Icon/All');
export const LoadingOverlay = framed('components-loadingoverlay--open');
export const MaskedField = sheet('MaskedField/WithError');
export const Modal = framed('components-modal--open');
export const MonthYearPicker = sheet('MonthYearPicker/Chosen');
export const ProgressBar = sheet('ProgressBar/Original');
export const ProgressBarEnds = sheet('ProgressBar/Ends');
export const RadioGroup = sheet('RadioGroup/Chosen');
export const Select = sheet('Select/Chosen');
export const TestimonialsCarousel = sheet('TestimonialsCarousel/Default');
export const TextArea = sheet('TextArea/LongEnough');
export const TextField = sheet('TextField/WithHint');
export const TextFieldWithError = sheet('TextField/WithError');

export const AccidentType = sheet('AccidentType/Chosen');
export const CaseDescription = sheet('CaseDescription/Empty');
export const DisqualifiedMessage = sheet('DisqualifiedMessage/Default');
export const HowItWorks = sheet('HowItWorks/Default');
export const LastStepHeader = sheet('LastStepHeader/MatchWithLawyer');
export const LegalPage = sheet('LegalPage/Default');
export const NotFound = sheet('NotFound/Default');
export const PageLayout = framed('patterns-pagelayout--with-aside');
export const PhoneVerificationModal = framed('patterns-phoneverificationmodal--open');
export const PrivacyRequestForm = sheet('PrivacyRequestForm/Idle');
export const QuestionScreen = sheet('QuestionScreen/Whole');
export const SocialProof = sheet('SocialProof/Default');
export const SurveyFooter = sheet('SurveyFooter/Default');
export const SurveyHeader = sheet('SurveyHeader/Default');
export const ThankYouSteps = sheet('ThankYouSteps/Default');
export const WhatHappensNext = sheet('WhatHappensNext/Default');

export const StartScreen = framed('pages-survey-screens--start');
export const QuestionAsked = framed('pages-survey-screens--other-vehicle');
export const LastStep = framed('pages-survey-screens--phone-and-zip');
export const ThankYouPage = framed('pages-after-the-survey--thank-you-with-estimate');

/** The switch `scheme`: each theme turned to dark ground. What is dark already stays as it is. */
const inTheDark = (id: string) => framed(id, { scheme: 'dark' });
export const StartScreenInTheDark = inTheDark('pages-survey-screens--start');
export const QuestionInTheDark = inTheDark('pages-survey-screens--other-vehicle');
export const LastStepInTheDark = inTheDark('pages-survey-screens--phone-and-zip');
export const ThankYouPageInTheDark = inTheDark('pages-after-the-survey--thank-you-with-estimate');
