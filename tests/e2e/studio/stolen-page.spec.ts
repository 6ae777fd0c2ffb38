import type { Page } from '@playwright/test';
import type { StudioAnswer } from '#contract/studio/calls.ts';
import { studioCalls } from '#contract/studio/calls.ts';
import { leadBody } from '../../support/lead-body.ts';
import { expect, withOperations } from '../support/e2e-fixtures.ts';
import type { RunningServer } from '../support/e2e-server.ts';
import { callAs, signIn } from '../support/marketer.ts';

const test = withOperations();
test.use({ viewport: { width: 1280, height: 900 }, hasTouch: false });
test.describe.configure({ mode: 'serial' });

/** Runs wherever a text becomes markup or an address becomes a script. */
const markup = '"><img src=x onerror="top.stolen=1"><script>top.stolen=1</script><svg onload="top.stolen=1">';
const email = 'whitfield.marlow@example.com';

/** Posts a lead of an invented person. @returns its id */
async function postLead({ origin }: RunningServer, more: Readonly<Record<string, unknown>>): Promise<string> {
  const posted = await fetch(`${origin}/post-lead`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(leadBody({ email, ...more })),
  });
  expect(posted.status).toBe(200);
  return ((await posted.json()) as { readonly id: string }).id;
}

/** Whether a text has run in the page, or in a frame of it. */
const hasRun = (page: Page) => page.evaluate(() => 'stolen' in globalThis);

test('markup in campaigns, reasons, leads and files is text on every page @long', async ({ page, server, consoleErrors }) => {
  test.setTimeout(240_000);
  // before the sign-in, and what a file that is none is refused with
  consoleErrors.allow(/401 \(Unauthorized\)|409 \(Conflict\)|404 \(Not Found\)|status of 404/);
  // the probe itself: where nothing holds it back, it runs
  await page.setContent(`<p title="${markup}">`);
  await expect.poll(() => hasRun(page)).toBe(true);

  await signIn(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const more = { case_description: markup, first_name: markup, sub_id: markup, s1: markup, utm_source: markup };
  const id = await postLead(server, { ...more, page_url: `javascript:top.stolen=1//${markup}` });
  const hostile = {
    ...{ path: '/hostile', flow: 'main', oid: markup, affid: markup, note: markup },
    switches: { theme: markup, logo: markup, header: markup },
    texts: { en: { headline: markup, subhead: markup, button: markup, header: markup, proof: [markup, markup, markup] } },
    experiments: [{ name: markup, owner: markup, expires: markup, variants: [{ id: markup, weight: 1, switches: {} }] }],
  };
  await callAs(page, 'saveDraft', { content: hostile, base: 0, etag: 0 });
  const plain = { path: '/plain', flow: 'main', oid: '81', affid: '10' };
  const texts = { en: { headline: markup.slice(0, 40) } };
  await callAs(page, 'saveDraft', { content: { ...plain, texts }, base: 0, etag: 0 });
  await callAs(page, 'pause', { path: '/survey/yt', because: markup });

  const pages = [
    ...['', 'campaigns', 'figures', 'experiments', 'leads', `leads/${id}`, 'deliveries', 'privacy', 'audit'],
    ...['hostile', 'plain', 'surveyyt'].flatMap((key) =>
      ['look', 'words', 'flow', 'tracking', 'history'].map((tab) => `campaigns/${key}/${tab}`),
    ),
    'new?copy=hostile',
    'campaigns/hostile/history?one=draft&other=draft&json=true&all=true',
    'campaigns/plain/look?publish=true',
  ];
  for (const each of pages) {
    await page.goto(`/studio/${each}`);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect([each, await hasRun(page)]).toEqual([each, false]);
  }
  // what was said, shown to who may see it
  await page.goto(`/studio/leads/${id}`);
  await page.getByRole('button', { name: /^Show/ }).first().click();
  await page.getByRole('dialog').getByLabel(/^Why/).fill(markup.slice(0, 200));
  await page.getByRole('dialog').getByRole('button', { name: 'Show' }).click();
  await expect(page.getByText('onerror="top.stolen=1"').first()).toBeVisible();
  expect(await hasRun(page)).toBe(false);

  // files
  await page.goto('/studio/new?from=file');
  const csv = ['path,flow,oid,affid,texts.en.headline', `/csv,main,81,10,"${markup.replaceAll('"', '""')}"`].join('\r\n');
  for (const [name, text] of [
    ['a<img src=x onerror=top.stolen=1>.json', JSON.stringify([hostile, { ...plain, path: markup }])],
    ['a<img src=x onerror=top.stolen=1>.json', markup],
    ['a.csv', csv],
  ] as const) {
    await page.getByLabel(/^A file of campaigns/).setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
    await page.waitForLoadState('networkidle');
    expect([name, await hasRun(page)]).toEqual([name, false]);
  }
  await page.goto('/ops');
  expect(await hasRun(page)).toBe(false);
});

test('a script on a visitors’ page reads no lead and no campaign of the operator who opens it @long', async ({
  page,
  server,
  consoleErrors,
}) => {
  // whatever it tries is refused
  consoleErrors.allow(/40[1345] \(|Refused to|violates the following Content Security Policy|X-Frame-Options/);
  const id = await postLead(server, {});
  await signIn(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const content = {
    path: '/unseen',
    flow: 'main',
    oid: '81',
    affid: '10',
    texts: { en: { headline: 'Nobody has seen this yet' } },
  };
  await callAs(page, 'saveDraft', { content, base: 0, etag: 0 });
  const { live } = (await callAs(page, 'campaign', { path: '/survey' })) as StudioAnswer<'campaign'>;
  expect(live?.version).toBe(1);

  // a page of the same host without a policy of its own: a stolen one could do no more
  await page.goto('/robots.txt');
  const stolen = await page.evaluate(
    async ([calls, lead]) => {
      const read: string[] = [];
      const open = ['/studio', '/studio/leads', '/ops', '/studio/look/unseen?of=draft'];
      const tries = [
        ...open.map((address) => fetch(address)),
        ...calls.flatMap((name) =>
          ['', 'guess'].map((token) =>
            fetch(`/studio/api/${name}`, {
              method: 'POST',
              headers: { 'content-type': 'application/json', ...(token && { 'x-studio': token, 'x-studio-ticket': token }) },
              body: JSON.stringify({ path: '/unseen', id: lead, question: {}, text: 'x', since: 0, because: 'x' }),
            }),
          ),
        ),
      ];
      for (const each of tries) {
        const response = await each;
        read.push(response.ok ? `${response.url} answered` : '', await response.text());
      }
      for (const address of open) {
        const frame = document.createElement('iframe');
        frame.src = address;
        const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
        document.documentElement.append(frame);
        await loaded;
        read.push(frame.contentDocument?.documentElement.outerHTML ?? '');
        const window = globalThis.open(address);
        await new Promise((resolve) => setTimeout(resolve, 1500));
        try {
          read.push(window?.document.documentElement.outerHTML ?? '');
        } catch {
          // another origin's, as it should be
        }
        window?.close();
      }
      return read.join('\n');
    },
    [Object.keys(studioCalls), id] as const,
  );
  for (const secret of [email, 'Whitfield', 'Nobody has seen this yet', 'studio-token" content="', 'answered'])
    expect([secret, stolen.includes(secret)]).toEqual([secret, false]);
  // the tries themselves: the server has answered each
  expect(stolen).toContain('no_token');
  expect(stolen).toContain('Open this page in a tab of its own');
});
