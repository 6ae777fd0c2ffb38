import { brotliCompressSync, constants } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';
import { onPhone } from './slow-phone.ts';

/** One cold visit. Times in ms since navigation, sizes in bytes as they came over the wire (brotli). */
export interface Load {
  readonly firstPaint: number;
  readonly largestPaint: number;
  /** Layout shift, summed over the whole visit. */
  readonly shift: number;
  /** When the first answer can be given; on a page without script, the first paint. */
  readonly ready: number;
  /** The requests until then. */
  readonly script: number;
  readonly css: number;
  readonly fonts: number;
  readonly document: number;
  /** Paths of the files asked for until then. */
  readonly files: readonly string[];
  /** The page's text, without white space. */
  readonly words: string;
}

interface Watch {
  ready?: number;
  largest: number;
  shift: number;
}

/** Runs in the page before anything of its own. */
function watch(): void {
  const seen: Watch = { largest: 0, shift: 0 };
  Object.assign(window, { benchWatch: seen });
  const observe = (type: string, each: (entry: PerformanceEntry & { value?: number }) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true });
  observe('largest-contentful-paint', (entry) => {
    seen.largest = entry.startTime;
  });
  observe('layout-shift', (entry) => {
    seen.shift += entry.value ?? 0;
  });
  // The page removes its early-tap listener in the first effect after hydration (funnel-app/src/pages/survey/initialClick.ts).
  let present = false;
  const timer = setInterval(() => {
    const now = '__tap' in window;
    if (present && !now) {
      seen.ready = performance.now();
      clearInterval(timer);
    }
    present = now;
  }, 4);
}

/** Runs in the page at the end of the visit. */
function report() {
  const { ready, largest, shift } = (window as unknown as { benchWatch: Watch }).benchWatch;
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
  const until = ready ?? firstPaint;
  const files = (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
    .filter(({ startTime }) => startTime <= until)
    .map(({ name, encodedBodySize }) => ({ name: new URL(name).pathname, size: encodedBodySize }));
  const inline = (selector: string) => [...document.querySelectorAll(selector)].map((each) => each.textContent).join('');
  return {
    firstPaint,
    largest,
    shift,
    ready: until,
    files,
    document: navigation?.encodedBodySize ?? 0,
    inlineStyle: inline('style'),
    inlineScript: inline('script:not([src]):not([type="application/json"])'),
    words: ['header', 'main', 'footer'].map((part) => document.querySelector(part)?.textContent ?? '').join(''),
  };
}

/** As the server compresses a page that is asked for often (lead-server/src/http/packed-pages.ts). */
const brotliSize = (text: string) =>
  text === '' ? 0 : brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

/** Loads an address on a phone that has nothing of it, until the network is quiet. */
export function measureLoad(browser: Browser, url: string, hasScript: boolean): Promise<Load> {
  return onPhone(browser, { slowNetwork: true, reducedMotion: false }, async (page: Page) => {
    await page.addInitScript(watch);
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForFunction(
      (wanted) =>
        performance.getEntriesByName('first-contentful-paint').length > 0 &&
        (!wanted || (window as unknown as { benchWatch: Watch }).benchWatch.ready !== undefined),
      hasScript,
    );
    await page.waitForLoadState('networkidle');
    const { files, inlineStyle, inlineScript, largest, words, ...rest } = await page.evaluate(report);
    const sum = (pattern: RegExp) => files.filter(({ name }) => pattern.test(name)).reduce((total, { size }) => total + size, 0);
    return {
      ...rest,
      largestPaint: largest,
      script: sum(/\.js$/) + brotliSize(inlineScript),
      css: sum(/\.css$/) + brotliSize(inlineStyle),
      fonts: sum(/\.woff2?$/),
      files: files.map(({ name }) => name),
      words: words.replace(/\s+/g, ''),
    };
  });
}
