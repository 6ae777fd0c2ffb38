import { Pictogram, type PictogramName } from '../../components/Pictogram/Pictogram.tsx';
import * as styles from './SocialProof.css.ts';

export interface ProofFact {
  icon: PictogramName;
  value: string;
  text: string;
}

export interface SocialProofProps {
  title: string;
  /** Only what can be shown to be true: no invented numbers (decisions 9). Three fit best. */
  facts: readonly ProofFact[];
}

/** Reasons to trust the page, beside the questions (Core 1, the switch `proof`). */
export function SocialProof({ title, facts }: SocialProofProps) {
  return (
    <section className={styles.panel}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.facts}>
        {facts.map((fact) => (
          <li key={fact.value} className={styles.fact}>
            <span className={styles.icon}>
              <Pictogram name={fact.icon} />
            </span>
            <span>
              <span className={styles.value}>{fact.value}</span>
              <span className={styles.text}>{fact.text}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
