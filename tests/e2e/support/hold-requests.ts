import type { Page } from '@playwright/test';

/** Holds the responses to the page's requests at an address. `release` sends them, and resolves when the page has processed them. */
export async function holdRequest(page: Page, address: string) {
  let open: () => void = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  const asked = page.waitForRequest(address);
  await page.route(address, async (route) => {
    await opened;
    await route.fallback();
  });
  return {
    asked,
    async release() {
      const answered = page.waitForResponse(address);
      open();
      await answered;
      // a limit, because Chromium at times forgets the callback
      await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle, { timeout: 500 })));
    },
  };
}

/** Holds the page's scripts back until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  return release;
}
