import { useLayoutEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import type { Locale } from '#contract/text/locale.ts';
import { Button } from '#design-system/components/Button/Button.tsx';
import * as styles from './AdvertisingQuestion.css.ts';
import { saveAdvertisingAnswer } from './advertisingAnswer.ts';
import { advertisingWords } from './advertisingWords.ts';

/** Reserves space for the panel, also for focused elements (WCAG 2.4.11). @returns ends it */
function reserveSpaceFor(panel: HTMLElement): () => void {
  const { body, documentElement: page } = document;
  const fit = () => {
    const covered = getComputedStyle(panel).position === 'fixed' ? `${panel.offsetHeight}px` : '';
    body.style.paddingBlockEnd = covered;
    page.style.scrollPaddingBlockEnd = covered;
  };
  const observer = new ResizeObserver(fit);
  observer.observe(panel);
  addEventListener('resize', fit);
  return () => {
    observer.disconnect();
    removeEventListener('resize', fit);
    body.style.removeProperty('padding-block-end');
    page.style.removeProperty('scroll-padding-block-end');
  };
}

/** The question at the foot of the screen. It takes no focus and blocks nothing: the survey goes on with or without an answer. */
export function AdvertisingQuestion({
  locale,
  onAnswer,
}: {
  readonly locale: Locale;
  readonly onAnswer: (answer: 'yes' | 'no') => void;
}) {
  const panel = useRef<HTMLElement>(null);
  const { label, text, yes, no } = advertisingWords[locale];
  useLayoutEffect(() => {
    const { current } = panel;
    if (!current) return;
    return reserveSpaceFor(current);
  }, []);
  return (
    <section ref={panel} className={styles.panel} aria-label={label}>
      <p className={styles.text}>{text}</p>
      <div className={styles.answers}>
        <Button variant="ghost" onClick={() => onAnswer('no')}>
          {no}
        </Button>
        <Button variant="ghost" onClick={() => onAnswer('yes')}>
          {yes}
        </Button>
      </div>
    </section>
  );
}

/** Asks once and saves the answer. Until then it does not resolve and nothing loads. */
export function askForAdvertising(locale: Locale): Promise<boolean> {
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  return new Promise((resolve) => {
    const onAnswer = (answer: 'yes' | 'no') => {
      saveAdvertisingAnswer(answer);
      const hadFocus = place.contains(document.activeElement);
      root.unmount();
      place.remove();
      // the focused button was removed
      if (hadFocus) document.querySelector<HTMLElement>('[data-step] h1')?.focus();
      resolve(answer === 'yes');
    };
    root.render(<AdvertisingQuestion locale={locale} onAnswer={onAnswer} />);
  });
}
