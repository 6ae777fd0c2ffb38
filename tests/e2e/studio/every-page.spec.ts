import { join } from 'node:path';
import type { StudioAnswer } from '#contract/studio/calls.ts';
import { violationsOf } from '../../support/axe.ts';
import { leadBody } from '../../support/lead-body.ts';
import { expect, withOperations } from '../support/e2e-fixtures.ts';
import { callAs, signIn } from '../support/marketer.ts';

const test = withOperations();
test.use({ viewport: { width: 1280, height: 900 }, hasTouch: false });

/** Widths at which nothing sticks out; axe looks at those of a phone and a desk, in light and dark. */
const widths = [320, 390, 768, 1280] as const;
const looked = [390, 1280];
const schemes = ['light', 'dark'] as const;
/** Where a person who wants to look has the pictures. */
const pictures = process.env.STUDIO_PICTURES;

/** Every page, with a campaign that has a draft, versions, an experiment and a plan. */
const pagesWith = (lead: string): readonly string[] => [
  ...[
    '',
    'campaigns',
    'campaigns?q=nothing-fits',
    'figures',
    'experiments',
    'leads',
    `leads/${lead}`,
    'deliveries',
    'privacy',
    'settings/brands',
    'settings/buyers',
    'settings/destinations',
    'audit',
  ],
  ...['new', 'new?copy=surveyfb', 'new?from=file', 'nowhere', 'campaigns/nothing/look'],
  ...['look', 'look?on=both', 'words', 'flow', 'tracking', 'history', 'history?one=1&other=2'].map(
    (tab) => `campaigns/surveyfb/${tab}`,
  ),
  'campaigns/surveyfb/look?publish=true',
  'campaigns/fresh/look',
  'campaigns/fresh/history',
];

test('every page of the studio is clean for axe, in light and dark, and fits at each width @long', async ({
  page,
  server,
  consoleErrors,
}) => {
  test.setTimeout(900_000);
  // before the sign-in, and what is not there
  consoleErrors.allow(/401 \(Unauthorized\)|404 \(Not Found\)|409 \(Conflict\)/);
  const posted = await fetch(`${server.origin}/post-lead`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(leadBody()),
  });
  const { id } = (await posted.json()) as { readonly id: string };
  await signIn(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const path = '/survey/fb';
  const { live } = (await callAs(page, 'campaign', { path })) as StudioAnswer<'campaign'>;
  const draft = (more: object, base: number) =>
    callAs(page, 'saveDraft', { content: { ...live?.content, ...more }, base, etag: 0 });
  await draft({ switches: { theme: '2' } }, 1);
  await callAs(page, 'publish', { path, because: 'the second look of the autumn, ticket 80' });
  await draft({ switches: { theme: '3', header: 'alt2' }, oid: '103' }, 2);
  await callAs(page, 'pause', { path, because: 'over the holidays', at: Date.now() + 86_400_000 });
  await callAs(page, 'saveDraft', { content: { path: '/fresh', flow: 'main', oid: '1', affid: '' }, base: 0, etag: 0 });

  const faults: string[] = [];
  for (const each of pagesWith(id)) {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(`/studio/${each}`);
    await expect(page.getByRole('heading').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    for (const width of widths) {
      await page.setViewportSize({ width, height: width < 700 ? 844 : 900 });
      const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      if (over !== 0) faults.push(`${each} at ${width}: ${over} px stick out`);
      for (const colorScheme of schemes) {
        await page.emulateMedia({ colorScheme });
        if (looked.includes(width))
          faults.push(...(await violationsOf(page)).map((fault) => `${each} at ${width}, ${colorScheme}: ${fault}`));
        if (pictures && (colorScheme === 'light' || looked.includes(width)))
          await page.screenshot({
            path: join(pictures, `${each.replaceAll(/\W+/g, '-') || 'today'}-${width}-${colorScheme}.png`),
          });
      }
    }
  }
  expect(faults).toEqual([]);
});
