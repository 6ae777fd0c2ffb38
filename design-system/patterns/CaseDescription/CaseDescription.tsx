import { Icon } from '../../components/Icon/Icon.tsx';
import { TextArea, type TextAreaProps } from '../../components/TextArea/TextArea.tsx';
import * as styles from './CaseDescription.css.ts';

export interface CaseDescriptionProps {
  /** What to write about, as prompts and not as text to be copied. */
  tips: { title: string; items: readonly string[] };
  /** The description with its counter and error. */
  area: TextAreaProps;
}

/** The visitor's own words, with prompts and a length counter. See docs/spec/screens.md#page-areas. */
export function CaseDescription({ tips, area }: CaseDescriptionProps) {
  return (
    <div className={styles.block}>
      <div className={styles.tips}>
        <p className={styles.tipsTitle}>{tips.title}</p>
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
      </div>
      <TextArea {...area} />
    </div>
  );
}
