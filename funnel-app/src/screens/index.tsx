import { type ComponentType, lazy } from 'react';
import { type StepName, steps } from '#contract/steps.ts';
import { ChoiceScreen } from './ChoiceScreen.tsx';
import type { ScreenProps } from './screen.ts';

type FormStepName = { [N in StepName]: (typeof steps)[N]['kind'] extends 'form' ? N : never }[StepName];

const nameAndEmail = () => import('./NameAndEmail.tsx');

type LoadedScreen = Promise<{ readonly default: ComponentType<ScreenProps> }>;

/** A step that can be the last comes with the ending: once its question is shown, nothing more is needed from the network. */
const withEnding = (load: () => LoadedScreen) => async (): LoadedScreen =>
  (await Promise.all([load(), import('../pages/ending.ts')]))[0];

/** Screens of form steps load when the first question is on the screen and usable: until then no answer needs them. */
const forms: Readonly<Record<FormStepName, () => LoadedScreen>> = {
  WhenWasTheAccident: () => import('./WhenWasTheAccident.tsx'),
  IncidentDescription: () => import('./IncidentDescription.tsx'),
  NameAndEmail: nameAndEmail,
  SocialDropPII: nameAndEmail,
  PhoneAndZip: withEnding(() => import('./PhoneAndZip.tsx')),
};

type Screen = ComponentType<ScreenProps>;
const loaded = new Map<StepName, Screen>();
const shown = new Map<StepName, Screen>();

/**
 * The screen of a step: the one screen that all choices share, or a form of its own. A form that is not here yet suspends.
 * Once shown, a step keeps its component, or the visitor would lose what its screen holds.
 */
export function screenOf(step: StepName): Screen {
  if (steps[step].kind === 'choice') return ChoiceScreen;
  const screen = shown.get(step) ?? loaded.get(step) ?? lazy(forms[step as FormStepName]);
  shown.set(step, screen);
  return screen;
}

/** Fetches every form screen ahead of its question. A failure shows only if the screen is still missing when its turn comes. */
export function prefetchScreens(): void {
  for (const [step, load] of Object.entries(forms)) {
    load().then(
      (module) => loaded.set(step as StepName, module.default),
      () => undefined,
    );
  }
}

/** Forgets a screen that could not be loaded, so that the next render asks for it again. */
export function retryScreen(step: StepName): void {
  shown.delete(step);
}
