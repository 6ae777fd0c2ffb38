import { type ComponentType, lazy } from 'react';
import type { AnswerField } from '#contract/fields/fields.ts';
import { canExitTo, type Flow } from '#contract/flow/flow.ts';
import { baseStepOf, type OwnStepName, type StepName, steps } from '#contract/flow/steps.ts';
import { inTime } from '../calls/inTime.ts';
import { ChoiceScreen } from './ChoiceScreen.tsx';
import type { ScreenProps } from './screen.ts';

type Screen = ComponentType<ScreenProps>;
type Load = () => Promise<{ readonly default: Screen }>;

/** What can be the last screen comes with the ending: once its question is shown, nothing more is needed from the network. */
const withEnding =
  (load: Load): Load =>
  async () =>
    (await Promise.all([load(), import('../pages/ending.ts')]))[0];

const plain: Load = () => import('./PlainForm.tsx');
const contact = withEnding(() => import('./ContactForm.tsx'));
const long = withEnding(() => import('./LongForm.tsx'));
const tiles: Load = () => import('./TilesScreen.tsx');

/** Steps with a screen of their own; the others have the one of their kind (`loaderOf`). */
const own: Readonly<Partial<Record<OwnStepName, Load>>> = {
  TypeOfAccident: tiles,
  HowWasUserHurt: tiles,
  OnePageForm: long,
  FormFirstQuestions: long,
  FormSecondQuestions: long,
  FormThirdQuestions: long,
  ZipCode: () => import('./ZipForBuyers.tsx'),
  PhoneAndBuyersConsent: withEnding(() => import('./BuyersForm.tsx')),
};

const maskedFields: readonly AnswerField[] = ['phone', 'zip_code', 'date_of_birth'];

/** Where the screen of a step comes from; undefined for a choice, whose screen is here from the start. */
function loaderOf(name: StepName): Load | undefined {
  const step = steps[name];
  const special = own[baseStepOf(name)];
  if (special || step.kind === 'choice') return special;
  return step.fields.some((field) => maskedFields.includes(field)) ? contact : plain;
}

/** Whether answering the step can end the survey. */
export const canEnd = (flow: Flow, name: StepName): boolean => canExitTo(flow, name, 'submit');

/** Milliseconds: a screen that takes longer may never come, and its visitor is told so and may try again. */
const patience = 30_000;

const loaded = new Map<StepName, Screen>();
const shown = new Map<StepName, Screen>();

/** Whether the page has the step's screen from the start. */
export const comesAtOnce = (step: StepName): boolean => loaderOf(step) === undefined;

/** Once shown, a step keeps its component, or the visitor would lose what its screen holds. */
function screenOf(step: StepName): Screen {
  const load = loaderOf(step);
  if (!load) return ChoiceScreen;
  // Once more at once: Vite counts a stylesheet that failed as the screen's own failure, though it is asked for again (stylesAgain.ts).
  const screen = shown.get(step) ?? loaded.get(step) ?? lazy(() => inTime(load().catch(load), patience));
  shown.set(step, screen);
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
        (module) => loaded.set(step, module.default),
        () => undefined,
      );
    };
  });

/**
 * Asks again for a screen that could not be loaded, for the next `StepScreen` to show.
 * @throws when it still does not come
 */
export async function loadAgain(step: StepName): Promise<void> {
  const load = loaderOf(step);
  const screen = load && (await inTime(load(), patience));
  if (screen) loaded.set(step, screen.default);
  shown.delete(step);
}
