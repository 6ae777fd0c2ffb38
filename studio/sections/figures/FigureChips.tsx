import * as shared from '../../parts/parts.css.ts';
import * as styles from './figures.css.ts';
import {
  type Answer,
  ask,
  type Column,
  columnNames,
  columns,
  type FiguresQuestion,
  type Paths,
  spans,
  valueName,
} from './figuresQuestion.ts';

interface ChipsProps {
  readonly question: FiguresQuestion;
  readonly values: Answer['values'];
  readonly paths: Paths;
  readonly onAsk: (next: FiguresQuestion) => void;
}

interface SelectProps {
  readonly label: string;
  readonly value: string;
  readonly isSet: boolean;
  readonly options: readonly (readonly [value: string, name: string])[];
  readonly onChange: (value: string) => void;
}

const Select = ({ label, value, isSet, options, onChange }: SelectProps) => (
  <label className={styles.chip} data-set={isSet}>
    {label}
    <select className={styles.select} value={value} onChange={({ target }) => onChange(target.value)}>
      {options.map(([each, name]) => (
        <option key={each} value={each} className={styles.option}>
          {name}
        </option>
      ))}
    </select>
  </label>
);

/** No value of an address begins so. */
const any = '\u0000';

const short = new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const spanNames: Readonly<Record<number, string>> = {
  1: 'today',
  7: 'last 7 days',
  14: 'last 14 days',
  28: 'last 28 days',
  90: 'last 90 days',
};

/** The columns that always have a chip; others once they are set, or have two values. */
const always: readonly Column[] = ['campaign', 'affid', 'source', 'device', 'language'];

function WhereChip({ column, question, values, paths, onAsk }: ChipsProps & { readonly column: Column }) {
  const chosen = question[column];
  const known = values[column] ?? [];
  const offered = chosen === undefined || known.includes(chosen) ? known : [chosen, ...known];
  if (chosen === undefined && (offered.length < 2 || (!always.includes(column) && column !== 'flow'))) return null;
  return (
    <Select
      label={`${columnNames[column]}:`}
      value={chosen ?? any}
      isSet={chosen !== undefined}
      options={[[any, 'any'], ...offered.map((each) => [each, valueName(column, each, paths)] as const)]}
      onChange={(value) => onAsk(ask(question, { [column]: value === any ? undefined : value }))}
    />
  );
}

/** The question as chips: what is asked is in the address, so that a link asks the same. */
export function FigureChips({ question, values, paths, onAsk }: ChipsProps) {
  const { days = 7, from, to, compare = false, by = 'source' } = question;
  const isRange = from !== undefined && to !== undefined;
  const range = isRange ? [['range', `${short.format(Date.parse(from))} to ${short.format(Date.parse(to))}`] as const] : [];
  return (
    <fieldset className={shared.row} aria-label="Question">
      <WhereChip column="campaign" question={question} values={values} paths={paths} onAsk={onAsk} />
      <Select
        label="Days:"
        value={isRange ? 'range' : String(days)}
        isSet={false}
        options={[...range, ...spans.map((each) => [String(each), spanNames[each] ?? ''] as const)]}
        onChange={(value) => value !== 'range' && onAsk(ask(question, { days: Number(value), from: undefined, to: undefined }))}
      />
      <button
        type="button"
        className={styles.chip}
        aria-pressed={compare}
        onClick={() => onAsk(ask(question, { compare: compare ? undefined : true }))}
      >
        against the days before
      </button>
      {columns
        .filter((column) => column !== 'campaign')
        .map((column) => (
          <WhereChip key={column} column={column} question={question} values={values} paths={paths} onAsk={onAsk} />
        ))}
      <Select
        label="Split by"
        value={by}
        isSet={false}
        options={columns.map((each) => [each, columnNames[each].toLowerCase()] as const)}
        onChange={(value) => onAsk(ask(question, { by: value as Column, sort: undefined }))}
      />
    </fieldset>
  );
}
