import {
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Attributes,
  type Context,
  type Span,
  type Tracer,
} from '@opentelemetry/api';
import { currentRequestId, currentSpan, withSpanInHand } from './request-context';
import { readTraceparent, writeTraceparent } from './traceparent';

declare global {
  /** Set by start-tracing.ts; shared by the process and the page build's copy of this module. */
  var nocturneTracer: Tracer | undefined;
}

const kinds = {
  internal: SpanKind.INTERNAL,
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  producer: SpanKind.PRODUCER,
  consumer: SpanKind.CONSUMER,
};

interface SpanOptions {
  kind?: keyof typeof kinds;
  /** The parent span, if it is in another process; by default the current span. */
  parent?: string | null | undefined;
  /** Names, counts and outcomes; never text of people, their addresses or their tokens. */
  attributes?: Attributes;
}

/** Begins a span, to be ended with `endSpan`; undefined if traces are disabled. */
export function beginSpan(name: string, options: SpanOptions = {}): Span | undefined {
  const tracer = globalThis.nocturneTracer;
  if (!tracer) return undefined;
  const requestId = currentRequestId();
  return tracer.startSpan(
    name,
    {
      kind: kinds[options.kind ?? 'internal'],
      attributes: { ...(requestId && { 'nocturne.request_id': requestId }), ...options.attributes },
    },
    parentContext(options.parent),
  );
}

function parentContext(traceparent: string | null | undefined): Context {
  const remote = readTraceparent(traceparent);
  if (remote) return trace.setSpanContext(ROOT_CONTEXT, remote);
  const span = currentSpan();
  return span ? trace.setSpan(ROOT_CONTEXT, span) : ROOT_CONTEXT;
}

/** Ends a span. Of a failure it records the kind but not the message, which may quote a person. */
export function endSpan(span: Span | undefined, failure?: { error: unknown }): void {
  if (span && failure) {
    const { error } = failure;
    failSpan(span, error instanceof Error ? error.name : typeof error);
  }
  span?.end();
}

/** Marks a span as failed, with the kind of failure. */
export function failSpan(span: Span, kind: string): void {
  span.setAttribute('error.type', kind);
  span.setStatus({ code: SpanStatusCode.ERROR });
}

/** Runs work within a new span, or without one if traces are disabled. */
export async function withSpan<T>(
  name: string,
  options: SpanOptions,
  work: (span?: Span) => Promise<T>,
): Promise<T> {
  const span = beginSpan(name, options);
  if (!span) return work();
  try {
    const result = await withSpanInHand(span, () => work(span));
    endSpan(span);
    return result;
  } catch (error) {
    endSpan(span, { error });
    throw error;
  }
}

/** Returns a span's context as text, by default the current span's; undefined without one. */
export function traceparentOf(span: Span | undefined = currentSpan()): string | undefined {
  return span && writeTraceparent(span.spanContext());
}
