import { isSpanContextValid, type SpanContext } from '@opentelemetry/api';

/** Version 00 of https://www.w3.org/TR/trace-context/: trace, parent, flags. */
const pattern = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

/** Returns a span's context as text, for rows, jobs and envelopes. */
export function writeTraceparent({ traceId, spanId, traceFlags }: SpanContext): string {
  return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;
}

/** Parses such a text; undefined if it is invalid. */
export function readTraceparent(text: string | null | undefined): SpanContext | undefined {
  const [, traceId, spanId, flags] = pattern.exec(text ?? '') ?? [];
  if (!traceId || !spanId || !flags) return undefined;
  const context = { traceId, spanId, traceFlags: parseInt(flags, 16), isRemote: true };
  return isSpanContextValid(context) ? context : undefined;
}
