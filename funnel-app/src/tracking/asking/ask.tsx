import { useLayoutEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import type { Locale } from '#contract/locale.ts';
import { Button } from '#design-system/components/Button/Button.tsx';
import * as styles from './Asking.css.ts';
import { keepAdvertisingAnswer } from './answer.ts';
import { words } from './words.ts';

/** The question at the foot of the screen. It takes no focus and blocks nothing: the survey goes on with or without an answer. */
export function Asking({ locale, onAnswer }: { readonly locale: Locale; readonly onAnswer: (answer: 'yes' | 'no') => void }) {
  const panel = useRef<HTMLElement>(null);
  const { label, text, yes, no } = words[locale];
  useLayoutEffect(() => {
    document.body.style.paddingBlockEnd = `${panel.current?.offsetHeight ?? 0}px`;
    return () => void document.body.style.removeProperty('padding-block-end');
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

/** Asks once and keeps the answer. Resolves to whether it was yes; while there is no answer it does not resolve, and nothing loads. */
export function askForAdvertising(locale: Locale): Promise<boolean> {
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  return new Promise((resolve) => {
    const onAnswer = (answer: 'yes' | 'no') => {
      keepAdvertisingAnswer(answer);
      root.unmount();
      place.remove();
      resolve(answer === 'yes');
    };
    root.render(<Asking locale={locale} onAnswer={onAnswer} />);
  });
}
