import { HowItWorks } from '#design-system/patterns/HowItWorks/HowItWorks.tsx';
import { surveyElementId } from '../model.ts';
import * as styles from './extras.css.ts';
import type { ExtraProps } from './extras.ts';

const icons = ['form', 'search', 'message'] as const;

/** How the survey becomes a call, under the question: the redesign has it in the place of the cards beside (Core 2). */
export default function HowItWorksExtra({ content }: ExtraProps) {
  const { howItWorks, whatHappensNext } = content;
  return (
    <div className={styles.below}>
      <HowItWorks
        title={howItWorks.title}
        steps={whatHappensNext.cards.map((card, index) => ({ ...card, icon: icons[index] ?? 'form' }))}
        action={{ href: `#${surveyElementId}`, label: howItWorks.action }}
      />
    </div>
  );
}
