import { clsx } from 'clsx';
import * as shared from '../../parts/parts.css.ts';
import { dateTime, utc } from '../../parts/times.ts';
import { Select } from './Chip.tsx';
import * as styles from './figures.css.ts';
import { type Answer, ask, errorWords, type FiguresQuestion, stepName } from './figuresQuestion.ts';
import { count, percent } from './numbers.ts';

interface StopsProps {
  readonly answer: Answer;
  readonly question: FiguresQuestion;
  readonly onAsk: (next: FiguresQuestion) => void;
}

/** Errors that are shown. */
const most = 8;

/** What a check refused at one step, and how many visits ended there. The step is chosen, or the one that stops the most. */
export function Stops({ answer, question, onAsk }: StopsProps) {
  const { steps, timesSince } = answer;
  const stopping = steps.filter(({ blocked, errors }) => blocked > 0 || errors.length > 0);
  const worst = [...stopping].sort((one, other) => other.blocked - one.blocked)[0];
  const chosen = stopping.find(({ step }) => step === question.step) ?? worst;
  if (!chosen) return null;
  const { step, blocked, reached, errors } = chosen;
  return (
    <section className={clsx(shared.card, shared.padded)} aria-labelledby="stops">
      <div className={styles.cardHead}>
        <h2 className={styles.cardName} id="stops">
          What stops people at “{stepName(step)}”
        </h2>
      </div>
      {stopping.length > 1 && (
        <Select
          label="Step:"
          value={step}
          options={stopping.map((each) => [each.step, `${stepName(each.step)} (${count(each.blocked)})`] as const)}
          onChange={(value) => onAsk(ask(question, { step: value }))}
        />
      )}
      <table className={styles.plain}>
        <caption className={styles.hidden}>Visits that were refused at {stepName(step)}, by field</caption>
        <tbody>
          {errors.slice(0, most).map((error) => (
            <tr key={errorWords(error)}>
              <th scope="row" className={styles.line}>
                {errorWords(error)}
              </th>
              <td className={clsx(styles.figure, styles.quiet)}>{percent(error.count / reached)}</td>
              <td className={styles.figure}>{count(error.count)}</td>
            </tr>
          ))}
          <tr>
            <th scope="row" className={clsx(styles.line, styles.quiet)}>
              Went no further after that
            </th>
            <td className={clsx(styles.figure, styles.quiet)}>{percent(blocked / reached)}</td>
            <td className={styles.figure}>{count(blocked)}</td>
          </tr>
        </tbody>
      </table>
      {errors.length === 0 && (
        <p className={styles.ways}>
          {timesSince === undefined ? (
            'Which field it was has not been counted yet.'
          ) : (
            <>
              Which field it was is counted since <span title={utc(timesSince)}>{dateTime(timesSince)}</span>.
            </>
          )}
        </p>
      )}
    </section>
  );
}
