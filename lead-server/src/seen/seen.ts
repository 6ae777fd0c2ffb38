import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Config } from '../config.ts';
import type { Store } from '../store/store.ts';
import type { Metrics } from './metrics.ts';
import { type Observer, observeAll } from './observer.ts';

export interface Seen {
  /** Undefined: nobody looks, and nothing is measured. */
  readonly observer: Observer | undefined;
  readonly metrics: Metrics | undefined;
}

/** What is measured and traced, as the settings ask: each library is loaded only for who uses it, so that the usual start stays light. */
export async function createSeen(
  config: Pick<Config, 'METRICS_TOKEN' | 'OTEL_EXPORTER_OTLP_ENDPOINT'>,
  store: Store,
): Promise<Seen> {
  const endpoint = config.OTEL_EXPORTER_OTLP_ENDPOINT;
  const metrics = config.METRICS_TOKEN === '' ? undefined : (await import('./metrics.ts')).createMetrics(store);
  const tracing = endpoint === undefined ? undefined : (await import('./tracing.ts')).createTracing(endpoint);
  const observers = [metrics?.observer, tracing].filter((each) => each !== undefined);
  return { metrics, observer: observers.length === 0 ? undefined : observeAll(observers) };
}

/** `store.commit`, measured. */
export function observedCommit({ commit }: Pick<Store, 'commit'>, observer: Observer | undefined): Store['commit'] {
  if (!observer) return commit;
  return async (batch) => {
    const started = performance.now();
    try {
      const stored = await commit(batch);
      observer.commit(batch.length, performance.now() - started, true);
      return stored;
    } catch (failure) {
      observer.commit(batch.length, performance.now() - started, false);
      throw failure;
    }
  };
}

/** The pattern of the route that answered, as Express left it on the request. */
function routeOf(request: IncomingMessage): string {
  const { route } = request as { route?: { path?: unknown } };
  if (typeof route?.path === 'string') return route.path;
  return request.url?.startsWith('/assets/') ? '/assets' : 'page';
}

/** The same listener, with every request told to the observer once it has been answered. */
export function observedListener(listener: RequestListener, observer: Observer | undefined, leadPath: string): RequestListener {
  if (!observer) return listener;
  return (request: IncomingMessage, response: ServerResponse<IncomingMessage> & { req: IncomingMessage }) => {
    const [startedAt, started, isLead] = [Date.now(), performance.now(), request.url === leadPath];
    response.once('close', () =>
      observer.request({
        route: isLead ? leadPath : routeOf(request),
        method: request.method ?? '',
        status: response.statusCode,
        startedAt,
        ms: performance.now() - started,
        traceparent: request.headers.traceparent as string | undefined,
      }),
    );
    listener(request, response);
  };
}
