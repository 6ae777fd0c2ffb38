import { type ComponentType, lazy } from 'react';
import type { AnswerField } from '#contract/fields/fields.ts';
import { canExitTo, type Flow } from '#contract/flow/flow.ts';
import { baseStepOf, type OwnStepName, type StepName, steps } from '#contract/flow/steps.ts';
import { withTimeout } from '../../lib/withTimeout.ts';
import { ChoiceScreen } from '../../screens/choice/ChoiceScreen.tsx';
import type { ScreenProps } from '../../screens/screenProps.ts';

type Screen = ComponentType<ScreenProps>;
type Load = () => Promise<{ readonly default: Screen }>;

/** A screen that can be the last loads with the ending, so that nothing more is needed from the network. */
const withEnding =
  (load: Load): Load =>
  async () =>
    (await Promise.all([load(), import('../ending/endingChunk.ts')]))[0];

const shortForm: Load = () => import('../../screens/form/ShortForm.tsx');
const contactForm = withEnding(() => import('../../screens/contact/ContactForm.tsx'));
const longForm = withEnding(() => import('../../screens/contact/LongForm.tsx'));
const tilesScreen: Load = () => import('../../screens/choice/TilesScreen.tsx');

/** Steps with a screen of their own; the others have the one of their kind (`loaderOf`). */
const ownScreens: Readonly<Partial<Record<OwnStepName, Load>>> = {
  TypeOfAccident: tilesScreen,
  HowWasUserHurt: tilesScreen,
  OnePageForm: longForm,
  FormFirstQuestions: longForm,
  FormSecondQuestions: longForm,
  FormThirdQuestions: longForm,
  ZipCode: () => import('../../screens/buyers/ZipForBuyers.tsx'),
  PhoneAndBuyersConsent: withEnding(() => import('../../screens/buyers/BuyersForm.tsx')),
};

const maskedFields: readonly AnswerField[] = ['phone', 'zip_code', 'date_of_birth'];

/** The loader of a step's screen; undefined for a choice, which is always there. */
function loaderOf(name: StepName): Load | undefined {
  const step = steps[name];
  const special = ownScreens[baseStepOf(name)];
  if (special || step.kind === 'choice') return special;
  return step.fields.some((field) => maskedFields.includes(field)) ? contactForm : shortForm;
}

/** Whether the step is a last one, with contact and consent. A choice can end a survey too, and asks neither. */
export const canEnd = (flow: Flow, name: StepName): boolean => steps[name].kind === 'form' && canExitTo(flow, name, 'submit');

/** Milliseconds after which a screen counts as failed. */
const timeoutMs = 30_000;

const loadedScreens = new Map<StepName, Screen>();
const renderedScreens = new Map<StepName, Screen>();

/** Once shown, a step keeps its component, or its screen would lose its state. */
function screenOf(step: StepName): Screen {
  const load = loaderOf(step);
  if (!load) return ChoiceScreen;
  // tried again at once: Vite counts a failed stylesheet as the screen's failure, though it is retried
  const screen = renderedScreens.get(step) ?? loadedScreens.get(step) ?? lazy(() => withTimeout(load().catch(load), timeoutMs));
  renderedScreens.set(step, screen);
  return screen;
}

/** The screen of a step: suspends while it loads, throws when it fails. `reloadScreen` replaces it. */
export function StepScreen(props: ScreenProps) {
  const Screen = screenOf(props.step);
  return <Screen {...props} />;
}

/** Loads the screen of a step ahead, if it is not there from the start. A failure shows only when the step does. */
export async function loadScreen(step: StepName): Promise<void> {
  const module = await loaderOf(step)?.().catch(() => undefined);
  if (module) loadedScreens.set(step, module.default);
}

/** Whether the step's screen shows without waiting for its code. */
export const isScreenLoaded = (step: StepName): boolean => !loaderOf(step) || loadedScreens.has(step);

/** Loads each screen of the flow ahead. */
export const screenLoads = (flow: Flow): readonly (() => Promise<void>)[] =>
  flow.steps
    .filter(({ step }) => loaderOf(step))
    .map(
      ({ step }) =>
        () =>
          loadScreen(step),
    );

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
