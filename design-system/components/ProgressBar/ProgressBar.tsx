import { useLayoutEffect, useRef } from 'react';
import { prefersReducedMotion } from '../../theme/mediaQueries.ts';
import * as styles from './ProgressBar.css.ts';

export const progressVariants = ['original', 'v1', 'v2', 'hidden'] as const;
export type ProgressVariant = (typeof progressVariants)[number];

export interface ProgressBarProps {
  /** Percent, 0 to 100. */
  value: number;
  variant: 'original' | 'v1' | 'v2' | 'hidden';
  /** Whether the number and its sign are shown (switch `percent`). */
  showPercent: boolean;
  /** What the bar measures, for assistive technology and over the bar. */
  label: string;
  /** The stages of the survey, evenly spread; a stage is active once it is reached. Phones show the first four (Core 4). */
  labels?: readonly string[] | undefined;
}

/** Where the bar last stood on this page: each screen draws its own bar, and it grows from there. */
let lastShown: string | undefined;

/** No fill is shorter than its round end, or than the number in it; none at all at 0 %. */
const barStyle = (percent: number) => {
  const least = `var(--least, min(${percent * 100}%, var(--height)))`;
  return `translateX(calc((max(${percent}%, ${least}) - 100%) * var(--toward, 1)))`;
};

/**
 * How far along the visitor is. assumed: the specification names three bars without showing them; original is a solid bar with its number
 * over it, v1 the same cut into ten segments, v2 a tall bar that carries its number. `hidden` is no bar at all.
 */
export function ProgressBar({ value, variant, showPercent, label, labels = [] }: ProgressBarProps) {
  const fill = useRef<HTMLDivElement>(null);
  const percent = Math.min(100, Math.max(0, Math.round(value)));
  const number = showPercent && <span className={styles.percent}>{`${percent}%`}</span>;

  // Set by script and not by a style attribute: the page's policy allows no inline style in the HTML.
  useLayoutEffect(() => {
    if (!fill.current) return;
    const transform = barStyle(percent);
    fill.current.style.transform = transform;
    if (lastShown && lastShown !== transform && !prefersReducedMotion()) {
      fill.current.animate({ transform: [lastShown, transform] }, { duration: 500, easing: 'ease-out' });
    }
    lastShown = transform;
  }, [percent]);

  if (variant === 'hidden') return null;
  return (
    <div className={styles.progress}>
      <div className={styles.caption} aria-hidden="true">
        <span>{label}</span>
        {variant !== 'v2' && number}
      </div>
      <div
        className={styles.track[variant]}
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
      >
        <div className={styles.fill} ref={fill}>
          {variant === 'v2' && number}
        </div>
      </div>
      {labels.length > 0 && (
        <ol className={styles.labels} aria-hidden="true">
          {labels.map((text, index) => (
            <li key={text} className={styles.stage[percent >= (index * 100) / labels.length ? 'active' : 'inactive']}>
              {text}
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
