import type { Router } from 'express';
import { answerFailure, type CallContext } from '../http/call.ts';
import { HttpError } from '../http/errors.ts';
import type { RateLimit } from '../http/rate-limit.ts';
import { bears } from '../http/token.ts';
import type { Metrics, Standing } from '../telemetry/metrics.ts';

const path = '/metrics';

/** GET /metrics with `Authorization: Bearer {METRICS_TOKEN}`, for Prometheus. Without the setting there is no such address. */
export function metricsRoutes(
  router: Router,
  context: CallContext,
  limit: RateLimit,
  metrics: Metrics,
  standing: () => Standing,
  token: string,
): void {
  router.get(path, (request, response) => {
    const work = async () => {
      if (!bears(request.headers.authorization, token)) {
        await limit(context.addressOf(request));
        throw new HttpError(401, 'no_token', 'Send the metrics token.', { headers: { 'www-authenticate': 'Bearer' } });
      }
      const text = await metrics.text(standing());
      response.writeHead(200, { 'content-type': metrics.contentType, 'cache-control': 'no-store' }).end(text);
    };
    work().catch((failure: unknown) => answerFailure(context.log, path, response, failure));
  });
}
