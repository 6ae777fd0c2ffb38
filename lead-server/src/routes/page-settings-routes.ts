import type { Router } from 'express';
import { apiRoutes, type HttpContext } from '../http/api-route.ts';
import type { Config } from '../lib/config.ts';
import { createPageSettings } from '../partners/page-scripts.ts';
import type { Partners } from '../partners/partners.ts';

/** What the page loads when idle. See docs/spec/calls.md#transaction-id-and-call-number. */
export function pageSettingsRoutes(
  router: Router,
  context: HttpContext,
  { config, partners }: { readonly config: Config; readonly partners: Partners },
): void {
  const { call } = apiRoutes(router, context);
  call('pageSettings', async ({ query: { affid = '', oid = '' } }, request) => ({
    ...createPageSettings(config, request),
    campaign: await partners.campaigns.find(affid, oid),
  }));
  call('findCallNumber', async ({ query }) => ({ number: await partners.findCallNumber(query) }));
  call('findTransactionId', async ({ body }) => ({
    ef_transaction_id: await partners.findTransactionId(body.oid, body.affid),
  }));
}
