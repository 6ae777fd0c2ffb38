import { useState } from 'react';
import { Button } from '#design-system/components/Button/Button.tsx';
import { type StepDirection, StepTransition } from '#design-system/motion/StepTransition.tsx';
import { samples } from '../samples/sampleContent.ts';
import * as page from './page.css.ts';
import * as styles from './sheets.css.ts';

/** Two questions that give way to each other as the theme moves: on a press, for who looks at it. */
export function Motion() {
  const [{ at, direction }, go] = useState<{ at: number; direction: StepDirection }>({ at: 0, direction: 'forward' });
  const { heading, answers, why } = samples.en;
  const [text, below] =
    at % 2 === 0 ? [heading, answers.map(({ label }) => label).join(' \u00b7 ')] : ['What kind of vehicle hit you?', why.text];
  return (
    <div className={styles.motion}>
      <StepTransition stepKey={String(at)} direction={direction}>
        <div className={styles.motionScreen}>
          <p className={page.question}>{text}</p>
          <p className={page.muted}>{below}</p>
        </div>
      </StepTransition>
      <div className={styles.motionControls}>
        <Button variant="ghost" onClick={() => go({ at: Math.max(0, at - 1), direction: 'back' })}>
          Play it back
        </Button>
        <Button onClick={() => go({ at: at + 1, direction: 'forward' })}>Play it</Button>
      </div>
    </div>
  );
}
