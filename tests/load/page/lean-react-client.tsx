import { startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { LeanSurvey } from './LeanSurvey.tsx';
import type { Question } from './questions.ts';

/** Set by the build (reference-pages.ts). */
declare const leanQuestions: readonly Question[];

/** Answers the tap that was held until React was there. */
function Held() {
  useEffect(() => {
    const held = window as unknown as { early?: HTMLElement | true };
    const { early } = held;
    held.early = true;
    if (early instanceof HTMLElement) early.click();
  }, []);
  return null;
}

startTransition(() => {
  hydrateRoot(
    document.getElementById('root') as HTMLElement,
    <>
      <LeanSurvey questions={leanQuestions} />
      <Held />
    </>,
  );
});
