import type { Page } from '@playwright/test';
import { describe, expect } from 'vitest';
import { openReview } from './review/review-server.ts';
import { it } from './review-fixtures.ts';

describe('the review server', () => {
  const verdictFrom = (page: Page, address: string, origin: string, host: string) =>
    page.request.post(`${address}/verdict`, { headers: { origin, host }, data: { keys: [], version: 'old' } });

  it('responds only to the names of this machine', async ({ review, page }) => {
    const { port } = new URL(review.origin);
    const named = await page.request.get(review.origin, { headers: { host: `rebound.example:${port}` } });
    expect(named.status()).toBe(403);
    expect((await page.request.get(`http://127.0.0.1:${port}/`)).status()).toBe(200);
  });

  it('works at every host it is served at, for its own page only', async ({ desk, page }) => {
    const opened = await openReview(desk, 0, '0.0.0.0');
    const at = opened.origin.replace('localhost', '127.0.0.1');
    expect((await verdictFrom(page, at, 'https://review.example', 'review.example')).status()).toBe(409);
    expect((await verdictFrom(page, at, 'https://other.example', 'review.example')).status()).toBe(403);
    opened.close();
  });
});
