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
  /** Set by start-tracing.ts; one for the process and the page build's copy of this module. */
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
  /** The span it follows from, where that was in another process; else the one in hand. */
  parent?: string | null | undefined;
  /** Names, counts and outcomes; never what people wrote, their addresses or their tokens. */
  attributes?: Attributes;
}

/** Begins a span, to be ended by `endSpan`; undefined while traces are off. */
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

/** Ends a span; a failure gives its kind but not its words, for those may quote anybody. */
export function endSpan(span: Span | undefined, failure?: { error: unknown }): void {
  if (span && failure) {
    const { error } = failure;
    failSpan(span, error instanceof Error ? error.name : typeof error);
  }
  span?.end();
}

/** Marks a span as failed, by the kind of the failure. */
export function failSpan(span: Span, kind: string): void {
  span.setAttribute('error.type', kind);
  span.setStatus({ code: SpanStatusCode.ERROR });
}

/** Runs work within a span of its own, or just runs it while traces are off. */
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

/** The place of a span as it travels, by default that of the one in hand; undefined without one. */
export function traceparentOf(span: Span | undefined = currentSpan()): string | undefined {
  return span && writeTraceparent(span.spanContext());
}
