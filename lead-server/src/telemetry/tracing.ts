import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type Context,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  type SpanOptions,
  SpanStatusCode,
  TraceFlags,
  trace,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import type { Observer, TelemetryEvent } from './observer.ts';

const traceparentForm = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

/** The caller's span, when it sent one. */
function parentOf(header: string | undefined): Context {
  const [, traceId, spanId, flags] = traceparentForm.exec(header ?? '') ?? [];
  if (!traceId || !spanId) return ROOT_CONTEXT;
  const traceFlags = Number.parseInt(flags ?? '0', 16) & TraceFlags.SAMPLED;
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
}

/**
 * OpenTelemetry spans of requests, partner calls, commits and attempts over OTLP. Commits and attempts are traces of their own.
 * Loaded only when an endpoint is set.
 * @param endpoint the collector's base address
 */
export function createTracing(endpoint: string): Observer {
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces` });
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'lead-server' }),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  });
  const tracer = provider.getTracer('lead-server');
  const requests = new AsyncLocalStorage<{ readonly span: Span; isOver: boolean }>();

  /** A span of what has just ended. */
  function ended(event: { readonly ms: number }, name: string, ok: boolean, options: SpanOptions, parent = ROOT_CONTEXT): void {
    const now = Date.now();
    const span = tracer.startSpan(name, { ...options, startTime: now - event.ms }, parent);
    if (!ok) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end(now);
  }

  function requestEnded({ route, method, status, id }: Extract<TelemetryEvent, { is: 'request' }>): void {
    const request = requests.getStore();
    // what was no HTTP has begun no request
    if (!request) return;
    request.isOver = true;
    const { span } = request;
    span.updateName(`${method} ${route}`);
    span.setAttributes({ 'http.route': route, 'http.request.method': method, 'http.response.status_code': status });
    // as the log and the visitor's error message have it
    if (id !== undefined) span.setAttribute('request.id', id);
    if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  }

  return {
    within(traceparent, work) {
      const span = tracer.startSpan('request', { kind: SpanKind.SERVER }, parentOf(traceparent));
      requests.run({ span, isOver: false }, work);
    },
    record(event) {
      switch (event.is) {
        case 'request':
          return requestEnded(event);
        case 'asked': {
          const { partner, outcome } = event;
          const request = requests.getStore();
          // a delivery that a request has woken is none of its work
          const parent = request && !request.isOver ? trace.setSpan(ROOT_CONTEXT, request.span) : ROOT_CONTEXT;
          const options = { kind: SpanKind.CLIENT, attributes: { partner, outcome } };
          return ended(event, `ask ${partner}`, outcome === 'answered', options, parent);
        }
        case 'commit':
          return ended(event, 'commit', event.ok, { attributes: { 'batch.size': event.size } });
        case 'attempt': {
          const { destination, outcome } = event;
          const options = { kind: SpanKind.CLIENT, attributes: { destination, outcome } };
          return ended(event, `deliver ${destination}`, outcome === 'taken', options);
        }
      }
    },
    close: () => provider.shutdown(),
  };
}
