import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import * as shared from '../../parts/parts.css.ts';
import * as styles from './figures.css.ts';
import {
  type Answer,
  ask,
  type Column,
  columnNames,
  type FigureRow,
  type FiguresQuestion,
  measureNames,
  type Paths,
  type Sortable,
  shareOf,
  sortedRows,
  type TableColumn,
  tableColumns,
  valueName,
} from './figuresQuestion.ts';
import { count, signedPoints, unknown, written } from './numbers.ts';

interface TableProps {
  readonly answer: Answer;
  readonly by: Column;
  readonly question: FiguresQuestion;
  readonly paths: Paths;
  readonly onAsk: (next: FiguresQuestion) => void;
}

interface HeadProps extends Pick<TableProps, 'question' | 'onAsk'> {
  readonly name: string;
  readonly by: Sortable;
  readonly wide?: boolean | undefined;
}

function Head({ name, by, wide, question, onAsk }: HeadProps) {
  const { sort = '-visits' } = question;
  const [isUp, isDown] = [sort === by, sort === `-${by}`];
  const next = by === 'name' ? (isUp ? '-name' : 'name') : isDown ? by : (`-${by}` as const);
  return (
    <th
      scope="col"
      className={clsx(shared.head, by !== 'name' && shared.number, wide && shared.wideOnly)}
      aria-sort={isUp ? 'ascending' : isDown ? 'descending' : undefined}
    >
      <button type="button" className={styles.sortButton} onClick={() => onAsk(ask(question, { sort: next }))}>
        {name}
        {isUp ? ' ↑' : isDown ? ' ↓' : ''}
      </button>
    </th>
  );
}

/** The measure by day as a line; the panels above have its table. */
function Trend({ of }: { readonly of: readonly number[] }) {
  if (of.length < 2) return unknown;
  const most = Math.max(...of, 1);
  const points = of.map((value, at) => `${(at / (of.length - 1)) * 90 + 1},${23 - (value / most) * 20}`).join(' ');
  return (
    <svg className={styles.trend} width="92" height="26" viewBox="0 0 92 26" fill="none" strokeWidth="1.6" aria-hidden="true">
      <polyline points={points} />
    </svg>
  );
}

interface RowProps extends Pick<TableProps, 'by' | 'question' | 'paths'> {
  readonly row: FigureRow;
  readonly columns: readonly TableColumn[];
}

function Row({ row, columns, by, question, paths }: RowProps) {
  const share = shareOf(row.qualified, row.visits);
  const was = row.before && shareOf(row.before.qualified, row.before.visits);
  return (
    <tr>
      <th scope="row" className={shared.cell} style={{ textAlign: 'start' }}>
        <Link to="/figures" search={ask(question, { [by]: row.name })} className={styles.rowLink}>
          {valueName(by, row.name, paths)}
        </Link>
      </th>
      {columns.map((column) => (
        <td key={column.by} className={clsx(shared.cell, shared.number, column.wide && shared.wideOnly)}>
          {written(column.of(row), column.is)}
          {column.by === 'share' && share !== undefined && was !== undefined && (
            <div className={styles.even}>{signedPoints(share - was)}</div>
          )}
        </td>
      ))}
      <td className={clsx(shared.cell, shared.wideOnly)}>
        <Trend of={row.trend} />
      </td>
    </tr>
  );
}

/** The rows of the split. A row's name narrows the question to it. */
export function FigureTable({ answer, by, question, paths, onAsk }: TableProps) {
  const { rows, more } = answer;
  const name = columnNames[by];
  const columns = tableColumns(rows);
  return (
    <section className={shared.tableBox} aria-labelledby="split">
      <h2 className={shared.cardTitle} id="split">
        By {name.toLowerCase()}
      </h2>
      <table className={shared.table}>
        <caption className={styles.hidden}>Visits by {name.toLowerCase()}</caption>
        <thead>
          <tr>
            <Head name={name} by="name" question={question} onAsk={onAsk} />
            {columns.map(({ name: head, by: sort, wide }) => (
              <Head key={sort} name={head} by={sort} wide={wide} question={question} onAsk={onAsk} />
            ))}
            <th scope="col" className={clsx(shared.head, shared.wideOnly)}>
              {measureNames[question.measure ?? 'qualified']} by day
            </th>
          </tr>
        </thead>
        <tbody>
          {sortedRows(rows, question.sort).map((row) => (
            <Row key={row.name} row={row} columns={columns} by={by} question={question} paths={paths} />
          ))}
        </tbody>
      </table>
      {more > 0 && (
        <p className={clsx(styles.quiet, shared.padded)}>
          {count(more)} more are in the totals but not in the table: narrow the question to see them.
        </p>
      )}
    </section>
  );
}
