import { edgeCoveringPaths } from '#contract/checker/paths.ts';
import { flows } from '#contract/flows/index.ts';
import { locales } from '#contract/locale.ts';
import { expect, test } from './fixtures.ts';
import { expectAccessible, screen, walkSteps } from './survey.ts';

/** A campaign path that runs the flow. */
const entry: Readonly<Record<string, string>> = { main: '/survey', 'social-drop': '/f' };

for (const flow of flows) {
  for (const locale of locales) {
    for (const [index, path] of edgeCoveringPaths(flow, { now: new Date() }).entries()) {
      test(`${flow.id}, ${locale}, path ${index + 1} of its edge cover: every screen, the lead, its receipt, its deliveries`, async ({
        page,
        server,
      }) => {
        await page.goto(`${entry[flow.id]}?lang=${locale}&s1=${flow.id}-${locale}-${index}`);
        await walkSteps(page, path.steps, path.answers, async (step) => {
          await expect(page.locator('html')).toHaveAttribute('lang', locale);
          await expect(screen(page, step).getByRole('heading', { level: 1 })).toBeVisible();
          await expectAccessible(page);
        });
        await page.waitForURL(/\/survey-thank-you\//);
        expect(new URL(page.url()).searchParams.get('dq_reason') ?? undefined).toBe(path.reason);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectAccessible(page);

        const lead = await server.leadBySubId(`${flow.id}-${locale}-${index}`);
        expect(lead.meta.flow).toBe(flow.id);
        for (const [field, value] of Object.entries(path.answers)) {
          if (field in lead.said) expect(lead.said[field]).toBe(value);
        }
        expect(lead.receipt.text).toContain(locale === 'es' ? 'acepto' : 'I agree');
        await expect
          .poll(() => server.deliveriesOf(lead.id), { timeout: 20_000 })
          .toMatchObject({ exchange: 'delivered', ingest: 'delivered', verification: 'delivered' });
      });
    }
  }
}
