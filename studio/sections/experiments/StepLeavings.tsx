import { clsx } from 'clsx';
import { nameOfId } from '#contract/experiments/in-words.ts';
import { splitCamelCase } from '#funnel/builder/reachableScreens.ts';
import * as shared from '../../parts/parts.css.ts';
import { percent } from '../figures/numbers.ts';
import * as styles from './experiments.css.ts';
import type { ExperimentDetail } from './experimentWords.ts';

/** A share with its count: `5.6 % of 549`. */
const shareOf = (left: number, reached: number) =>
  reached === 0 ? '–' : `${percent(left / reached)} of ${reached.toLocaleString('en-US')}`;

/** Where visits of each variant end without a lead, folded: nothing is decided on single steps. */
export function StepLeavings({ experiment: { steps, lost, variants } }: { readonly experiment: ExperimentDetail }) {
  if (steps.length === 0) return null;
  const allLost = lost.reduce((sum, each) => sum + each, 0);
  return (
    <section className={`${shared.card} ${shared.padded}`}>
      <details>
        <summary className={styles.fold}>Where visits end, by variant</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways on a phone has to be reached by keys */}
        <section className={shared.tableBox} aria-label="Where visits end" tabIndex={0}>
          <table className={shared.table}>
            <caption className={styles.unseen}>Visits that end at a step without a lead, of those that reached it</caption>
            <thead>
              <tr>
                <th className={shared.head}>Step</th>
                {variants.map((id) => (
                  <th key={id} className={clsx(shared.head, shared.number)}>
                    {nameOfId(id)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {steps.map(({ step, reached, left }) => (
                <tr key={step}>
                  <th scope="row" className={clsx(shared.cell, styles.nameCell)}>
                    {splitCamelCase(step)}
                  </th>
                  {variants.map((id, at) => (
                    <td key={id} className={clsx(shared.cell, shared.number)}>
                      {shareOf(left[at] ?? 0, reached[at] ?? 0)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
        {allLost > 0 && (
          <p className={shared.muted}>
            {allLost} lead{allLost === 1 ? '' : 's'} came of visits whose page never reported: they are in no share.
          </p>
        )}
      </details>
    </section>
  );
}
