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
}

/**
 * Hands a batch over: publications in order, then jobs. An event that cannot be routed is reported
 * and passed over, for one bad row must not hold up everybody's.
 */
export async function relayBatch(handover: Handover, rows: OutboxRow[]): Promise<void> {
  const events: StoredEvent[] = [];
  const controls: Control[] = [];
  const jobs: QueuedJob[] = [];
  for (const row of rows) {
    try {
      collect(handover.routes, row, { events, controls, jobs });
    } catch (error) {
      handover.onUnroutable(row, error);
    }
  }
  await handover.publisher.publish(events, controls, handover.kept);
  await Promise.all(
    jobs.map(({ job, payload, jobId }) => handover.enqueuer.enqueue(job, payload, { jobId })),
  );
}

function collect(
  routes: Handover['routes'],
  row: OutboxRow,
  into: { events: StoredEvent[]; controls: Control[]; jobs: QueuedJob[] },
): void {
  const route = routes.get(row.name);
  if (!route) throw new Error(`no route for ${row.name}`);
  const routed = route.route(row.payload, {
    eventId: row.event_id,
    personId: row.person_id,
    requestId: row.request_id ?? row.event_id,
  });
  routed.publications?.forEach((publication) =>
    into.events.push({
      ...publication,
      eventId: row.event_id,
      aggregateId: row.aggregate_id,
      version: Number(row.version),
    }),
  );
  into.controls.push(...(routed.controls ?? []));
  // The hint names the event, so that a batch relayed twice enqueues once while the job is kept.
  routed.jobs?.forEach((job) =>
    into.jobs.push({ ...job, jobId: `${job.job.name}-${row.event_id}` }),
  );
}
