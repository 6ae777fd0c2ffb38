import { clsx } from 'clsx';
import { forwardRef, useImperativeHandle, useRef } from 'react';
import { useLayoutEffect } from '../../theme/olderReact.ts';
import { part } from '../../theme/parts.ts';
import { usePlace } from '../../theme/usePlace.ts';
import type { Native } from '../native.ts';
import * as styles from './ProgressBar.css.ts';

export const progressVariants = ['original', 'v1', 'v2', 'hidden'] as const;
export type ProgressVariant = (typeof progressVariants)[number];

export interface ProgressBarProps extends Native<'div'> {
  /** Percent, 0 to 100. */
  value: number;
  variant: ProgressVariant;
  /** Whether the number and its sign are shown (switch `percent`). */
  showPercent: boolean;
  /** In the header's bar: the theme's own picture of it, over one small line with the present stage. */
  inBar?: boolean | undefined;
  /** The bar's label, for assistive technology and above the bar. */
  label: string;
  /** The stages' names, at most four; active once reached. See docs/spec/flows.md#stages. */
  stages?: readonly string[] | undefined;
  /** How many of them are reached, 1 at the start. */
  stage?: number | undefined;
  /** The number of the question, 1 at first, for a theme's mark. */
  questionNumber?: number | undefined;
}

/** In percent. A smaller number discourages: the stage and the drawn mark say enough. See docs/spec/flows.md#progress. */
const leastShown = 10;

/** No fill is shorter than its round end or its number; none at 0 %. */
export const barStyle = (percent: number) => {
  const least = `var(--least, min(${percent * 100}%, var(--height)))`;
  return `translateX(calc((max(${percent}%, ${least}) - 100%) * var(--toward, 1)))`;
};

/** How far the visitor is. assumed: original is a solid bar, v1 has ten segments, v2 carries its number; `hidden` is none. */
export const ProgressBar = forwardRef<HTMLDivElement, ProgressBarProps>(function ProgressBar(
  { value, variant, showPercent, inBar = false, label, stages = [], stage = 1, questionNumber, className, ...rest },
  ref,
) {
  const whole = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => whole.current as HTMLDivElement, []);
  usePlace(whole, { share: value / 100, questionNumber });
  const fill = useRef<HTMLDivElement>(null);
  const shown = useRef<string>(undefined);
  const percent = Math.min(100, Math.max(0, Math.round(value)));
  const isTelling = !inBar || percent >= leastShown;
  const number = showPercent && isTelling && <span className={styles.percent} {...part('percent')}>{`${percent}%`}</span>;

  // set by script: the page's policy allows no inline style in HTML
  useLayoutEffect(() => {
    if (!fill.current) return;
    const transform = barStyle(percent);
    fill.current.style.transform = transform;
    // each bar is an element of its own, and its fill comes from where the one before was
    fill.current.style.setProperty('--from', shown.current ?? transform);
    shown.current = transform;
  }, [percent]);

  if (variant === 'hidden') return null;
  return (
    <div
      {...rest}
      ref={whole}
      className={clsx(inBar ? styles.inBar : styles.progress, className)}
      {...(inBar && part('progress'))}
    >
      <div className={inBar ? styles.small : styles.caption} aria-hidden="true">
        <span {...(inBar && part('stage'))}>{inBar ? stages[stage - 1] : label}</span>
        {variant !== 'v2' && number}
      </div>
      <div
        // another bar each time: a screen reader that is told of a change says it between the questions (Orca)
        key={percent}
        className={styles.track[variant]}
        {...(inBar && part('track'))}
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
      >
        <div className={styles.fill} {...(inBar && part('done'))} ref={fill}>
          {variant === 'v2' && number}
        </div>
        {inBar && <div className={styles.marker} {...part('marker')} />}
      </div>
      {stages.length > 1 && !inBar && (
        <ol className={styles.labels} aria-hidden="true">
          {stages.map((text, index) => (
            <li key={text} className={styles.stage[index < stage ? 'active' : 'inactive']}>
              {text}
            </li>
          ))}
        </ol>
      )}
    </div>
  );
});
