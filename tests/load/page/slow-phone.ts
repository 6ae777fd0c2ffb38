import type { Browser, CDPSession, Page } from '@playwright/test';

/** A middling phone, as Lighthouse has it. */
const screen = { width: 412, height: 823 };
const cpuSlowdown = 4;
const network = { latency: 150, throughput: 1.6e6 / 8 };

/**
 * Runs `work` on a page of a new phone: nothing cached, no compiled code.
 * @param slowNetwork also 150 ms round trip and 1.6 Mbps
 */
export async function onPhone<T>(
  browser: Browser,
  { slowNetwork, reducedMotion }: { readonly slowNetwork: boolean; readonly reducedMotion: boolean },
  work: (page: Page, session: CDPSession) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({
    viewport: screen,
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    reducedMotion: reducedMotion ? 'reduce' : 'no-preference',
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    if (slowNetwork) {
      await session.send('Network.enable');
      await session.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: network.latency,
        downloadThroughput: network.throughput,
        uploadThroughput: network.throughput,
      });
    }
    return await work(page, session);
  } finally {
    await context.close();
  }
}

/** Resolves when the page has nothing to do. The limit, because Chromium at times forgets the callback after a touch. */
export const idle = (page: Page) => page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 })));
