import type { Router } from 'express';
import { sendFailure } from '../http/api-route.ts';
import { sendError, sendJson } from '../http/errors.ts';
import { HttpError } from '../lib/http-error.ts';
import type { Log } from '../lib/log.ts';
import type { StoreHealth } from '../store/store.ts';

/** GET /healthz: the process answers. GET /readyz: it can store and is not stopping. */
export function healthRoutes(router: Router, log: Log, store: StoreHealth, isStopping: () => boolean): void {
  router.get('/healthz', (_request, response) => sendJson(response, 200, { status: 'ok' }));
  router.get('/readyz', (_request, response) => {
    // a planned stop, so nothing to log as an error
    if (isStopping()) return sendError(response, new HttpError(503, 'stopping', 'The server is being stopped.'));
    store.ping().then(
      () => sendJson(response, 200, { status: 'ready' }),
      (failure: unknown) => sendFailure(log, '/readyz', response, failure),
    );
  });
}
