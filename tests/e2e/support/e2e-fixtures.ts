import { test as base, type ConsoleMessage, expect } from '@playwright/test';
import { startCluster } from '../../support/postgres-cluster.ts';
import { type RunningServer, startServer } from './e2e-server.ts';

interface TestFixtures {
  /** Fails the test when the page logs an error or throws. `allow` names messages that the test provokes. */
  readonly consoleErrors: { allow(pattern: RegExp): void };
}

/** A test with a server for its worker and no browser. */
export const withServer = base.extend<object, { readonly server: RunningServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const server = await startServer();
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
});

export const test = withServer.extend<TestFixtures>({
  baseURL: async ({ server }, use) => use(server.origin),
  consoleErrors: [
    async ({ page }, use) => {
      const errors: string[] = [];
      const allowed: RegExp[] = [];
      // a press before the script is answered by the server: a rejected form is a page of status 422
      const isRefusedForm = (message: ConsoleMessage) =>
        /status of 422/.test(message.text()) && message.location().url.split('?')[0] === page.url().split('?')[0];
      page.on('console', (message) => message.type() === 'error' && !isRefusedForm(message) && errors.push(message.text()));
      page.on('pageerror', (error) => errors.push(String(error)));
      await use({ allow: (pattern) => allowed.push(pattern) });
      const unexpected = errors.filter((error) => !allowed.some((pattern) => pattern.test(error)));
      expect(unexpected, `the page logged or threw: ${unexpected.join('; ')}`).toEqual([]);
    },
    { auto: true },
  ],
});

export const operationsToken = 'an-operations-token-of-these-tests-alone';

/** For a file whose server is its own, with these settings beside the suite's. */
export const withSettings = (settings: Readonly<Record<string, string>>) =>
  test.extend<object, { readonly server: RunningServer }>({
    server: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
      async ({}, use) => {
        const server = await startServer(settings);
        await use(server);
        await server.close();
      },
      { scope: 'worker' },
    ],
  });

/** With the operators' pages, which show that file's visits only. */
export const withOperations = () => withSettings({ OPS_TOKEN: operationsToken });

/** The stores over which a day is walked. */
export const stores = ['sqlite', 'postgres'] as const;

/** The same over one of the stores. Tests of one call share a server: who must not, makes another call. */
export const withOperationsOver = (store: (typeof stores)[number]) =>
  test.extend<object, { readonly server: RunningServer }>({
    server: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
      async ({}, use) => {
        const cluster = store === 'postgres' ? await startCluster() : undefined;
        if (store === 'postgres' && !cluster) throw new Error('PostgreSQL is not installed');
        const database = cluster && { DATABASE_URL: cluster.database('desk') };
        const server = await startServer({ OPS_TOKEN: operationsToken, ...database });
        await use(server);
        await server.close();
        await cluster?.remove();
      },
      // a cluster and a server
      { scope: 'worker', timeout: 300_000 },
    ],
  });

/** At whose server it is this moment when the file begins. */
export const withClock = (moment: Date) =>
  withSettings({
    NODE_OPTIONS: `--import=${new URL('../../support/shifted-clock.ts', import.meta.url).href}`,
    CLOCK_SHIFT_MS: String(moment.getTime() - Date.now()),
  });

export { expect };
