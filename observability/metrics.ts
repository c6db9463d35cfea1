import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

export type Metrics = Registry;

/** Creates a Prometheus registry labelled with the process name, with Node's default metrics. */
export function createMetrics(processName: string): Metrics {
  const registry = new Registry();
  registry.setDefaultLabels({ process: processName });
  collectDefaultMetrics({ register: registry });
  return registry;
}

export { Counter, Gauge, Histogram };
