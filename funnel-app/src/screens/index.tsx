import { type ComponentType, lazy } from 'react';
import type { AnswerField } from '#contract/fields/fields.ts';
import { canExitTo, type Flow } from '#contract/flow/flow.ts';
import { baseStepOf, type OwnStepName, type StepName, steps } from '#contract/flow/steps.ts';
import { withTimeout } from '../api/withTimeout.ts';
import { ChoiceScreen } from './ChoiceScreen.tsx';
import type { ScreenProps } from './screenProps.ts';

type Screen = ComponentType<ScreenProps>;
type Load = () => Promise<{ readonly default: Screen }>;

/** What can be the last screen comes with the ending: once its question is shown, nothing more is needed from the network. */
const withEnding =
  (load: Load): Load =>
  async () =>
    (await Promise.all([load(), import('../pages/endingChunk.ts')]))[0];

const plainForm: Load = () => import('./PlainForm.tsx');
const contactForm = withEnding(() => import('./ContactForm.tsx'));
const longForm = withEnding(() => import('./LongForm.tsx'));
const tilesScreen: Load = () => import('./TilesScreen.tsx');

/** Steps with a screen of their own; the others have the one of their kind (`loaderOf`). */
const ownScreens: Readonly<Partial<Record<OwnStepName, Load>>> = {
  TypeOfAccident: tilesScreen,
  HowWasUserHurt: tilesScreen,
  OnePageForm: longForm,
  FormFirstQuestions: longForm,
  FormSecondQuestions: longForm,
  FormThirdQuestions: longForm,
  ZipCode: () => import('./ZipForBuyers.tsx'),
  PhoneAndBuyersConsent: withEnding(() => import('./BuyersForm.tsx')),
};

const maskedFields: readonly AnswerField[] = ['phone', 'zip_code', 'date_of_birth'];

/** Where the screen of a step comes from; undefined for a choice, whose screen is here from the start. */
function loaderOf(name: StepName): Load | undefined {
  const step = steps[name];
  const special = ownScreens[baseStepOf(name)];
  if (special || step.kind === 'choice') return special;
  return step.fields.some((field) => maskedFields.includes(field)) ? contactForm : plainForm;
}

/** Whether answering the step can end the survey. */
export const canEnd = (flow: Flow, name: StepName): boolean => canExitTo(flow, name, 'submit');

/** Milliseconds: a screen that takes longer may never come, and its visitor is told so and may try again. */
const timeoutMs = 30_000;

const loadedScreens = new Map<StepName, Screen>();
const renderedScreens = new Map<StepName, Screen>();

/** Whether the page has the step's screen from the start. */
export const isLoadedAtStart = (step: StepName): boolean => loaderOf(step) === undefined;

/** Once shown, a step keeps its component, or the visitor would lose what its screen holds. */
function screenOf(step: StepName): Screen {
  const load = loaderOf(step);
  if (!load) return ChoiceScreen;
  // Once more at once: Vite counts a stylesheet that failed as the screen's own failure, though it is asked for again (stylesAgain.ts).
  const screen = renderedScreens.get(step) ?? loadedScreens.get(step) ?? lazy(() => withTimeout(load().catch(load), timeoutMs));
  renderedScreens.set(step, screen);
  return screen;
}

/** The screen of a step. One that is not here yet suspends; one that does not come throws, and is another one after `loadAgain`. */
export function StepScreen(props: ScreenProps) {
  const Screen = screenOf(props.step);
  return <Screen {...props} />;
}

/**
 * Work that fetches each screen of the flow ahead of its question; once all is done, nothing more is needed from the network. A failure
 * shows only if the screen is still missing when its turn comes.
 */
export const screenLoads = (flow: Flow): readonly (() => void)[] =>
  flow.steps.flatMap(({ step }) => {
    const load = loaderOf(step);
    if (!load) return [];
    return () => {
      load().then(
        (module) => loadedScreens.set(step, module.default),
        () => undefined,
      );
    };
  });

/**
 * Asks again for a screen that could not be loaded, for the next `StepScreen` to show.
 * @throws when it still does not come
 */
export async function reloadScreen(step: StepName): Promise<void> {
  const load = loaderOf(step);
  const screen = load && (await withTimeout(load(), timeoutMs));
  if (screen) loadedScreens.set(step, screen.default);
  renderedScreens.delete(step);
}
