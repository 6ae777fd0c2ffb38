import { clsx } from 'clsx';
import * as shared from '../../parts/parts.css.ts';
import { Select } from './Chip.tsx';
import * as styles from './figures.css.ts';
import {
  type Answer,
  ask,
  type Column,
  columnNames,
  type FigureRow,
  type FiguresQuestion,
  type Measure,
  measureNames,
  type Paths,
  valueName,
} from './figuresQuestion.ts';
import { written } from './numbers.ts';

interface MultiplesProps {
  readonly answer: Answer;
  /** In the order of the table. */
  readonly rows: readonly FigureRow[];
  readonly by: Column;
  readonly question: FiguresQuestion;
  readonly paths: Paths;
  readonly onAsk: (next: FiguresQuestion) => void;
}

/** Values that are drawn: more would be too small to compare. */
const mostPanels = 8;
const [width, height] = [200, 64];

const dayFormat = new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const dayWords = (day: string) => dayFormat.format(Date.parse(day));

/** The points of a line from the first day to the last, as high as the highest of all panels. */
function pointsOf(values: readonly number[], most: number): string {
  const step = width / Math.max(values.length - 1, 1);
  return values
    .map((value, at) => `${(at * step).toFixed(1)},${(height - 2 - (value / most) * (height - 4)).toFixed(1)}`)
    .join(' ');
}

const isOf = (measure: Measure) => (measure === 'cents' ? 'dollars' : 'count');

function Panel({
  name,
  values,
  most,
  measure,
}: {
  readonly name: string;
  readonly values: readonly number[];
  readonly most: number;
  readonly measure: Measure;
}) {
  const sum = values.reduce((all, each) => all + each, 0);
  return (
    <div className={styles.panel}>
      <div className={styles.panelHead}>
        <span className={styles.panelName}>{name}</span>
        <span>{written(sum, isOf(measure))}</span>
      </div>
      <svg className={styles.panelLine} viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
        <line className={styles.panelGround} x1="0" x2={width} y1={height - 2} y2={height - 2} />
        {values.length === 1 ? (
          <circle className={styles.panelDot} cx={width / 2} cy={height - 2 - ((values[0] ?? 0) / most) * (height - 8)} r="3" />
        ) : (
          <polyline points={pointsOf(values, most)} vectorEffect="non-scaling-stroke" />
        )}
      </svg>
    </div>
  );
}

/** A panel for each value of the split, all to one scale. A screen reader has the same numbers as a table. */
export function Multiples({ answer, rows, by, question, paths, onAsk }: MultiplesProps) {
  const measure = question.measure ?? 'qualified';
  const shown = rows.slice(0, mostPanels);
  const most = Math.max(1, ...shown.flatMap(({ trend }) => trend));
  const [first, last] = [answer.days[0]?.day, answer.days.at(-1)?.day];
  const nameOf = (row: FigureRow) => valueName(by, row.name, paths);
  return (
    <section className={clsx(shared.card, shared.padded)} aria-labelledby="multiples">
      <div className={styles.cardHead}>
        <h2 className={styles.cardName} id="multiples">
          By day and {columnNames[by].toLowerCase()}
        </h2>
        <Select
          label="Measure:"
          value={measure}
          options={Object.entries(measureNames)}
          onChange={(value) => onAsk(ask(question, { measure: value as Measure }))}
        />
      </div>
      <div className={styles.panels} aria-hidden="true">
        {shown.map((row) => (
          <Panel key={row.name} name={nameOf(row)} values={row.trend} most={most} measure={measure} />
        ))}
      </div>
      {first !== undefined && last !== undefined && (
        <p className={styles.even}>
          {first === last ? dayWords(first) : `${dayWords(first)} to ${dayWords(last)}`}, all to one scale: the top is{' '}
          {written(most, isOf(measure))}.{rows.length > mostPanels && ` The first ${mostPanels} of ${rows.length} are drawn.`}
        </p>
      )}
      <div className={styles.hidden}>
        <table>
          <caption>
            {measureNames[measure]} by day and {columnNames[by].toLowerCase()}
          </caption>
          <thead>
            <tr>
              <th scope="col">Day</th>
              {shown.map((row) => (
                <th key={row.name} scope="col">
                  {nameOf(row)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {answer.days.map(({ day }, at) => (
              <tr key={day}>
                <th scope="row">{dayWords(day)}</th>
                {shown.map((row) => (
                  <td key={row.name}>{written(row.trend[at], isOf(measure))}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
