import type { Browser, CDPSession, Page } from '@playwright/test';
import { given, questions } from './questions.ts';
import type { Watch } from './readable-watcher.ts';
import { watchReadable } from './readable-watcher.ts';
import { idle, onPhone } from './slow-phone.ts';

/** One cold visit of all questions. Times in ms, sizes in bytes as they came over the wire. */
export interface Visit {
  readonly firstPaint: number;
  /** Layout shift, summed over the whole visit. */
  readonly shift: number;
  /** When the page shows that it has the earliest tap. */
  readonly taken: number;
  readonly second: number;
  /** From a tap to the next question. */
  readonly taps: readonly number[];
  /** Time of the main thread that one step takes. */
  readonly mainThread: readonly number[];
  readonly requests: number;
  readonly bytes: number;
  readonly fontBytes: number;
  /** Of script that had come when the second question was readable. */
  readonly scriptBytes: number;
  readonly files: readonly string[];
  /** The most of any screen. */
  readonly nodes: number;
  /** After a collection, at the end. */
  readonly heap: number;
}

/** Milliseconds after which a tap is no longer the second half of a double one (design-system/motion/doubleTapGuard.ts). */
const betweenTaps = 650;
/** Milliseconds in which a step has come and its animations have ended. */
const stepMs = 1200;

const watched = <T>(page: Page, read: (watch: Watch) => T): Promise<T> =>
  page.evaluate(`(${read})(window.benchWatch)`) as Promise<T>;
const until = (page: Page, field: 'second' | 'tap') =>
  page.waitForFunction((name) => (window as unknown as { benchWatch: Watch }).benchWatch[name] !== undefined, field, {
    polling: 100,
  });

interface Transfer {
  readonly url: string;
  readonly type: string;
  bytes: number;
  at: number;
}

/** Notes each request of a page, and what came over the wire for it. */
async function countTransfers(session: CDPSession): Promise<ReadonlyMap<string, Transfer>> {
  const all = new Map<string, Transfer>();
  session.on('Network.requestWillBeSent', ({ requestId, request, type = '' }) => {
    if (/^https?:/.test(request.url)) all.set(requestId, { url: new URL(request.url).pathname, type, bytes: 0, at: Infinity });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const transfer = all.get(requestId);
    if (transfer) Object.assign(transfer, { bytes: encodedDataLength, at: Date.now() });
  });
  await session.send('Network.enable');
  return all;
}

/** Runs in the page: its elements, texts and comments. */
function countNodes(): number {
  const walker = document.createTreeWalker(document);
  let count = 1;
  while (walker.nextNode()) count += 1;
  return count;
}

/** Fills in the shown question and returns where to tap. */
async function prepare(page: Page, at: number): Promise<readonly [x: number, y: number]> {
  const { step, answers, fields } = questions[at] as (typeof questions)[number];
  const screen = page.locator(`[data-step="${step}"]:not([inert] *)`);
  for (const field of fields) {
    const control = screen.locator(`:is(input:not([type=radio]), select, textarea)[name="${field}"]`).first();
    const isSelect = await control.evaluate(({ tagName }) => tagName === 'SELECT');
    if (isSelect) await control.selectOption(given[field] ?? '');
    else await control.fill(given[field] ?? '');
  }
  const chosen = answers.find(({ name, value }) => given[name] === value);
  const control = screen.locator(chosen ? `button[name="${chosen.name}"][value="${chosen.value}"]` : '[type=submit]');
  await control.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await control.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return [x + width / 2, y + height / 2];
}

const taskMs = async (session: CDPSession) => {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
};

/**
 * A cold visit on a slow phone, from the earliest tap to the last question. A step is either watched or its main thread is
 * metered, since watching costs time itself.
 * @param watchedFirst whether the steps with an odd number are those watched
 */
export function measureVisit(browser: Browser, url: string, hasMotion: boolean, watchedFirst: boolean): Promise<Visit> {
  return onPhone(browser, { slowNetwork: true, reducedMotion: !hasMotion }, async (page, session) => {
    const transfers = await countTransfers(session);
    await session.send('Performance.enable');
    await page.addInitScript(watchReadable);
    await page.goto(url, { waitUntil: 'commit' });
    await until(page, 'second');
    const secondAt = Date.now();
    const taps: number[] = [];
    const mainThread: number[] = [];
    let nodes = 0;
    for (let at = 1; at < questions.length - 1; at += 1) {
      await page.waitForTimeout(betweenTaps);
      await idle(page);
      nodes = Math.max(nodes, await page.evaluate(countNodes));
      const place = await prepare(page, at);
      if ((at % 2 === 1) === watchedFirst) {
        await watched(page, (watch) => watch.arm());
        await page.touchscreen.tap(...place);
        await until(page, 'tap');
        taps.push(await watched(page, ({ tap }) => tap ?? Number.NaN));
      } else {
        const before = await taskMs(session);
        await page.touchscreen.tap(...place);
        await page.waitForTimeout(stepMs);
        mainThread.push((await taskMs(session)) - before);
      }
      const next = questions[at + 1]?.step;
      await page.waitForSelector(`[data-step="${next}"]`, { timeout: 10_000 });
    }
    await page.waitForTimeout(betweenTaps);
    await idle(page);
    const { arm: _, ...seen } = await watched(page, (watch) => ({ ...watch, arm: undefined }));
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    const all = [...transfers.values()];
    const sum = (some: readonly Transfer[]) => some.reduce((total, { bytes }) => total + bytes, 0);
    return {
      firstPaint: seen.firstPaint ?? Number.NaN,
      shift: seen.shift,
      taken: seen.taken ?? Number.NaN,
      second: seen.second ?? Number.NaN,
      taps,
      mainThread,
      requests: all.length,
      bytes: sum(all),
      fontBytes: sum(all.filter(({ url: each }) => each.endsWith('.woff2'))),
      scriptBytes: sum(all.filter(({ type, at }) => type === 'Script' && at <= secondAt)),
      files: all.filter(({ at }) => at <= secondAt).map(({ url: each }) => each),
      nodes,
      heap: usedSize,
    };
  });
}

/** The first contentful paint of a page that has no script to wait for. */
export function measurePaint(browser: Browser, url: string, hasMotion: boolean): Promise<number> {
  return onPhone(browser, { slowNetwork: true, reducedMotion: !hasMotion }, async (page) => {
    await page.goto(url, { waitUntil: 'load' });
    const paint = await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime);
    return (await paint.jsonValue()) ?? Number.NaN;
  });
}

/** Whether a first visit draws its heading in the web font that its style names first. */
export function hasOwnFace(browser: Browser, url: string): Promise<boolean> {
  return onPhone(browser, { slowNetwork: false, reducedMotion: true }, async (page, session) => {
    await page.goto(url, { waitUntil: 'load' });
    const family = await page
      .locator('h1:visible')
      .evaluate((heading) => getComputedStyle(heading).fontFamily.split(',')[0] ?? '');
    await session.send('DOM.enable');
    await session.send('CSS.enable');
    const { root } = await session.send('DOM.getDocument');
    const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' });
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
    const name = family.replaceAll(/["']/g, '');
    return fonts.every(({ isCustomFont, familyName }) => isCustomFont && familyName.startsWith(name));
  });
}
