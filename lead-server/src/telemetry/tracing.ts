import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import {
  type Attributes,
  type Context,
  type Link,
  ROOT_CONTEXT,
  type Span,
  type SpanContext,
  SpanKind,
  type SpanOptions,
  SpanStatusCode,
  TraceFlags,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import { type TracedWork, tracedWork } from '../lib/traced-work.ts';
import type { Observer, TelemetryEvent } from './observer.ts';

const traceparentForm = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

/** The caller's span, when it sent one. */
function parentOf(header: string | undefined): Context {
  const [, traceId, spanId, flags] = traceparentForm.exec(header ?? '') ?? [];
  if (!traceId || !spanId) return ROOT_CONTEXT;
  const traceFlags = Number.parseInt(flags ?? '0', 16) & TraceFlags.SAMPLED;
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
}

const { version } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as { version: string };

/** The process, as spans name it; OTEL_RESOURCE_ATTRIBUTES and OTEL_SERVICE_NAME win. */
const resource = () =>
  resourceFromAttributes({
    'service.name': 'lead-server',
    'service.version': version,
    'service.instance.id': randomUUID(),
  }).merge(detectResources({ detectors: [envDetector] }));

/** Of so many submissions it is known which request brought them: an attempt after that has its submission's id alone. */
const maxRemembered = 10_000;

/** A span that has begun and not ended. */
class OpenSpan implements TracedWork {
  private isOver = false;
  private readonly tracer: Tracer;
  readonly span: Span;

  constructor(tracer: Tracer, options: SpanOptions, parent: Context) {
    this.tracer = tracer;
    this.span = tracer.startSpan('under way', options, parent);
  }

  get traceId(): string {
    return this.span.spanContext().traceId;
  }

  get traceparent(): string {
    const { traceId, spanId, traceFlags } = this.span.spanContext();
    return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;
  }

  /** For work that it has begun. Work after its end is not its own. */
  get context(): Context {
    return this.isOver ? ROOT_CONTEXT : trace.setSpan(ROOT_CONTEXT, this.span);
  }

  beginCall(): OpenSpan {
    return new OpenSpan(this.tracer, { kind: SpanKind.CLIENT }, this.context);
  }

  end(name: string, ok: boolean, attributes: Attributes): void {
    if (this.isOver) return;
    this.isOver = true;
    this.span.updateName(name);
    this.span.setAttributes(attributes);
    if (!ok) this.span.setStatus({ code: SpanStatusCode.ERROR });
    this.span.end();
  }
}

const ours = (work: TracedWork | undefined) => (work instanceof OpenSpan ? work : undefined);

/**
 * OpenTelemetry spans of requests, partner calls, commits and attempts over OTLP. Commits and attempts are traces of their own,
 * linked to the requests whose submissions they are about. Loaded only when an endpoint is set.
 * @param endpoint the collector's base address
 */
export function createTracing(endpoint: string): Observer {
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces` });
  const provider = new BasicTracerProvider({ resource: resource(), spanProcessors: [new BatchSpanProcessor(exporter)] });
  const tracer = provider.getTracer('lead-server');
  const broughtBy = new Map<string, SpanContext>();

  const linksTo = (ids: readonly string[]): Link[] =>
    ids.flatMap((id) => {
      const context = broughtBy.get(id);
      return context === undefined ? [] : [{ context, attributes: { 'submission.id': id } }];
    });

  /** A span of what has just ended. */
  function ended({ ms }: { readonly ms: number }, name: string, ok: boolean, options: SpanOptions, parent = ROOT_CONTEXT): void {
    const now = Date.now();
    const span = tracer.startSpan(name, { ...options, startTime: now - ms }, parent);
    if (!ok) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end(now);
  }

  function remember(id: string): void {
    const work = ours(tracedWork.getStore());
    if (work === undefined) return;
    const [eldest] = broughtBy.keys();
    if (broughtBy.size >= maxRemembered && eldest !== undefined) broughtBy.delete(eldest);
    broughtBy.set(id, work.span.spanContext());
  }

  function asked(event: Extract<TelemetryEvent, { is: 'asked' }>): void {
    const { partner, outcome, call } = event;
    const [name, ok, attributes] = [`ask ${partner}`, outcome === 'answered', { partner, outcome }];
    const begun = ours(call);
    if (begun) begun.end(name, ok, attributes);
    // one that was not made, or that is no HTTP
    else ended(event, name, ok, { kind: SpanKind.CLIENT, attributes }, ours(tracedWork.getStore())?.context);
  }

  return {
    within(traceparent, work) {
      tracedWork.run(new OpenSpan(tracer, { kind: SpanKind.SERVER }, parentOf(traceparent)), work);
    },
    attempting(submissionId, work) {
      const attributes = { 'submission.id': submissionId };
      const options = { kind: SpanKind.CLIENT, attributes, links: linksTo([submissionId]) };
      return tracedWork.run(new OpenSpan(tracer, options, ROOT_CONTEXT), work);
    },
    record(event) {
      switch (event.is) {
        case 'request': {
          const { route, method, status, id } = event;
          // what was no HTTP has begun no request
          ours(tracedWork.getStore())?.end(`${method} ${route}`, status < 500, {
            'http.route': route,
            'http.request.method': method,
            'http.response.status_code': status,
            // as the log and the visitor's error message have it
            ...(id !== undefined && { 'request.id': id }),
          });
          return;
        }
        case 'brought':
          return remember(event.submissionId);
        case 'stored':
          ours(tracedWork.getStore())?.span.setAttribute('submission.id', event.submissionId);
          return;
        case 'asked':
          return asked(event);
        case 'commit': {
          const { size, submissionIds, ok } = event;
          const attributes = { 'batch.size': size, 'submission.ids': [...submissionIds] };
          return ended(event, 'commit', ok, { attributes, links: linksTo(submissionIds) });
        }
        case 'attempt': {
          const { destination, outcome } = event;
          ours(tracedWork.getStore())?.end(`deliver ${destination}`, outcome === 'taken', { destination, outcome });
          return;
        }
      }
    },
    close: () => provider.shutdown(),
  };
}
