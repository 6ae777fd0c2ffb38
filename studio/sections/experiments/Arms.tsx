import { nameOfId } from '#contract/experiments/in-words.ts';
import { queryNameOf, type SwitchName, switchNames } from '#design-system/switches/switches.ts';
import { nameOf, titleOf } from '#funnel/builder/switchLabels.ts';
import { Look } from '../../parts/Look.tsx';
import * as shared from '../../parts/parts.css.ts';
import * as styles from './experiments.css.ts';
import type { ExperimentDetail } from './experimentWords.ts';

const isSwitch = (name: string): name is SwitchName => (switchNames as readonly string[]).includes(name);

/** Switches as visitors' parameters. */
export const queryOf = (switches: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(switches).map(([name, value]) => [isSwitch(name) ? queryNameOf(name) : name, value]));

/** Switches in words, such as `Theme:` and its name; a variant without any is the campaign as it is. */
export function switchWords(switches: Readonly<Record<string, string>>): string {
  const words = Object.entries(switches).map(([name, value]) =>
    isSwitch(name) ? `${titleOf(name)}: ${nameOf(name, value)}` : `${name}: ${value}`,
  );
  return words.join(', ') || 'as the campaign is';
}

/** The variants as pictures, each with what it changes and its share of visits. */
export function Arms({ experiment }: { readonly experiment: ExperimentDetail }) {
  const { arms, key, version, visitors, losers, stopsLosers } = experiment;
  const all = arms.reduce((sum, { weight }) => sum + weight, 0);
  return (
    <section className={`${shared.card} ${shared.padded}`} aria-label="Variants">
      <div className={styles.arms}>
        {arms.map(({ id, switches, weight, visitors: own }) => (
          <div key={id} className={styles.arm}>
            <Look
              of={key}
              version={version === 0 ? `d-${id}` : String(version)}
              draft={version === 0}
              query={queryOf(switches)}
              className={styles.picture}
              frameClass={styles.pictureFrame}
            />
            <div className={styles.armText}>
              <h2 className={styles.heading}>{nameOfId(id)}</h2>
              <span className={styles.about}>{switchWords(switches)}</span>
              <span>
                {visitors === 0
                  ? `${((weight / all) * 100).toFixed(0)} % of visits to come`
                  : `${((own / visitors) * 100).toFixed(1)} % of visits`}
              </span>
              {stopsLosers && losers.includes(id) && <span className={styles.about}>gets no more visits</span>}
            </div>
          </div>
        ))}
      </div>
    </section>
  );
}
