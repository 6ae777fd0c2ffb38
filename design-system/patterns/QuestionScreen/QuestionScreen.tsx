import { clsx } from 'clsx';
import { forwardRef, type ReactNode, useImperativeHandle, useRef } from 'react';
import { Icon } from '../../components/Icon/Icon.tsx';
import type { Native } from '../../components/native.ts';
import { useScreenLeaving } from '../../motion/screenLeaving.ts';
import { part } from '../../theme/parts.ts';
import { type Place, usePlace } from '../../theme/usePlace.ts';
import * as styles from './QuestionScreen.css.ts';

export interface QuestionScreenProps extends Native<'section'>, Place {
  /** The step's name, which the page carries as `data-step`. */
  step: string;
  flow: string;
  heading: string;
  headingId: string;
  subhead?: string | undefined;
  /** Why this is asked, where it helps. */
  why?: { title: string; text: string } | undefined;
  /** On a start screen: short promises under its button. They put its heading in display type. */
  ticks?: readonly string[] | undefined;
  /** The note on how the answers are kept. */
  note?: ReactNode;
  /** The answers or the form. */
  children: ReactNode;
}

/**
 * One question: heading, text, answers, note. The heading takes the focus; the section has no name, or the question
 * would be read twice.
 * A leaving screen gives up its hooks. See docs/spec/campaigns.md#page-hooks.
 */
export const QuestionScreen = forwardRef<HTMLElement, QuestionScreenProps>(function QuestionScreen(
  { step, flow, share, questionNumber, heading, headingId, subhead, why, ticks, note, children, className, ...rest },
  ref,
) {
  const screen = useRef<HTMLElement>(null);
  useImperativeHandle(ref, () => screen.current as HTMLElement, []);
  usePlace(screen, { share, questionNumber });
  const hooks = useScreenLeaving() ? {} : { 'data-step': step, 'data-flow': flow };
  return (
    <section {...rest} ref={screen} {...hooks} className={clsx(styles.screen, className)} {...part('screen')}>
      <div className={styles.picture} {...part('picture')} aria-hidden="true" />
      <div className={styles.head} {...part('head')}>
        <h1 className={ticks ? styles.startHeading : styles.heading} id={headingId} tabIndex={-1} {...part('heading')}>
          {heading}
        </h1>
        {subhead && (
          <p className={styles.subhead} {...part('subhead')}>
            {subhead}
          </p>
        )}
      </div>
      <div className={styles.body} {...part('body')}>
        {children}
      </div>
      {ticks && (
        <ul className={styles.ticks} {...part('ticks')}>
          {ticks.map((tick) => (
            <li key={tick} className={styles.tick} {...part('tick')}>
              <span className={styles.tickMark} {...part('tickMark')}>
                <Icon name="check" />
              </span>
              {tick}
            </li>
          ))}
        </ul>
      )}
      {why && (
        <div className={styles.why} {...part('why')}>
          <h2 className={styles.whyTitle}>{why.title}</h2>
          <p>{why.text}</p>
        </div>
      )}
      {note && (
        <div className={styles.note} {...part('note')}>
          <span className={styles.lock}>
            <Icon name="lock" />
          </span>
          <div>{note}</div>
        </div>
      )}
    </section>
  );
});
