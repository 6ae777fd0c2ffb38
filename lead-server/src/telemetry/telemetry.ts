import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Captcha } from '../partners/captcha/captcha.ts';
import type { Config } from '../settings/config.ts';
import type { GroupCommit } from '../store/group-commit.ts';
import { openStore } from '../store/open-store.ts';
import type { StoreHealth } from '../store/store.ts';
import type { SubmissionStore } from '../store/submission-store.ts';
import type { Metrics } from './metrics.ts';
import { type Observer, observeAll } from './observer.ts';

export interface Telemetry {
  /** Undefined: nothing is measured. */
  readonly observer: Observer | undefined;
  readonly metrics: Metrics | undefined;
}

/** Creates metrics and traces as the settings ask; libraries load only when used. */
export async function createTelemetry(config: Config, store: StoreHealth): Promise<Telemetry> {
  const endpoint = config.OTEL_EXPORTER_OTLP_ENDPOINT;
  const openReader = async () => (await openStore(config, true)).store;
  const metrics =
    config.METRICS_TOKEN === '' ? undefined : (await import('./metrics.ts')).createMetrics(store, openReader, config.DATA_DIR);
  const tracing = endpoint === undefined ? undefined : (await import('./tracing.ts')).createTracing(endpoint);
  const observers = [metrics?.observer, tracing].filter((each) => each !== undefined);
  return { metrics, observer: observers.length === 0 ? undefined : observeAll(observers) };
}

/** `store.commit`, measured. */
export function observedCommit({ commit }: SubmissionStore, observer: Observer | undefined): SubmissionStore['commit'] {
  if (!observer) return commit;
  return async (batch) => {
    const started = performance.now();
    const submissionIds = batch.map(({ id }) => id);
    const record = (ok: boolean) =>
      observer.record({ is: 'commit', size: batch.length, submissionIds, ms: performance.now() - started, ok });
    try {
      const stored = await commit(batch);
      record(true);
      return stored;
    } catch (failure) {
      record(false);
      throw failure;
    }
  };
}

/** The same group, whose submissions belong to the request that brought them. */
export function observedGroup(group: GroupCommit, observer: Observer | undefined): GroupCommit {
  if (!observer) return group;
  return {
    ...group,
    async add(submission) {
      observer.record({ is: 'brought', submissionId: submission.id });
      const stored = await group.add(submission);
      if (stored) observer.record({ is: 'stored', submissionId: submission.id });
      return stored;
    },
  };
}

/** The captcha's check, counted. */
export function observedCheck({ check }: Captcha, observer: Observer | undefined): Captcha['check'] {
  if (!observer) return check;
  return async (...asked) => {
    const verdict = await check(...asked);
    observer.record({ is: 'captcha', verdict });
    return verdict;
  };
}

/** The pattern of the route that answered, as Express left it on the request. */
function routeOf(request: IncomingMessage): string {
  const { route } = request as { route?: { path?: unknown } };
  if (typeof route?.path === 'string') return route.path;
  return request.url?.startsWith('/assets/') ? '/assets' : 'page';
}

/** The same listener, recording each request once it is answered or aborted. */
export function observedListener(listener: RequestListener, observer: Observer | undefined): RequestListener {
  if (!observer) return listener;
  return (request: IncomingMessage, response: ServerResponse<IncomingMessage> & { req: IncomingMessage }) => {
    const started = performance.now();
    const over = () => {
      const id = response.getHeader('x-request-id');
      observer.record({
        is: 'request',
        route: routeOf(request),
        method: request.method ?? '',
        status: response.headersSent ? response.statusCode : 499,
        ms: performance.now() - started,
        ...(typeof id === 'string' && { id }),
      });
    };
    observer.within(request.headers.traceparent as string | undefined, () => {
      response.once('close', AsyncLocalStorage.bind(over));
      listener(request, response);
    });
  };
}
