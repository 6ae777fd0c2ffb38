import { createTestToken, siteAddressOf, testLink } from '../leads/test-visit.ts';
import { siteAddress } from '../settings/config.ts';
import type { OpsRouter } from './ops-router.ts';
import { testVisitsPage, testVisitsPath } from './test-visits-page.ts';

/** The page that makes links of test visits. */
export function testVisitRoutes({ get, post, audit, sendPage, options }: OpsRouter): void {
  const { config, vault } = options;
  get(testVisitsPath, async (request, response) => {
    const page = new URL(request.originalUrl, 'http://page').searchParams.get('page') ?? '/survey';
    sendPage(response, 200, { title: 'Test visits', body: testVisitsPage({ page }) });
  });

  post(testVisitsPath, 'test', async (request, response, form, session) => {
    const page = form.get('page')?.trim() ?? '';
    const send = (status: number, more: Partial<Parameters<typeof testVisitsPage>[0]>) =>
      sendPage(response, status, { title: 'Test visits', body: testVisitsPage({ page, ...more }) });
    const address = siteAddressOf(page, siteAddress(config));
    if (!address) return send(422, { page: '/survey', error: 'Write the path with its slash, such as /survey/fb?theme=3.' });
    await audit(request, session, { did: 'test', what: address.pathname.slice(0, 200) });
    send(200, { link: testLink(address, createTestToken(vault, Date.now())) });
  });
}
