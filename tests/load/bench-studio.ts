import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from '@playwright/test';
import { benchmarkLaunchOptions } from '../support/chromium.ts';
import { median } from './page/page-figures.ts';
import { built } from './page/page-server.ts';
import { updateTable } from './page/update-table.ts';
import { tableOf } from './print-table.ts';
import { startSubject } from './processes.ts';
import { disturbances, undisturbed } from './stolen-time.ts';

/**
 * `npm run bench:studio`: how long a marketer waits for the list of campaigns, on a processor four times slower. The reference is a
 * page of the same rows without script, in the same turns. `--rounds 5`, `--campaigns 500`, `--write` puts the table into
 * tests/load/README.md.
 */
const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    campaigns: { type: 'string', default: '500' },
    write: { type: 'boolean', default: false },
  },
});
const cpuSlowdown = 4;
const token = 'benchmark-token-of-forty-letters-0123456';
const wide = { width: 1280, height: 900 };

/** When the first row can be read, ms since navigation, and what has come by then. */
interface Opened {
  readonly firstRow: number;
  readonly kilobytes: number;
  readonly requests: number;
}

const first = (page: Page) => page.locator('tbody th').first();

async function open(browser: Browser, url: string, state?: string): Promise<Opened & { readonly page: Page }> {
  const context = await browser.newContext({ viewport: wide, ...(state !== undefined && { storageState: JSON.parse(state) }) });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  let [bytes, requests] = [0, 0];
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
    requests += 1;
  });
  await session.send('Network.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  let note: (opened: Omit<Opened, 'page'>) => void = () => undefined;
  const drawn = new Promise<Omit<Opened, 'page'>>((resolve) => {
    note = resolve;
  });
  // before the page is asked for: without it the page tells nobody
  await page.exposeFunction('rowDrawn', (firstRow: number) => note({ firstRow, kilobytes: bytes / 1000, requests }));
  await page.addInitScript(tellFirstRow);
  await page.goto(url, { waitUntil: 'commit' });
  return { ...(await drawn), page };
}

/** Runs in the page, and says when a frame with the first row has been drawn: a question from outside would wait for its pictures. */
function tellFirstRow(): void {
  const { rowDrawn } = globalThis as unknown as { readonly rowDrawn?: (at: number) => void };
  if (!rowDrawn || window !== window.top) return;
  const watcher = new MutationObserver(() => {
    if (!document.querySelector('tbody th')) return;
    watcher.disconnect();
    requestAnimationFrame(() => setTimeout(() => rowDrawn(performance.now())));
  });
  watcher.observe(document, { subtree: true, childList: true });
}

/** From a key to the list that answers it, ms. */
async function typeInSearch(page: Page): Promise<number> {
  await page.getByRole('searchbox').focus();
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const field = document.activeElement as HTMLInputElement;
        const started = performance.now();
        const status = document.querySelector('main [role="status"]');
        const watcher = new MutationObserver(() => {
          watcher.disconnect();
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - started)));
        });
        watcher.observe(status as Element, { subtree: true, characterData: true, childList: true });
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'bench-7');
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }),
  );
}

const folder = mkdtempSync(join(tmpdir(), 'bench-studio-'));
const subject = await startSubject('./lead-server.ts', {
  FUNNEL_DIR: built,
  DATA_DIR: join(folder, 'data'),
  LOG_LEVEL: 'warn',
  NODE_ENV: 'test',
  OPS_TOKEN: token,
  BENCH_CAMPAIGNS: options.campaigns,
});
const studio = `http://localhost:${subject.port}/studio/campaigns`;
const rows = Array.from(
  { length: Number(options.campaigns) },
  (_, at) => `<tr><th>/bench-${at}</th><td>Live</td><td>–</td></tr>`,
);
const still = createServer((_request, response) => {
  response.setHeader('content-type', 'text/html').end(`<!doctype html><title>Rows</title><table><tbody>${rows.join('')}</table>`);
});
await new Promise<void>((resolve) => still.listen(0, '127.0.0.1', resolve));
const reference = `http://localhost:${(still.address() as AddressInfo).port}/`;
const browser = await chromium.launch(benchmarkLaunchOptions);
try {
  const signedIn = await browser.newContext();
  const page = await signedIn.newPage();
  await page.goto(studio);
  await page.getByLabel('Operations token').fill(token);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await first(page).waitFor();
  const state = JSON.stringify(await signedIn.storageState());
  await signedIn.close();
  const seen: { readonly own: Opened; readonly other: Opened; readonly key: number }[] = [];
  for (let round = 0; round < Number(options.rounds); round += 1) {
    const own = await undisturbed(() => open(browser, studio, state));
    // the pictures of the rows come after them
    await own.page.waitForLoadState('networkidle');
    const key = await typeInSearch(own.page);
    await own.page.context().close();
    const other = await undisturbed(() => open(browser, reference));
    await other.page.context().close();
    seen.push({ own, other, key });
  }
  const of = (read: (each: (typeof seen)[number]) => number) => Math.round(median(seen.map(read)));
  const lines = tableOf([
    [`${options.campaigns} campaigns, median of ${options.rounds}`, 'studio', 'rows without script', 'target'],
    ['first row, ms', String(of(({ own }) => own.firstRow)), String(of(({ other }) => other.firstRow)), '1000'],
    ['key to answer, ms', String(of(({ key }) => key)), '', '200'],
    ['KB as sent, first row', String(of(({ own }) => own.kilobytes)), String(of(({ other }) => other.kilobytes)), '175'],
    ['requests', String(of(({ own }) => own.requests)), String(of(({ other }) => other.requests)), ''],
  ]);
  console.log(lines.join('\n'));
  if (options.write) updateTable('bench:studio', lines.join('\n'));
  console.log(disturbances());
} finally {
  await browser.close();
  still.close();
  await subject.stop();
  rmSync(folder, { recursive: true, force: true });
}
