import { leadBody } from '../../load/numbered-lead.ts';
import { test as base, expect } from '../support/e2e-fixtures.ts';
import { type RunningServer, startServer } from '../support/e2e-server.ts';
import { goodAnswers, mainSteps, walkSteps } from '../support/walk-survey.ts';

const test = base.extend<object, { readonly server: RunningServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const server = await startServer({ RATE_LEADS_PER_MINUTE: '2' });
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
});

test('near the limit of leads the page computes its proof in the background, and the visitor goes on', async ({
  page,
  server,
  consoleErrors,
}) => {
  consoleErrors.allow(/428/);
  const statuses: number[] = [];
  page.on('response', (response) => response.url().endsWith('/post-lead') && statuses.push(response.status()));
  await page.goto('/survey?s1=near');
  // a second lead from the same address, within this minute
  await walkSteps(page, mainSteps.slice(0, -1), goodAnswers);
  const other = await fetch(`${server.origin}/post-lead`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: leadBody(1),
  });
  expect(other.status).toBe(200);
  await walkSteps(page, mainSteps.slice(-1), goodAnswers);
  await page.waitForURL(/\/survey-thank-you\//);
  expect(statuses).toEqual([428, 200]);
  expect((await server.leadBySubId('near')).sent).toMatchObject({ email: 'maria@example.com' });
});
