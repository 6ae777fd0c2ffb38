import * as styles from './Logo.css.ts';
import { marks } from './marks.ts';
import type { MarkId } from './versions.ts';

/** One of the five marks, in the two inks of its lockup. */
export function Mark({ id }: { id: MarkId }) {
  const { shapes, turn } = marks[id];
  return (
    <svg viewBox="0 0 32 32" className={styles.mark} aria-hidden="true">
      <g transform={turn ? `rotate(${turn} 16 16)` : undefined} fillRule="evenodd">
        {shapes.map(({ ink, d, stroke }) =>
          stroke ? (
            <path key={d} d={d} className={styles.stroke[ink]} strokeWidth={stroke} />
          ) : (
            <path key={d} d={d} className={styles.ink[ink]} />
          ),
        )}
      </g>
    </svg>
  );
}
