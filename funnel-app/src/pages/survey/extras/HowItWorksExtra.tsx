import type { MouseEvent } from 'react';
import { HowItWorks } from '#design-system/patterns/HowItWorks/HowItWorks.tsx';
import { prefersReducedMotion } from '#design-system/theme/mediaQueries.ts';
import { surveyElementId } from '../../../model/pageModel.ts';
import type { ExtraProps } from './extraProps.ts';
import * as styles from './extras.css.ts';

const icons = ['form', 'search', 'message'] as const;

/** How the survey becomes a call, under the question: the redesign has it in the place of the cards beside. */
export default function HowItWorksExtra({ content }: ExtraProps) {
  const { howItWorks, whatHappensNext } = content;
  return (
    <div className={styles.below}>
      <HowItWorks
        title={howItWorks.title}
        steps={whatHappensNext.cards.map((card, index) => ({ ...card, icon: icons[index] ?? 'form' }))}
        action={{ href: `#${surveyElementId}`, label: howItWorks.action, onClick: toQuestion }}
      />
    </div>
  );
}

/** Back up to the question that is shown. The link alone would be a step in the browser's history, which is the survey's own. */
function toQuestion(event: MouseEvent) {
  event.preventDefault();
  const survey = document.getElementById(surveyElementId);
  survey?.scrollIntoView({ behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
  survey?.querySelector<HTMLElement>('[data-step] h1')?.focus({ preventScroll: true });
}
