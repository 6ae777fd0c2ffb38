import type { Router } from 'express';
import type { VisitCookies } from '../experiments/visits.ts';
import { apiRoutes, type HttpContext } from '../http/api-route.ts';
import { createPageSettings } from '../partners/page-scripts.ts';
import type { Partners } from '../partners/partners.ts';
import type { Config } from '../settings/config.ts';

/**
 * The settings that the page loads when idle; its first call begins the visit. See
 * docs/spec/calls.md#transaction-id-and-call-number.
 */
export function pageSettingsRoutes(
  router: Router,
  context: HttpContext,
  { config, partners, visits }: { readonly config: Config; readonly partners: Partners; readonly visits: VisitCookies },
): void {
  const { call } = apiRoutes(router, context);
  call('pageSettings', async ({ query: { affid = '', oid = '', sub_id: sub = '', source = '', stamp } }, request) => {
    const { cookies, counted } = visits.begin(request, stamp, { affid, sub, source });
    for (const each of cookies) request.res?.appendHeader('set-cookie', each);
    return { ...createPageSettings(config, request), counted, campaign: await partners.campaigns.find(affid, oid) };
  });
  call('findCallNumber', async ({ query }) => ({ number: await partners.findCallNumber(query) }));
  call('findTransactionId', async ({ body }) => ({
    ef_transaction_id: await partners.findTransactionId(body.oid, body.affid),
  }));
}
