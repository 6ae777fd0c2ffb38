import type { Browser, Page } from '@playwright/test';
import { idle, onPhone } from './slow-phone.ts';

interface Watch {
  times: number[];
}

/** Runs in the page before its own scripts. It measures each tap until the next `[data-step]` is painted, in ms. */
function watch(): void {
  const seen: Watch = { times: [] };
  Object.assign(window, { benchTaps: seen });
  // a screen that leaves is inert, and stays for a moment
  const step = () => document.querySelector('[data-step]:not([hidden], [inert] *)')?.getAttribute('data-step');
  addEventListener(
    'click',
    ({ timeStamp }) => {
      const before = step();
      const changes = new MutationObserver(() => {
        if (step() === before) return;
        changes.disconnect();
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          // The first task after a frame's callbacks runs when its style, layout and paint are done.
          port1.onmessage = () => seen.times.push(performance.now() - timeStamp);
          port2.postMessage(undefined);
        });
      });
      changes.observe(document, { subtree: true, childList: true, attributes: true });
    },
    true,
  );
}

/** Milliseconds after which a tap is no longer the second half of a double one (design-system/motion/doubleTapGuard.ts). */
const betweenTaps = 600;

/** Taps, and waits until another question is painted. */
async function tap(page: Page, selector: string): Promise<number> {
  await page.waitForTimeout(betweenTaps);
  await idle(page);
  const count = await page.evaluate(() => (window as unknown as { benchTaps: Watch }).benchTaps.times.length);
  await page.locator(selector).first().tap();
  await page.waitForFunction((n) => (window as unknown as { benchTaps: Watch }).benchTaps.times.length > n, count);
  return page.evaluate(() => (window as unknown as { benchTaps: Watch }).benchTaps.times.at(-1) as number);
}

export interface Taps {
  /** The first tap after the page was loaded: nothing of it is compiled yet. */
  readonly first: number;
  /** The following ones, of the same question. */
  readonly later: readonly number[];
}

const answer = (step: string) => `[data-step="${step}"]:not([hidden]) button[name]`;
/** The survey's own, or the one of the pages that it is compared with. */
const back = '[data-action="back"], [data-step]:not([hidden]) button:not([name])';

/**
 * One visit: a tap from each of `questions` to the next, then back and forth between the last two. Motion is reduced, so nothing
 * slides.
 */
export function measureTaps(browser: Browser, url: string, questions: readonly string[], rounds: number): Promise<Taps> {
  return onPhone(browser, { slowNetwork: false, reducedMotion: true }, async (page) => {
    await page.addInitScript(watch);
    await page.goto(url, { waitUntil: 'networkidle' });
    const forward: number[] = [];
    for (const question of questions) forward.push(await tap(page, answer(question)));
    for (let round = 0; round < rounds; round += 1) {
      await tap(page, back);
      forward.push(await tap(page, answer(questions.at(-1) ?? '')));
    }
    const [first = Number.NaN, ...later] = forward;
    return { first, later };
  });
}
