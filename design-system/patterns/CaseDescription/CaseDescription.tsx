import { clsx } from 'clsx';
import { forwardRef } from 'react';
import { flushSync } from 'react-dom';
import { Icon } from '../../components/Icon/Icon.tsx';
import type { Native } from '../../components/native.ts';
import { TextArea, type TextAreaProps } from '../../components/TextArea/TextArea.tsx';
import { part } from '../../theme/parts.ts';
import * as styles from './CaseDescription.css.ts';

export interface CaseDescriptionProps extends Native<'div'> {
  /** Prompts for the text, folded, and not meant to be copied. */
  tips: { title: string; items: readonly string[] };
  /** First sentences that a tap writes, to make the start easier. */
  starters?: { label: string; items: readonly string[] } | undefined;
  /** The description with its counter and error. */
  area: TextAreaProps;
}

/** The text with one more sentence at its end. */
function withSentence(text: string, sentence: string): string {
  const before = text.trimEnd();
  const end = before === '' ? '' : /[.!?…]$/.test(before) ? ' ' : '. ';
  return `${before}${end}${sentence}. `;
}

/** The visitor's own words, with prompts, sentences to begin with and a length counter. See docs/spec/screens.md#page-areas. */
export const CaseDescription = forwardRef<HTMLDivElement, CaseDescriptionProps>(function CaseDescription(
  { tips, starters, area, className, ...rest },
  ref,
) {
  const startersId = `${area.id}-starters`;
  const write = (sentence: string) => {
    const text = withSentence(area.value, sentence);
    // the box has the text before the caret goes to its end, within the tap: a phone then opens its keyboard
    flushSync(() => area.onChange(text));
    const box = document.getElementById(area.id) as HTMLTextAreaElement;
    box.focus();
    box.setSelectionRange(text.length, text.length);
  };
  return (
    <div {...rest} ref={ref} className={clsx(styles.block, className)}>
      <details className={styles.tips}>
        <summary className={styles.tipsTitle}>{tips.title}</summary>
        <ul className={styles.list}>
          {tips.items.map((item) => (
            <li key={item} className={styles.tip}>
              <span className={styles.mark}>
                <Icon name="check" />
              </span>
              <span>{item}</span>
            </li>
          ))}
        </ul>
      </details>
      {starters && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would make them answers of the form
        <div role="group" aria-labelledby={startersId} className={styles.starters} {...part('starters')} data-scripted>
          <span id={startersId} className={styles.startersLabel}>
            {starters.label}
          </span>
          {starters.items.map((item) => (
            <button key={item} type="button" className={styles.starter} onClick={() => write(item)}>
              {item}
            </button>
          ))}
        </div>
      )}
      <TextArea {...area} />
    </div>
  );
});
