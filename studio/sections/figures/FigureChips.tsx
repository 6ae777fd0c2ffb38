import * as shared from '../../parts/parts.css.ts';
import { Select } from './Chip.tsx';
import { DayChips } from './DayChips.tsx';
import * as styles from './figures.css.ts';
import {
  type Answer,
  ask,
  type Column,
  columnNames,
  columns,
  type FiguresQuestion,
  type Paths,
  valueName,
} from './figuresQuestion.ts';

interface ChipsProps {
  readonly question: FiguresQuestion;
  readonly values: Answer['values'];
  readonly paths: Paths;
  readonly onAsk: (next: FiguresQuestion) => void;
}

/** No value of an address begins so. */
const any = '\u0000';

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
export function FigureChips({ question, values, paths, zone, onAsk }: ChipsProps & { readonly zone: string }) {
  const { compare = false, by = 'source' } = question;
  return (
    <fieldset className={shared.row} aria-label="Question">
      <WhereChip column="campaign" question={question} values={values} paths={paths} onAsk={onAsk} />
      <DayChips question={question} zone={zone} onAsk={onAsk} />
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
        options={columns.map((each) => [each, columnNames[each].toLowerCase()] as const)}
        onChange={(value) => onAsk(ask(question, { by: value as Column, sort: undefined }))}
      />
    </fieldset>
  );
}
