import { diag, DiagLogLevel } from '@opentelemetry/api';
import type { Logger } from './logger';

interface TracingOptions {
  /** The name of the process in traces. */
  process: string;
  /** Base address of an OTLP collector over HTTP; without one, nothing is traced. */
  endpoint: string | undefined;
  /** Share of traces begun in this process that are kept, from 0 to 1. */
  sampleRatio: number;
  logger: Logger;
}

export interface Tracing {
  /** Exports remaining spans; does not wait for a collector that does not respond. */
  stop(): Promise<void>;
}

/** Milliseconds for which spans are collected, so that few requests reach the collector. */
const gatherMs = 1000;
const exportLimitMs = 5000;
const stopLimitMs = 1000;

/** Starts tracing in this process. The SDK is loaded only if there is a collector. */
export async function startTracing(options: TracingOptions): Promise<Tracing> {
  if (!options.endpoint) return { stop: () => Promise.resolve() };
  const [sdk, { OTLPTraceExporter }, { resourceFromAttributes }] = await Promise.all([
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ]);
  logFailures(options.logger);
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({ 'service.name': `nocturne-${options.process}` }),
    sampler: new sdk.ParentBasedSampler({
      root: new sdk.TraceIdRatioBasedSampler(options.sampleRatio),
    }),
    spanProcessors: [
      new sdk.BatchSpanProcessor({
        exporter: new OTLPTraceExporter({
          url: `${options.endpoint.replace(/\/$/, '')}/v1/traces`,
          timeoutMillis: exportLimitMs,
        }),
        scheduledDelayMillis: gatherMs,
      }),
    ],
  });
  globalThis.nocturneTracer = provider.getTracer('nocturne');
  return {
    async stop() {
      globalThis.nocturneTracer = undefined;
      await Promise.race([provider.shutdown(), pause(stopLimitMs)]);
    },
  };
}

/** Logs failures of the SDK itself, such as an unavailable collector. */
function logFailures(logger: Logger): void {
  const warn = (message: string) => logger.warn({ reason: message }, 'traces');
  const quiet = () => undefined;
  diag.setLogger(
    { error: warn, warn, info: quiet, debug: quiet, verbose: quiet },
    DiagLogLevel.WARN,
  );
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds).unref());
}
