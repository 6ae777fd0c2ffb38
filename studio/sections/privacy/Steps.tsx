import * as shared from '../../parts/parts.css.ts';
import { Button } from '../../parts/parts.tsx';
import * as leadStyles from '../leads/leads.css.ts';
import * as styles from './privacy.css.ts';
import type { OneRequest } from './privacyWords.ts';
import { type RequestStep, type StepAct, stepsOf, stepTones } from './steps.ts';

const actNames: Readonly<Record<StepAct, string>> = {
  permission: 'Seen …',
  identity: 'I made sure …',
  approve: 'Carry it out …',
  copy: 'Save the files …',
  'copy given': 'It was given …',
  tell: 'Told on …',
  letter: 'To the letters',
  close: 'Close …',
};

const states: Readonly<Record<RequestStep['is'], string>> = {
  done: 'Done',
  now: 'To be done now',
  later: 'Later',
  waits: 'On its way',
  wrong: 'Went wrong',
};

interface StepsProps {
  readonly page: OneRequest;
  /** Whether this person may act on it now. */
  readonly mayAct: boolean;
  onAct(act: StepAct, destination: string): void;
}

/** The acts of a step: of a copy there are two. */
const actsOf = ({ act }: RequestStep): readonly StepAct[] => (act === 'copy' ? ['copy', 'copy given'] : act ? [act] : []);

/** The steps of a request, each with whether it is done and its act. */
export function Steps({ page, mayAct, onAct }: StepsProps) {
  return (
    <section className={`${shared.card} ${styles.card}`} aria-labelledby="steps">
      <h2 id="steps" className={styles.cardTitle}>
        Steps
      </h2>
      <ol className={styles.steps}>
        {stepsOf(page).map((step) => (
          <li key={step.key} className={styles.step}>
            <span className={leadStyles.when}>{step.when}</span>
            <span className={leadStyles.points[stepTones[step.is]]} role="img" aria-label={states[step.is]} />
            <span className={styles.stepWords}>
              <span className={step.is === 'later' ? shared.muted : undefined}>{step.words}</span>
              {mayAct &&
                actsOf(step).map((act) => (
                  <Button
                    key={act}
                    look={step.is === 'now' && act !== 'copy given' ? 'main' : 'small'}
                    onClick={() => onAct(act, step.destination ?? '')}
                    aria-label={act === 'tell' ? `${step.destination} was told on …` : undefined}
                  >
                    {actNames[act]}
                  </Button>
                ))}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
