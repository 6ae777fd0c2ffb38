import { clsx } from 'clsx';
import { nameOfId } from '#contract/experiments/in-words.ts';
import * as shared from '../../parts/parts.css.ts';
import { Tag } from '../../parts/parts.tsx';
import { percent, unknown } from '../figures/numbers.ts';
import * as styles from './experiments.css.ts';
import {
  type DifferenceOf,
  differenceState,
  dollars,
  type ExperimentDetail,
  type FigureOf,
  figureWords,
  intervalWords,
} from './experimentWords.ts';

/** Half of the drawing's width; 0 is in its middle. */
const half = 100;

/** A difference with its interval, on the scale of all. */
function IntervalMark({ of: { value, interval }, most }: { readonly of: DifferenceOf; readonly most: number }) {
  if (!interval) return null;
  const x = (share: number) => half + (Math.max(-most, Math.min(most, share)) / most) * (half - 6);
  const [low, high] = [x(interval.low), x(interval.high)];
  return (
    <svg className={styles.interval} viewBox={`0 0 ${2 * half} 30`} preserveAspectRatio="none" aria-hidden="true">
      <line className={styles.zero} x1={half} x2={half} y1="0" y2="30" vectorEffect="non-scaling-stroke" />
      <path className={styles.whisker} d={`M${low} 15H${high}M${low} 9V21M${high} 9V21`} vectorEffect="non-scaling-stroke" />
      <ellipse className={styles.dot} cx={x(value)} cy="15" rx="3" ry="4.5" />
    </svg>
  );
}

interface LineProps {
  readonly figure: FigureOf;
  readonly difference: DifferenceOf;
  readonly share: number | undefined;
  readonly most: number;
  /** With several variants each line names its own. */
  readonly isNamed: boolean;
  /** Whether both variants had visits: without any a share is unknown, and no zero. */
  readonly isKnown: boolean;
  /** Whether it is an A/A. */
  readonly isSame: boolean;
}

function Line({ figure, difference, share, most, isNamed, isKnown, isSame }: LineProps) {
  const { tone, word } = differenceState(difference, isSame);
  const isBetter = difference.is === 'better' && !isSame;
  const { name, role, unit, shares } = figure;
  const say = (value: number | undefined) => (unit === 'cents' && value !== undefined ? dollars(value) : percent(value));
  return (
    <tr className={clsx(role === 'primary' && (isBetter ? styles.primaryRow : styles.quietRow))}>
      <th scope="row" className={clsx(shared.cell, styles.nameCell)}>
        <span className={clsx(role === 'primary' && styles.figureName)}>{figureWords[name].name}</span>
        {role !== 'other' && ' '}
        {role === 'primary' && <span className={styles.roleMark}>primary</span>}
        {role === 'guardrail' && <span className={styles.about}>guardrail</span>}
        {isNamed && <div className={styles.about}>{nameOfId(difference.variant)}</div>}
      </th>
      <td className={clsx(shared.cell, shared.number, shared.wideOnly)}>{say(isKnown ? shares[0] : undefined)}</td>
      <td className={clsx(shared.cell, shared.number, shared.wideOnly)}>{say(isKnown ? share : undefined)}</td>
      <td className={clsx(shared.cell, shared.wideOnly)}>{isKnown && <IntervalMark of={difference} most={most} />}</td>
      <td className={clsx(shared.cell, shared.number, styles.nowrap)}>
        {(isKnown && intervalWords(difference, unit)) || unknown}
      </td>
      <td className={shared.cell}>
        {role === 'other' ? <span className={styles.about}>no verdict</span> : <Tag tone={tone}>{word}</Tag>}
      </td>
    </tr>
  );
}

/** The figures of an experiment: shares, each difference with its interval, and what it says. The drawing is the table. */
export function FigureRows({ experiment }: { readonly experiment: ExperimentDetail }) {
  const { figures, variants, arms, isSame } = experiment;
  const hasVisits = (at: number) => (arms[0]?.visitors ?? 0) > 0 && (arms[at]?.visitors ?? 0) > 0;
  const [first = '', ...others] = variants;
  /** Shares have one scale, money another. */
  const mostOf = (unit: FigureOf['unit']) => {
    const own = figures.filter((each) => each.unit === unit).flatMap(({ differences }) => differences);
    const bounds = own.flatMap(({ interval }) => (interval ? [interval.low, interval.high] : []));
    return Math.max(unit === 'cents' ? 10 : 0.005, ...bounds.map(Math.abs));
  };
  const most = { share: mostOf('share'), cents: mostOf('cents') };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways on a phone has to be reached by keys
    <section className={shared.tableBox} aria-label="Figures" tabIndex={0}>
      <table className={shared.table}>
        <caption className={styles.unseen}>Shares of visits, and the differences from {nameOfId(first)} in points</caption>
        <thead>
          <tr>
            <th className={shared.head}>Figure</th>
            <th className={clsx(shared.head, shared.number, shared.wideOnly)}>{nameOfId(first)}</th>
            <th className={clsx(shared.head, shared.number, shared.wideOnly)}>
              {others.length === 1 ? nameOfId(others[0] ?? '') : 'Variant'}
            </th>
            <th className={clsx(shared.head, shared.wideOnly)}>Difference, points (fewer · more)</th>
            <th className={clsx(shared.head, shared.number)}>95 %, any time</th>
            <th className={shared.head}>Verdict</th>
          </tr>
        </thead>
        <tbody>
          {figures.flatMap((figure) =>
            figure.differences.map((difference, at) => (
              <Line
                key={`${figure.name} ${difference.variant}`}
                figure={figure}
                difference={difference}
                share={figure.shares[at + 1]}
                most={most[figure.unit]}
                isNamed={others.length > 1}
                isSame={isSame}
                isKnown={hasVisits(at + 1)}
              />
            )),
          )}
        </tbody>
      </table>
    </section>
  );
}
