import { clsx } from 'clsx';
import { useId } from 'react';
import type { Locale } from '#contract/text/locale.ts';
import * as field from '#design-system/components/Field/Field.css.ts';
import * as styles from './words.css.ts';

interface WordFieldProps {
  /** What and in which language, such as `Headline, English`. */
  readonly name: string;
  /** What is shown over it where the languages stand below each other. */
  readonly label: string;
  readonly locale: Locale;
  /** '' where ours shows. */
  readonly value: string;
  readonly ours: string;
  readonly most: number;
  /** Lines that it has room for before it grows. */
  readonly rows: number;
  readonly problems: readonly { readonly problem: string; readonly remedy: string }[];
  readonly readOnly: boolean;
  onChange(text: string): void;
}

/** One text of the campaign's own, over ours. Its counter is of what visitors read. */
export function WordField({ name, label, locale, value, ours, most, rows, problems, readOnly, onChange }: WordFieldProps) {
  const id = useId();
  const letters = [...(value || ours)].length;
  const counter = `${letters} of ${most} letters`;
  return (
    <div className={styles.item}>
      <label className={styles.label} htmlFor={id}>
        <span className={styles.hidden}>{name}</span>
        <span aria-hidden="true">{label}</span>
      </label>
      <textarea
        id={id}
        rows={rows}
        lang={locale}
        spellCheck={false}
        autoComplete="off"
        className={clsx(field.control, styles.control)}
        value={value}
        placeholder={ours}
        readOnly={readOnly}
        aria-invalid={problems.length > 0 ? true : undefined}
        aria-describedby={`${id}-counter${problems.length > 0 ? ` ${id}-problems` : ''}`}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <div className={styles.under}>
        <span id={`${id}-counter`} className={value && letters > most ? styles.tooLong : undefined}>
          {value ? counter : `ours, ${counter}`}
        </span>
        {value && !readOnly && (
          <button type="button" className={styles.reset} onClick={() => onChange('')}>
            As ours<span className={styles.hidden}>: {name}</span>
          </button>
        )}
      </div>
      {problems.length > 0 && (
        <ul id={`${id}-problems`} className={styles.problems}>
          {problems.map(({ problem, remedy }) => (
            <li key={problem}>
              {problem.charAt(0).toUpperCase() + problem.slice(1)}. {remedy}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
