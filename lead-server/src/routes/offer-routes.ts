import type { Router } from 'express';
import { apiRoutes, type HttpContext } from '../http/api-route.ts';
import { HttpError } from '../lib/http-error.ts';
import type { Partners } from '../partners/partners.ts';

/** Mappings, buyers, pre-check and meter. See docs/spec/calls.md#mappings. */
export function offerRoutes(router: Router, context: HttpContext, partners: Partners): void {
  const { call } = apiRoutes(router, context);
  call('getMapping', async ({ body }) => {
    const { lp_campaign_id, lp_supplier_id } = await partners.pageMapping(body.affid, body.oid);
    // no key of a partner reaches a browser
    return { lp_campaign_id, lp_supplier_id, lp_key: '' };
  });
  call('findBuyers', ({ body }) =>
    partners.findBuyers(body.fields).catch(() => {
      throw new HttpError(504, 'buyers_unavailable', 'The buyers could not be asked in time.');
    }),
  );
  call('checkPrefill', async ({ params }) => ({ result: await partners.preCheck(params.affid, params.percentage) }));
  call('findLevel', async ({ body }) => ({ compLevel: await partners.findLevel(body.answers) }));
}
