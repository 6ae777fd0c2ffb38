import { type Context, ROOT_CONTEXT, SpanKind, SpanStatusCode, TraceFlags, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import type { Observer } from './observer.ts';

const traceparentForm = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

/** The caller's span, when it sent one. */
function parentOf(header: string | undefined): Context {
  const [, traceId, spanId, flags] = traceparentForm.exec(header ?? '') ?? [];
  if (!traceId || !spanId) return ROOT_CONTEXT;
  const traceFlags = Number.parseInt(flags ?? '0', 16) & TraceFlags.SAMPLED;
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
}

/**
 * OpenTelemetry spans of requests, commits and delivery attempts, sent by OTLP over HTTP. Each is made when it has ended, from its times:
 * nothing is patched and nothing is carried along. This file is loaded only when OTEL_EXPORTER_OTLP_ENDPOINT is set.
 * @param endpoint the collector's base address
 */
export function createTracing(endpoint: string): Observer {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces` });
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'lead-server' }),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  });
  const tracer = provider.getTracer('lead-server');
  const ended = (ms: number) => ({ start: new Date(Date.now() - ms), end: new Date() });
  return {
    request({ route, method, status, startedAt, ms, traceparent }) {
      const attributes = { 'http.route': route, 'http.request.method': method, 'http.response.status_code': status };
      const options = { kind: SpanKind.SERVER, startTime: new Date(startedAt), attributes };
      const span = tracer.startSpan(`${method} ${route}`, options, parentOf(traceparent));
      if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end(new Date(startedAt + ms));
    },
    commit(size, ms, ok) {
      const { start, end } = ended(ms);
      const span = tracer.startSpan('commit', { startTime: start, attributes: { 'batch.size': size } });
      if (!ok) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end(end);
    },
    attempt(destination, outcome, ms) {
      const { start, end } = ended(ms);
      const options = { kind: SpanKind.CLIENT, startTime: start, attributes: { destination, outcome } };
      const span = tracer.startSpan(`deliver ${destination}`, options);
      if (outcome !== 'taken') span.setStatus({ code: SpanStatusCode.ERROR });
      span.end(end);
    },
    close: () => provider.shutdown(),
  };
}
