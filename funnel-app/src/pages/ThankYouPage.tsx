import { useEffect, useState } from 'react';
import { ThankYouSteps } from '#design-system/patterns/ThankYouSteps/ThankYouSteps.tsx';
import type { Content } from '../content/content.ts';
import { sendPending } from '../journey/pending.ts';
import type { ThankYouModel } from './model.ts';
import { PageFrame } from './PageFrame.tsx';
import * as styles from './ThankYouPage.css.ts';

/** Milliseconds between tries to send what waits on the device; the last one repeats. */
const retryAfter = [3000, 5000, 15_000, 60_000] as const;

/**
 * The page after the survey (Core 2, Variants 7), the same whether the server could be reached or not: what could not be sent is sent
 * from here, and the visitor is told while it waits.
 */
export function ThankYouPage({ model, content }: { model: ThankYouModel; content: Content }) {
  const delivery = useDelivery();
  const { thankYou } = content;
  useEffect(() => {
    // Where a survey ends without a page load, the focus is still on a button that is gone.
    if (document.activeElement === document.body) document.querySelector('h1')?.focus();
    scrollTo({ top: 0, behavior: 'instant' });
  }, []);
  return (
    <PageFrame model={model} content={content}>
      <p role="status" className={styles.delivery[delivery]}>
        {delivery === 'waiting' && thankYou.waiting}
        {delivery === 'sent' && thankYou.sent}
      </p>
      <ThankYouSteps
        heading={model.disqualified || delivery === 'waiting' ? thankYou.neutralHeading : thankYou.heading}
        text={model.disqualified ? thankYou.disqualifiedText : thankYou.text}
        steps={model.disqualified ? [] : thankYou.steps}
      />
    </PageFrame>
  );
}

/** `nothing`: all was sent before; `waiting`: something is kept on the device; `sent`: it has arrived since. */
type Delivery = 'nothing' | 'waiting' | 'sent';

function useDelivery(): Delivery {
  const [delivery, setDelivery] = useState<Delivery>('nothing');
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let tries = 0;
    let stopped = false;
    const attempt = async () => {
      clearTimeout(timer);
      const waiting = await sendPending();
      if (stopped) return;
      setDelivery((before) => (waiting > 0 ? 'waiting' : before === 'waiting' ? 'sent' : before));
      if (waiting > 0) {
        timer = setTimeout(attempt, retryAfter[Math.min(tries, retryAfter.length - 1)]);
        tries += 1;
      }
    };
    void attempt();
    addEventListener('online', attempt);
    return () => {
      stopped = true;
      clearTimeout(timer);
      removeEventListener('online', attempt);
    };
  }, []);
  return delivery;
}
