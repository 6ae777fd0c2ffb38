import { clsx } from 'clsx';
import { forwardRef } from 'react';
import type { PictureName } from '../../icons/lineIcons.ts';
import { useGivenChoice } from '../../motion/useGivenChoice.ts';
import { part } from '../../theme/parts.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { Native } from '../native.ts';
import * as styles from './AnswerGrid.css.ts';

export const answerLayouts = ['stack', 'grid', 'inline'] as const;
export type AnswerLayout = (typeof answerLayouts)[number];

export interface Answer {
  id: string;
  /** The form's field that the answer fills. */
  name: string;
  /** The value that the form sends. */
  value: string;
  label: string;
  hint?: string | undefined;
  /** The subject of its drawing, where the theme has drawings. */
  icon?: PictureName | undefined;
}

export interface AnswerGridProps extends Native<'div'> {
  /** The id of the heading that asks the question. */
  labelledBy: string;
  options: readonly Answer[];
  /** The id of the answer given before, if any. */
  chosen?: string | undefined;
  /** `grid`: two columns; `inline`: side by side as far as they fit, for short answers. */
  layout?: AnswerLayout | undefined;
  /** A, B, C before the answers. */
  letters?: boolean | undefined;
  /** Pill-shaped answers, whatever the theme's corners. */
  rounded?: boolean | undefined;
  onChoose(id: string): void;
}

/**
 * The answers to one question as large buttons. Buttons and not radios, because a tap answers and moves on. In a form each sends
 * itself. See docs/spec/campaigns.md#page-hooks.
 */
export const AnswerGrid = forwardRef<HTMLDivElement, AnswerGridProps>(function AnswerGrid(
  { labelledBy, options, chosen, layout = 'stack', letters = false, rounded = false, className, onChoose, ...rest },
  ref,
) {
  const { shown, choose } = useGivenChoice(chosen, onChoose);
  const isPictured = options.length > 2 && options.every(({ icon }) => icon);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a second copy of the question as its legend
    <div
      {...rest}
      ref={ref}
      role="group"
      aria-labelledby={labelledBy}
      className={clsx(styles.layout[layout], className)}
      {...part('answers')}
      data-layout={layout}
      data-pictured={isPictured || undefined}
    >
      {options.map((option, index) => (
        // without a type it sends its form, and type=submit stays the hook of a step's submit control
        <button
          key={option.id}
          name={option.name}
          value={option.value}
          aria-pressed={option.id === shown}
          className={rounded ? styles.roundedAnswer : styles.answer}
          {...part('answer')}
          onClick={() => choose(option.id)}
        >
          <Icon name={option.icon} className={styles.icon} {...part('icon')} />
          {letters && (
            <span className={styles.letter} aria-hidden="true">
              {String.fromCharCode(65 + index)}
            </span>
          )}
          <span className={styles.text} {...part('label')}>
            {option.label}
            {option.hint && <span className={styles.hint}>{option.hint}</span>}
          </span>
          <span className={styles.mark} {...part('mark')}>
            <Icon name={option.id === shown ? 'check' : 'chevron'} />
          </span>
        </button>
      ))}
    </div>
  );
});
