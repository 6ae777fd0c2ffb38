import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium, expect } from '@playwright/test';
import { fontsCookie } from '#contract/api/page-rendering.ts';
import { locales } from '#contract/text/locale.ts';
import { cardFile, cardSize } from '#funnel/server/sharingCard.ts';
import { brandIds } from '#themes/brands.ts';
import { startServer } from '../e2e/support/e2e-server.ts';
import { launchOptions } from '../support/chromium.ts';

/**
 * `npm run cards`: draws the card of a shared link, one a brand and language, from the built start screen in the brand's theme.
 * Run it after `npm run build`, when a theme's start, a brand or the opening words have changed.
 */
const folder = fileURLToPath(new URL('../../funnel-app/public', import.meta.url));

/** Elements for visitors of the page only, and content below the card's edge. */
const onlyOnThePage = ['language', 'call', 'body', 'ticks', 'note', 'aside', 'footer'];
/** The words take the whole height, since cards are shown at a third of their size. */
const asACard = `
  ${onlyOnThePage.map((name) => `[data-part="${name}"]`).join()}{display:none!important}
  html{overflow:hidden;font-size:20px!important}
`;

mkdirSync(`${folder}/icons`, { recursive: true });
const server = await startServer();
const browser = await chromium.launch(launchOptions);
try {
  // the page's policy allows no style of ours
  const context = await browser.newContext({ viewport: cardSize, bypassCSP: true, reducedMotion: 'reduce' });
  const page = await context.newPage();
  for (const brand of brandIds)
    for (const locale of locales) {
      await page.goto(`${server.origin}/survey?brand=${brand}&lang=${locale}`, { waitUntil: 'networkidle' });
      // a first visit has the heading's face alone
      await expect.poll(async () => (await context.cookies()).some(({ name }) => name === fontsCookie)).toBe(true);
      await page.reload({ waitUntil: 'networkidle' });
      await page.addStyleTag({ content: asACard });
      await page.evaluate(() => document.fonts.ready);
      await page.screenshot({ path: `${folder}${cardFile(brand, locale)}` });
      await context.clearCookies();
    }
} finally {
  await browser.close();
  await server.close();
}
