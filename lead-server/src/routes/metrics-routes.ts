import type { Router } from 'express';
import { type HttpContext, nextRequestId, sendFailure } from '../http/api-route.ts';
import type { RateLimit } from '../http/rate-limit.ts';
import { HttpError } from '../lib/http-error.ts';
import { hasBearerToken } from '../lib/secrets.ts';
import type { ProcessStatus } from '../telemetry/figures.ts';
import type { Metrics } from '../telemetry/metrics.ts';

const path = '/metrics';

/** GET /metrics with `Authorization: Bearer {METRICS_TOKEN}`, for Prometheus. Without the setting there is no such address. */
export function metricsRoutes(
  router: Router,
  context: HttpContext,
  limit: RateLimit,
  metrics: Metrics,
  status: () => ProcessStatus,
  token: string,
): void {
  router.get(path, (request, response) => {
    const work = async () => {
      await limit(context.addressOf(request));
      if (!hasBearerToken(request.headers.authorization, token)) {
        context.log.warn({ route: path, id: nextRequestId() }, 'metrics token refused');
        throw new HttpError(401, 'no_token', 'Send the metrics token.', { headers: { 'www-authenticate': 'Bearer' } });
      }
      const text = await metrics.text(status());
      response.writeHead(200, { 'content-type': metrics.contentType, 'cache-control': 'no-store' }).end(text);
    };
    work().catch((failure: unknown) => sendFailure(context.log, path, response, failure));
  });
}
