import type { IncomingMessage } from 'node:http';
import type { Router } from 'express';
import { apiRoutes, type HttpContext } from '../http/api-route.ts';
import { readJson } from '../http/body.ts';
import { textField } from '../http/body-fields.ts';
import type { RateLimit } from '../http/rate-limit.ts';
import type { Config } from '../lib/config.ts';
import type { CallSource } from '../partners/call-number.ts';
import { createPageSettings } from '../partners/page-scripts.ts';
import type { Partners } from '../partners/partners.ts';

const settingsPath = '/page-settings';
const numberPath = '/call-number';
const transactionPath = '/transaction-id';

/** Ids of the visit that GET /call-number and GET /page-settings read. */
export const sourceFields = ['affid', 'oid', 'sub_id', 'gclid', 'fbclid'] as const satisfies readonly (keyof CallSource)[];
/** As many characters of each are read. */
export const sourceLimit = 200;
/** The most characters of an id that a transaction is asked for by. */
export const transactionIdsLimit = 100;

function sourceOf({ url = '' }: IncomingMessage): CallSource {
  const query = new URL(url, 'http://page').searchParams;
  return Object.fromEntries(
    sourceFields.flatMap((name) => (query.has(name) ? [[name, (query.get(name) ?? '').slice(0, sourceLimit)]] : [])),
  );
}

/**
 * Routes for what the page loads when idle: page settings, call number, transaction id. See
 * docs/spec/calls.md#transaction-id-and-call-number.
 */
export function pageSettingsRoutes(
  router: Router,
  context: HttpContext,
  limit: RateLimit,
  { config, partners }: { config: Config; partners: Partners },
): void {
  const { get, post } = apiRoutes(router, context);
  get(settingsPath, limit, async (request) => {
    const { affid = '', oid = '' } = sourceOf(request);
    return { ...createPageSettings(config, request), campaign: await partners.campaigns.find(affid, oid) };
  });

  get(numberPath, limit, async (request) => ({ number: await partners.findCallNumber(sourceOf(request)) }));

  post(transactionPath, limit, async (request) => {
    const body = await readJson(request);
    const [oid, affid] = [textField(body, 'oid', transactionIdsLimit), textField(body, 'affid', transactionIdsLimit)];
    return { ef_transaction_id: await partners.findTransactionId(oid, affid) };
  });
}
