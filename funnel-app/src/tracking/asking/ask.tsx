import { useLayoutEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import type { Locale } from '#contract/locale.ts';
import { advertisingCookie } from '#contract/page-settings.ts';
import { Button } from '#design-system/components/Button/Button.tsx';
import * as styles from './Asking.css.ts';
import { words } from './words.ts';

/** Seconds that an answer holds: half a year, then it may be asked again. */
const answerHolds = 182 * 24 * 60 * 60;

function keepAnswer(answer: 'yes' | 'no'): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser yet
  document.cookie = `${advertisingCookie}=${answer}; Path=/; Max-Age=${answerHolds}; SameSite=Lax${secure}`;
}

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
      keepAnswer(answer);
      root.unmount();
      place.remove();
      resolve(answer === 'yes');
    };
    root.render(<Asking locale={locale} onAnswer={onAnswer} />);
  });
}
