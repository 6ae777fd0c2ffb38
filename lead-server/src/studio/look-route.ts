import type { Request, Response, Router } from 'express';
import { keyOfPath } from '#contract/campaign/campaign.ts';
import { answeredBy } from '#contract/campaign/campaign-table.ts';
import { keyOfAddress, studioPath } from '#contract/studio/address.ts';
import { contentOf } from '../campaigns/content.ts';
import { sendFailure } from '../http/api-route.ts';
import { HttpError } from '../lib/http-error.ts';
import { sessionOf } from '../ops/operators/ops-session.ts';
import type { OpsRouter } from '../ops/ops-router.ts';
import { companyFacts } from '../routes/page-routes.ts';
import type { StudioParts } from './studio-parts.ts';

/** A picture runs nothing, asks nothing of another server and is framed by the studio alone. */
const policy = [
  "default-src 'none'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
].join('; ');

/** The page without its scripts, which the policy would refuse one by one. */
const withoutScripts = (html: string) =>
  html.replaceAll(/<script\b[\s\S]*?<\/script>|<link\b[^>]*(?:modulepreload|as="?script)[^>]*>/g, '');

/** How long a browser keeps a picture whose address names what it shows. */
const keptSeconds = 3600;

/**
 * GET /studio/look/{key}: the first page of a campaign as it is, without script, for a frame. `of=draft` shows its draft; the
 * rest of the query are visitors' parameters. It is in no figure.
 */
export function lookRoute(router: Router, { context, sessions }: OpsRouter, parts: StudioParts): void {
  const { store, render, campaigns, site, config } = parts;

  async function answer(request: Request, response: Response): Promise<void> {
    const { headers } = request;
    if (headers['sec-fetch-site'] !== undefined && headers['sec-fetch-site'] !== 'same-origin')
      throw new HttpError(403, 'cross_site', 'Only the studio shows this.');
    if (!(await sessionOf(request, sessions, Date.now()))) throw new HttpError(401, 'signed_out', 'Sign in again.');
    const query = new URL(request.originalUrl, 'http://page').searchParams;
    const key = keyOfPath(keyOfAddress(String(request.params.key)));
    const drafts = query.get('of') === 'draft' ? await store.campaignDrafts() : [];
    const draft = drafts.find((each) => each.key === key);
    const table = campaigns.table();
    const content = draft ? contentOf(draft) : table.byKey.get(key)?.content;
    if (!content || !render) throw new HttpError(404, 'not_found', 'There is no such campaign, or no page of it.');
    for (const name of ['of', 'v']) query.delete(name);
    const page = await render({
      host: new URL(config.PUBLIC_URL ?? 'http://localhost').host,
      path: content.path,
      query,
      gpc: true,
      fontsOf: undefined,
      isPicture: true,
      company: companyFacts(config),
      campaigns: answeredBy(table, content.path, { version: 0, content }),
      site,
      production: config.NODE_ENV === 'production',
    });
    const html = withoutScripts(page.html);
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-length': Buffer.byteLength(html),
      'cache-control': `private, max-age=${keptSeconds}`,
      'content-security-policy': policy,
      'x-content-type-options': 'nosniff',
    });
    response.end(html);
  }

  router.get(`${studioPath}/look/:key`, (request, response) => {
    answer(request, response).catch((failure: unknown) => sendFailure(context.log, `${studioPath}/look`, response, failure));
  });
}
