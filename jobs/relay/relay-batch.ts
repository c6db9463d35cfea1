import type { Span } from '@opentelemetry/api';
import { beginSpan, endSpan, traceparentOf } from '~/observability/tracing';
import type { Enqueuer } from '../enqueue.job';
import type { Publisher, StoredEvent } from './publisher';
import type { OutboxRow } from './read-batch';
import type { Control, JobRequest, Route } from './route';

export interface Handover {
  routes: ReadonlyMap<string, Route>;
  publisher: Publisher;
  enqueuer: Enqueuer;
  kept: { entries: number; seconds: number };
  onUnroutable(row: OutboxRow, error: unknown): void;
}

interface QueuedJob extends JobRequest {
  jobId: string;
  traceparent: string | undefined;
}

/**
 * Hands a batch over: publications in order, then jobs. An event that cannot be routed is reported
 * and passed over, for one bad row must not hold up everybody's.
 */
export async function relayBatch(handover: Handover, rows: OutboxRow[]): Promise<void> {
  const events: StoredEvent[] = [];
  const controls: Control[] = [];
  const jobs: QueuedJob[] = [];
  const spans: Span[] = [];
  for (const row of rows) {
    const span = beginRelaySpan(row);
    if (span) spans.push(span);
    try {
      collect(handover.routes, row, span, { events, controls, jobs });
    } catch (error) {
      handover.onUnroutable(row, error);
    }
  }
  try {
    await handover.publisher.publish(events, controls, handover.kept);
    await Promise.all(
      jobs.map(({ job, payload, ...options }) => handover.enqueuer.enqueue(job, payload, options)),
    );
    for (const span of spans) endSpan(span);
  } catch (error) {
    for (const span of spans) endSpan(span, { error });
    throw error;
  }
}

/** An event that was not written in a trace begins none. */
function beginRelaySpan(row: OutboxRow): Span | undefined {
  if (!row.traceparent) return undefined;
  return beginSpan(`relay ${row.name}`, {
    kind: 'producer',
    parent: row.traceparent,
    attributes: {
      'nocturne.event_id': row.event_id,
      'nocturne.request_id': row.request_id ?? '',
      'nocturne.outbox.waited_ms': Date.now() - row.created_at.getTime(),
    },
  });
}

function collect(
  routes: Handover['routes'],
  row: OutboxRow,
  span: Span | undefined,
  into: { events: StoredEvent[]; controls: Control[]; jobs: QueuedJob[] },
): void {
  const route = routes.get(row.name);
  if (!route) throw new Error(`no route for ${row.name}`);
  const routed = route.route(row.payload, {
    eventId: row.event_id,
    personId: row.person_id,
    requestId: row.request_id ?? row.event_id,
  });
  const traceparent = traceparentOf(span) ?? row.traceparent ?? undefined;
  routed.publications?.forEach((publication) =>
    into.events.push({
      ...publication,
      eventId: row.event_id,
      aggregateId: row.aggregate_id,
      version: Number(row.version),
      traceparent,
    }),
  );
  into.controls.push(...(routed.controls ?? []));
  // The hint names the event, so that a batch relayed twice enqueues once while the job is kept.
  routed.jobs?.forEach((job) =>
    into.jobs.push({ ...job, jobId: `${job.job.name}-${row.event_id}`, traceparent }),
  );
}
