import { diag, DiagLogLevel } from '@opentelemetry/api';
import type { Logger } from './logger';

interface TracingOptions {
  /** The process as it is told apart in a trace. */
  process: string;
  /** Base address of an OTLP collector over HTTP; without one nothing is traced. */
  endpoint: string | undefined;
  /** Share of traces that begin here and are kept, from 0 to 1. */
  sampleRatio: number;
  logger: Logger;
}

export interface Tracing {
  /** Hands over what is left; a collector that does not answer is not waited for. */
  stop(): Promise<void>;
}

/** How long spans are gathered, so that a collector hears of them in few requests. */
const gatherMs = 1000;
const exportLimitMs = 5000;
const stopLimitMs = 1000;

/** Begins to trace this process. The SDK is loaded only when there is somebody to tell. */
export async function startTracing(options: TracingOptions): Promise<Tracing> {
  if (!options.endpoint) return { stop: () => Promise.resolve() };
  const [sdk, { OTLPTraceExporter }, { resourceFromAttributes }] = await Promise.all([
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ]);
  tellFailures(options.logger);
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

/** The SDK speaks of its own failures only, such as a collector that is away. */
function tellFailures(logger: Logger): void {
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
