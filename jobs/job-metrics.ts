import { Counter, Histogram, type Metrics } from '~/observability/metrics';

/** Creates the metrics of a worker's jobs and relay. */
export function createJobMetrics(metrics: Metrics) {
  const registers = [metrics];
  const durations = new Histogram({
    name: 'job_duration_seconds',
    help: 'Time a job took, by name and outcome',
    labelNames: ['job', 'outcome'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5, 30],
    registers,
  });
  const lag = new Histogram({
    name: 'relay_lag_seconds',
    help: 'From the transaction that wrote the oldest event of a batch until it was published',
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5, 30],
    registers,
  });
  const relayed = new Counter({
    name: 'relay_events_total',
    help: 'Events published',
    registers,
  });
  const dropped = new Counter({
    name: 'mails_dropped_total',
    help: 'Mails not sent because their recipient has had too many',
    labelNames: ['template'],
    registers,
  });
  const removed = new Counter({
    name: 'retention_removed_rows_total',
    help: 'Rows removed because their time was over, by removal',
    labelNames: ['removal'],
    registers,
  });
  const failures = new Counter({
    name: 'retention_failures_total',
    help: 'Removals of old rows that failed, by removal',
    labelNames: ['removal'],
    registers,
  });
  return {
    removed: (removal: string, rows: number) => removed.inc({ removal }, rows),
    removalFailed: (removal: string) => failures.inc({ removal }),
    mailDropped: (template: string) => dropped.inc({ template }),
    finished: (job: string, outcome: 'done' | 'failed', milliseconds: number) =>
      durations.observe({ job, outcome }, milliseconds / 1000),
    relayed: (events: number, oldestAgeMs: number) => {
      lag.observe(oldestAgeMs / 1000);
      relayed.inc(events);
    },
  };
}
