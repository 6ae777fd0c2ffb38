import type { ReactNode } from 'react';
import { Icon } from '../../components/Icon/Icon.tsx';
import { useScreenLeaving } from '../../motion/screenLeaving.ts';
import * as styles from './QuestionScreen.css.ts';

export interface QuestionScreenProps {
  /** The step's name in the specification. */
  step: string;
  flow: string;
  heading: string;
  headingId: string;
  subhead?: string | undefined;
  back?: ReactNode;
  progress?: ReactNode;
  /** On a start screen: short promises under its button. They put its heading in display type. */
  ticks?: readonly string[] | undefined;
  /** The note on how the answers are kept. */
  disclaimer?: ReactNode;
  /** The answers or the form. */
  children: ReactNode;
}

/**
 * One question: progress, heading, text, answers, note. The heading takes the focus; the section has no name, or the question
 * would be read twice.
 * A leaving screen gives up its hooks. See docs/spec/campaigns.md#page-hooks.
 */
export function QuestionScreen({
  step,
  flow,
  heading,
  headingId,
  subhead,
  back,
  progress,
  ticks,
  disclaimer,
  children,
}: QuestionScreenProps) {
  const hooks = useScreenLeaving() ? {} : { 'data-step': step, 'data-flow': flow };
  return (
    <section {...hooks} className={styles.screen}>
      {progress}
      <div className={styles.head}>
        <h1 className={ticks ? styles.startHeading : styles.heading} id={headingId} tabIndex={-1}>
          {heading}
        </h1>
        {subhead && <p className={styles.subhead}>{subhead}</p>}
      </div>
      {children}
      {ticks && (
        <ul className={styles.ticks}>
          {ticks.map((tick) => (
            <li key={tick} className={styles.tick}>
              <span className={styles.tickMark}>
                <Icon name="check" />
              </span>
              {tick}
            </li>
          ))}
        </ul>
      )}
      {back && <div className={styles.back}>{back}</div>}
      {disclaimer && (
        <div className={styles.disclaimer}>
          <span className={styles.lock}>
            <Icon name="lock" />
          </span>
          <div>{disclaimer}</div>
        </div>
      )}
    </section>
  );
}
