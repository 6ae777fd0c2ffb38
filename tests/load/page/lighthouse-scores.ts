import { createServer } from 'node:net';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { benchmarkLaunchOptions } from '../../support/chromium.ts';

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Scores = Readonly<Record<(typeof categories)[number], number>>;

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** Scores (0 to 100) of a page on a phone, and the audits that cost points. */
export interface Scored {
  readonly scores: Scores;
  readonly lost: readonly string[];
}

async function score(url: string, port: number): Promise<Scored> {
  const result = await lighthouse(url, { port, logLevel: 'error', onlyCategories: [...categories] });
  if (!result) throw new Error('Lighthouse gave no result');
  const { lhr } = result;
  const scores = Object.fromEntries(categories.map((name) => [name, Math.round((lhr.categories[name]?.score ?? 0) * 100)]));
  const weighed = categories.flatMap((name) => lhr.categories[name]?.auditRefs.filter(({ weight }) => weight > 0) ?? []);
  const lost = weighed
    .map(({ id }) => lhr.audits[id])
    .filter((audit) => typeof audit?.score === 'number' && audit.score < 0.9)
    .map((audit) => `${audit?.id} ${audit?.displayValue ?? ''}`.trim());
  return { scores: scores as Scores, lost };
}

/**
 * Runs `work` with Lighthouse. All its visits are in one browser that has been to `url` before, since a starting browser adds
 * work of its own. Lighthouse empties the cache before each.
 */
export async function withLighthouse<T>(
  url: string,
  work: (scoreOf: (url: string) => Promise<Scored>) => Promise<T>,
): Promise<T> {
  const port = await freePort();
  const browser = await chromium.launch({
    ...benchmarkLaunchOptions,
    args: [...benchmarkLaunchOptions.args, `--remote-debugging-port=${port}`],
  });
  try {
    await score(url, port);
    return await work((each) => score(each, port));
  } finally {
    await browser.close();
  }
}
