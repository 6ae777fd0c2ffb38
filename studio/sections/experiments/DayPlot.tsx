import { clsx } from 'clsx';
import { nameOfId } from '#contract/experiments/in-words.ts';
import * as shared from '../../parts/parts.css.ts';
import { percent } from '../figures/numbers.ts';
import * as styles from './experiments.css.ts';
import { dayOf, type ExperimentDetail, figureWords } from './experimentWords.ts';

const [width, height, left, right, foot] = [480, 190, 38, 76, 8] as const;

/** The least round number of percent that is above all shares. */
const topOf = (shares: readonly number[]) => Math.max(0.02, Math.ceil(Math.max(...shares, 0) * 50) / 50);

/** The primary figure of each variant, day by day: lines with their names, and a table for readers of the screen. */
export function DayPlot({ experiment }: { readonly experiment: ExperimentDetail }) {
  const { days, variants, primary, visitors } = experiment;
  const { name } = figureWords[primary];
  const shares = days.map((day) => day.visitors.map((count, at) => (count === 0 ? undefined : (day.converted[at] ?? 0) / count)));
  const top = topOf(shares.flat().flatMap((share) => share ?? []));
  const x = (at: number) => left + (at / Math.max(1, days.length - 1)) * (width - left - right);
  const y = (share: number) => foot + (1 - share / top) * (height - 2 * foot);
  const ends = variants.map((_, at) => y(shares.flatMap((day) => day[at] ?? []).at(-1) ?? 0));
  // names that would cover each other stand apart
  const labels = ends.map((end, at) => {
    const above = ends.filter((other, index) => (other < end || (other === end && index < at)) && end - other < 14).length;
    return end + above * 12;
  });
  const [first, last] = [days[0], days.at(-1)];
  return (
    <section className={clsx(shared.card, shared.padded)} aria-labelledby="by-day">
      <div className={shared.row}>
        <h2 id="by-day" className={styles.heading}>
          {name}, by day
        </h2>
        <span className={styles.about}>
          {first && last && `${dayOf(first.at)} to ${dayOf(last.at)}, days of UTC · ${visitors.toLocaleString('en-US')} visits`}
        </span>
      </div>
      {days.length < 2 ? (
        <p className={shared.muted}>Lines appear with the second day of visits.</p>
      ) : (
        <svg className={styles.plot} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
          {[0, 0.25, 0.5, 0.75, 1].map((part) => (
            <g key={part}>
              <line className={styles.grid} x1={left} x2={width - right} y1={y(top * part)} y2={y(top * part)} />
              <text className={styles.axis} x={left - 6} y={y(top * part) + 4} textAnchor="end">
                {(top * part * 100).toFixed(top < 0.1 ? 1 : 0)} %
              </text>
            </g>
          ))}
          {variants.map((id, at) => (
            <g key={id}>
              <polyline
                className={styles.lines[at % styles.lines.length]}
                points={shares.flatMap((day, index) => (day[at] === undefined ? [] : `${x(index)},${y(day[at])}`)).join(' ')}
              />
              <text className={styles.axis} x={width - right + 6} y={(labels[at] ?? 0) + 4}>
                {nameOfId(id)}
              </text>
            </g>
          ))}
        </svg>
      )}
      <table className={styles.unseen}>
        <caption>{name}, share of visits by day</caption>
        <thead>
          <tr>
            <th scope="col">Day</th>
            {variants.map((id) => (
              <th key={id} scope="col">
                {nameOfId(id)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map((day, index) => (
            <tr key={day.at}>
              <th scope="row">{dayOf(day.at)}</th>
              {variants.map((id, at) => (
                <td key={id}>{percent(shares[index]?.[at])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
