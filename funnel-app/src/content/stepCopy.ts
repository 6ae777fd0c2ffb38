import { baseStepOf, type StepName } from '#contract/flow/steps.ts';
import type { Content, StepCopy } from './content.ts';

/** The words of a step, or of the step that it borrows from. */
export const stepCopy = (content: Pick<Content, 'steps'>, step: StepName): StepCopy => content.steps[baseStepOf(step)];
