import type { Request, Response, Router } from 'express';
import type { PageRequest, RenderPage } from '#contract/api/page-rendering.ts';
import { keyOfPath } from '#contract/campaign/campaign.ts';
import { answeredBy, type LiveCampaign } from '#contract/campaign/campaign-table.ts';
import { keyOfAddress, pictureKeyName, studioPath } from '#contract/studio/address.ts';
import { contentOf } from '../campaigns/content.ts';
import { sendFailure } from '../http/api-route.ts';
import { asHttpError } from '../http/errors.ts';
import { HttpError } from '../lib/http-error.ts';
import { describeFailure } from '../lib/log.ts';
import { sessionOf } from '../ops/operators/ops-session.ts';
import type { OpsRouter } from '../ops/ops-router.ts';
import { companyFacts } from '../routes/page-routes.ts';
import { isPictureKeyOf } from './page-ticket.ts';
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
  const { store, render, campaigns, settings, config } = parts;

  /** The page of any content. @throws HttpError 404 for a draft that goes together so badly that there is no page of it */
  async function drawnBy(draw: RenderPage, asked: PageRequest): Promise<string> {
    try {
      return (await draw(asked)).html;
    } catch (failure) {
      context.log.warn({ failure: describeFailure(failure) }, 'picture not drawn');
      throw new HttpError(404, 'not_found', 'There is no page of it.');
    }
  }

  /** What is live, or the draft: where that is asked, and where nothing is live here yet. */
  async function campaignOf(key: string, asksDraft: boolean): Promise<LiveCampaign | undefined> {
    const live = campaigns.table().byKey.get(key);
    if (live && !asksDraft) return { version: live.version, content: live.content };
    const draft = (await store.campaignDrafts()).find((each) => each.key === key);
    if (draft) return { version: 0, content: contentOf(draft) };
    // just published, and this server asks for it within half a second
    const stored = (await store.campaigns()).find((each) => each.key === key);
    const version = stored && (await store.campaignVersion(key, stored.liveVersion));
    return version && { version: 0, content: contentOf(version) };
  }

  async function answer(request: Request, response: Response): Promise<void> {
    const { headers } = request;
    if (headers['sec-fetch-site'] !== undefined && headers['sec-fetch-site'] !== 'same-origin')
      throw new HttpError(403, 'cross_site', 'Only the studio shows this.');
    const session = await sessionOf(request, sessions, Date.now());
    if (!session) throw new HttpError(401, 'signed_out', 'Sign in again.');
    const query = new URL(request.originalUrl, 'http://page').searchParams;
    // a visitors' page on this host may frame it too, and would read what nobody has published
    if (!isPictureKeyOf(parts.vault, session.name, query.get(pictureKeyName) ?? ''))
      throw new HttpError(403, 'no_token', 'Only the studio shows this.');
    const key = keyOfPath(keyOfAddress(String(request.params.key)));
    const table = campaigns.table();
    const shown = await campaignOf(key, query.get('of') === 'draft');
    if (!shown || !render) throw new HttpError(404, 'not_found', 'There is no such campaign, or no page of it.');
    const { path } = shown.content;
    for (const name of ['of', 'v', pictureKeyName]) query.delete(name);
    const drawn = await drawnBy(render, {
      host: shown.content.host ?? new URL(config.PUBLIC_URL ?? 'http://localhost').host,
      path,
      query,
      gpc: true,
      fontsOf: undefined,
      isPicture: true,
      company: companyFacts(config),
      campaigns: answeredBy(table, path, shown),
      site: settings.current().site,
      production: config.NODE_ENV === 'production',
    });
    const html = withoutScripts(drawn);
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
    answer(request, response).catch((failure: unknown) => {
      const error = asHttpError(failure);
      if (error.status >= 500) return sendFailure(context.log, `${studioPath}/look`, response, failure);
      // an empty picture: a page of words would not fit, and may not be framed
      response.writeHead(error.status, { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy });
      response.end('<!doctype html><title>No picture</title>');
    });
  });
}
