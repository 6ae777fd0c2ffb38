import { Icon } from '../../parts/icons.tsx';
import * as shared from '../../parts/parts.css.ts';
import { sentence } from './CampaignRow.tsx';
import * as styles from './campaigns.css.ts';
import { changed, type Filter, filters, isIn, type ListQuestion, type Row } from './listQuestion.ts';

interface ChipsProps {
  /** Undefined while they are on their way. */
  readonly rows: readonly Row[] | undefined;
  readonly question: ListQuestion;
  readonly onAsk: (next: ListQuestion) => void;
}

const languages: Readonly<Record<string, string>> = { en: 'English', es: 'Spanish' };

/** Narrows the list by state, brand and language. */
export function Chips({ rows, question, onAsk }: ChipsProps) {
  const valuesOf = (name: 'brand' | 'language') => [...new Set((rows ?? []).map((row) => row[name]).filter(Boolean))].sort();
  const list = (label: string, name: 'brand' | 'lang', values: readonly string[]) =>
    values.length > 1 && (
      <label className={styles.choice} data-chosen={question[name] ? '' : undefined}>
        <span>{label}</span>
        <select
          className={styles.select}
          value={question[name] ?? ''}
          onChange={({ target }) => onAsk(changed(question, { [name]: target.value }))}
        >
          <option value="">any</option>
          {values.map((each) => (
            <option key={each} value={each}>
              {languages[each] ?? each}
            </option>
          ))}
        </select>
        <Icon name="unfold" size={14} />
      </label>
    );
  const chip = (name: string, state: Filter | undefined, count: number | undefined) => (
    <button
      key={name}
      type="button"
      className={styles.chip}
      aria-pressed={question.state === state}
      onClick={() => onAsk(changed(question, { state }))}
    >
      {name} <span className={styles.count}>{count ?? '–'}</span>
    </button>
  );
  return (
    <fieldset className={shared.row} aria-label="Show">
      {chip('All', undefined, rows?.length)}
      {filters.map((state) => chip(sentence(state), state, rows?.filter((row) => isIn(row, state)).length))}
      {list('Brand:', 'brand', valuesOf('brand'))}
      {list('Language:', 'lang', valuesOf('language'))}
    </fieldset>
  );
}
