import { postgresPrograms } from '../../support/postgres-cluster.ts';
import { expect } from '../support/e2e-fixtures.ts';
import { lookToLive, signIn } from '../support/marketer.ts';
import { withReplicas } from '../support/replicas.ts';

const test = withReplicas();
test.use({ viewport: { width: 1280, height: 900 }, hasTouch: false });
// both publish
test.describe.configure({ mode: 'serial' });
test.skip(postgresPrograms() === undefined, 'PostgreSQL is not installed');

/** From looking at a campaign to a new one that visitors get, and from its publication to every server, in milliseconds. */
const mostMs = 60_000;
const everywhereMs = 2000;

/**
 * How long the database is away, in milliseconds: longer than everything that the servers and the page wait for (a server counts
 * as gone after 8 s, a lease ends after 30 s, a session is noted each 60 s). AWAY_MS=300000 makes it five minutes.
 */
const awayMs = Number(process.env.AWAY_MS ?? 75_000);

/** The theme of the page at each address; its status where it is none. */
const themesAt = (addresses: readonly string[]) =>
  Promise.all(
    addresses.map(async (address) => {
      const answer = await fetch(address);
      return answer.ok ? /data-theme="(\w+)"/.exec(await answer.text())?.[1] : answer.status;
    }),
  );

/** Asks each address again and again. @returns when the last of them answered with the new look */
async function whenAll(addresses: readonly string[]): Promise<number> {
  await expect.poll(() => themesAt(addresses), { intervals: [20], timeout: mostMs }).toEqual(addresses.map(() => '2'));
  return Date.now();
}

test('a marketer publishes to two replicas and the cache within a minute @long', async ({ page, replicas, consoleErrors }) => {
  test.setTimeout(240_000);
  const { cdn, servers } = replicas;
  const pages = servers.map(({ origin }) => `${origin}/fb-fall`);
  // before the sign-in
  consoleErrors.allow(/401 \(Unauthorized\)/);
  await signIn(page);
  await expect(page.getByRole('link', { name: '/survey/fb', exact: true })).toBeVisible();
  // the cache has asked for it while there was none
  expect((await fetch(`${cdn.url}/fb-fall`)).status).toBe(404);
  cdn.watch('/fb-fall');

  const everywhere = whenAll(pages);
  const began = Date.now();
  const published = page.waitForRequest(/\/publish$/).then(() => Date.now());
  await lookToLive(page);
  await expect(page.getByText(/live on 2 of 2 servers since [\d:]+; caches renewed [\d:]+/i)).toBeVisible();
  expect(Date.now() - began).toBeLessThan(mostMs);

  const at = await published;
  expect((await everywhere) - at).toBeLessThan(everywhereMs);
  expect(cdn.purges.map(({ tags, statuses }) => ({ tags, statuses }))).toEqual([
    { tags: ['campaign-fb-fall', 'not-found'], statuses: [200, 200] },
  ]);
  expect((await fetch(`${cdn.url}/fb-fall`)).status).toBe(200);
});

test('a database that goes away after a publication: pages go on, publishing refuses, and nothing is lost @long', async ({
  page,
  replicas,
  consoleErrors,
}) => {
  test.setTimeout(240_000 + awayMs);
  const { cluster, servers } = replicas;
  const pages = servers.map(({ origin }) => `${origin}/survey/fb`);
  const theme = (name: RegExp) => page.getByRole('radio', { name }).click();
  const dialog = page.getByRole('dialog');
  const publish = async (because: string) => {
    await page.keyboard.press('Control+Enter');
    await dialog.getByLabel(/^Why/).fill(because);
    // once the checks have settled, whether it may or not
    await expect(dialog.getByRole('button', { name: /^Publish/ })).toBeVisible();
    await dialog.getByLabel(/^Why/).press('Enter');
  };
  // before the sign-in, and while the database is away
  consoleErrors.allow(/401 \(Unauthorized\)|503 \(Service Unavailable\)/);
  await signIn(page, '/studio/campaigns/surveyfb/look');
  await theme(/Meridian/);
  await publish('before the database went away');
  await expect(page.getByText(/live on 2 of 2 servers/i)).toBeVisible();
  expect(await themesAt(pages)).toEqual(['2', '2']);

  await cluster.stop('immediate');
  const back = Date.now() + awayMs;
  await theme(/Harbor/);
  await expect(page.getByRole('alert').filter({ hasText: 'nothing can be saved until it is back' })).toBeVisible();
  await expect(page.getByText('not saved', { exact: true })).toBeVisible();
  await publish('while it was away');
  await expect(dialog.getByRole('alert')).toHaveText(/stands in the way/);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  const refused = await page.evaluate(async () => {
    const token = document.querySelector<HTMLMetaElement>('meta[name="studio-token"]')?.content ?? '';
    const body = JSON.stringify({ path: '/survey/fb', because: 'past the page' });
    const headers = { 'content-type': 'application/json', 'x-studio': token };
    const response = await fetch('/studio/api/publish', { method: 'POST', headers, body });
    return [response.status, response.headers.get('retry-after'), await response.json()];
  });
  expect(refused).toEqual([503, '2', { error: expect.objectContaining({ code: 'unavailable' }) }]);
  while (Date.now() < back) {
    expect(await themesAt(pages)).toEqual(['2', '2']);
    await page.waitForTimeout(2000);
  }
  await expect(page.getByRole('radio', { name: /Harbor/ })).toBeChecked();

  await cluster.start();
  await expect(page.getByRole('alert').filter({ hasText: 'does not answer' })).toBeHidden();
  await expect(page.getByText(/^saved \d/)).toBeVisible();
  // nothing went live that nobody could publish
  expect(await themesAt(pages)).toEqual(['2', '2']);
  await publish('after it was back');
  await expect(page.getByText(/version 3 is live on 2 of 2 servers/i)).toBeVisible();
  expect(await themesAt(pages)).toEqual(['1', '1']);
  await page.getByRole('link', { name: 'History' }).click();
  for (const because of ['before the database went away', 'after it was back'])
    await expect(page.getByText(because).first()).toBeVisible();
  await expect(page.getByText('while it was away')).toHaveCount(0);
  expect(servers[0].command('audit').match(/publish .*\/survey\/fb/g)).toHaveLength(2);
});
