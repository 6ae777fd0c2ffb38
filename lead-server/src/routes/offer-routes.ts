import type { Router } from 'express';
import { apiRoutes, type HttpContext } from '../http/api-route.ts';
import { readJson } from '../http/body.ts';
import { objectField } from '../http/body-fields.ts';
import type { RateLimit } from '../http/rate-limit.ts';
import { HttpError } from '../lib/http-error.ts';
import type { Partners } from '../partners/partners.ts';
import { idDigits, idForm } from '../partners/tables.ts';

const mappingsPath = '/inbound/get-mappings';
const buyersPath = '/buyers/get-available';
const preCheckPath = '/buyers/check-affid-pre/:affid/:percentage';
const meterPath = '/compensation-meter';

/** A whole number from 0 to 100. */
export const percentageForm = /^(?:0?\d{1,2}|100)$/;

/** An id as a number or digits. @throws HttpError 422 */
function idOf(value: unknown, field: string): string {
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text === 'string' && idForm.test(text)) return text;
  throw new HttpError(422, 'invalid', `${field} should be a number of at most ${idDigits} digits.`, { field });
}

function percentageOf(value: unknown): string {
  const text = String(value);
  if (percentageForm.test(text)) return text;
  throw new HttpError(422, 'invalid', 'percentage should be a whole number from 0 to 100.', { field: 'percentage' });
}

/**
 * Routes for mappings, buyers, pre-check and meter.
 * The mapping's key stays empty: no key reaches a browser. A buyers call answers 504 when the service is late. See
 * docs/spec/calls.md#mappings.
 */
export function offerRoutes(router: Router, context: HttpContext, limit: RateLimit, partners: Partners): void {
  const { get, post } = apiRoutes(router, context);
  post(mappingsPath, limit, async (request) => {
    const { affid, oid } = await readJson(request);
    const ids = [idOf(affid, 'affid'), idOf(oid, 'oid')] as const;
    const { lp_campaign_id, lp_supplier_id } = await partners.pageMapping(...ids);
    return { lp_campaign_id, lp_supplier_id, lp_key: '' };
  });

  post(buyersPath, limit, async (request) => {
    const fields = objectField(await readJson(request), 'fields');
    return partners.findBuyers(fields).catch(() => {
      throw new HttpError(504, 'buyers_unavailable', 'The buyers could not be asked in time.');
    });
  });

  get(preCheckPath, limit, async ({ params }) => ({
    result: await partners.preCheck(idOf(params.affid, 'affid'), percentageOf(params.percentage)),
  }));

  post(meterPath, limit, async (request) => ({
    compLevel: await partners.findLevel(objectField(await readJson(request), 'answers')),
  }));
}
