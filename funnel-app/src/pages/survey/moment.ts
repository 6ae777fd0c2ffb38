import { createContext, useContext } from 'react';
import type { PlainPage } from '#contract/api/plain-page.ts';
import type { Answers } from '#contract/fields/fields.ts';
import type { StepName } from '#contract/flow/steps.ts';
import type { CompensationLevel } from '#contract/rules/compensation.ts';
import type { Journey, LeadExtras } from '../../journey/journey.ts';

/** The part of the survey that an answer changes. The frame round the question does not read it, and is not rendered again. */
export interface Moment {
  readonly journey: Journey;
  /** The last step is answered: the overlay is up until the browser goes on. */
  readonly sending: boolean;
  readonly leadExtras?: LeadExtras;
  readonly errors?: PlainPage['errors'] | undefined;
  readonly level?: CompensationLevel | undefined;
  /** Whether the screens that may come next are laid out ahead (useUpcoming.ts). */
  readonly preparesNext?: boolean;
  readonly onAnswer: (given: Answers, leadExtras?: LeadExtras) => void;
  readonly onType: (given: Answers) => void;
  readonly onBack: () => void;
  /** Shows an earlier step again, to change its answer. */
  readonly onRevisit: (step: StepName) => void;
}

/** The moment with the visitor's path to it, and the number of the question on it. */
export interface Placed extends Moment {
  readonly path: readonly StepName[];
  readonly questionNumber: number;
}

export const MomentContext = createContext<Placed | undefined>(undefined);

/** The survey's moment. @throws outside of a survey */
export function useMoment(): Placed {
  const moment = useContext(MomentContext);
  if (!moment) throw new Error('There is no survey here');
  return moment;
}
