import { plainFields } from '#contract/api/plain-page.ts';
import type { StepName } from '#contract/flow/steps.ts';
import { visuallyHidden } from '#design-system/components/base.css.ts';
import { walkSurvey, withLeadExtras } from '../../journey/journey.ts';
import { surveyOf } from '../../journey/surveyOf.ts';
import { answersAt } from '../../submission/sentCopy.ts';
import type { ScreenProps } from '../screenProps.ts';
import * as styles from './ReviewAnswers.css.ts';

/** The answers of the screens before the last, each with a way to change it. See docs/spec/screens.md#check-of-answers. */
export function ReviewAnswers({ content, model, flow, step, answers, leadExtras, onRevisit }: ScreenProps) {
  // an answer that is not asked any more is not sent either
  const { path, counted } = walkSurvey(withLeadExtras(surveyOf(model, flow), leadExtras), answers);
  const rows = path
    .slice(0, Math.max(path.indexOf(step), 0))
    .flatMap((name: StepName) => answersAt(content, name, counted).map(([question, answer]) => ({ name, question, answer })));
  if (rows.length === 0) return null;
  const { title, change } = content.review;
  return (
    <details>
      <summary className={styles.summary}>{title}</summary>
      <dl className={styles.rows}>
        {rows.map(({ name, question, answer }) => (
          <div key={`${name} ${question}`} className={styles.row}>
            <dt className={styles.question}>{question}</dt>
            <dd className={styles.answer}>{answer}</dd>
            <dd className={styles.answer}>
              {/* biome-ignore lint/a11y/useButtonType: without a type it sends its form, and type=submit is the hook of a step's submit control */}
              <button
                name={plainFields.revisit}
                value={name}
                className={styles.change}
                onClick={(event) => {
                  event.preventDefault();
                  onRevisit(name);
                }}
              >
                {change} <span className={visuallyHidden}>{question}</span>
              </button>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
