import type { Span } from '@opentelemetry/api';
import * as z from 'zod';
import { beginSpan, endSpan, traceparentOf } from '~/observability/tracing';
import type { Enqueuer } from '../enqueue.job';
import type { Lease } from './leases';
import type { Publisher, OutgoingBatch } from './publisher';
import type { DeadLetter, StoredEvent } from './read-batch';
import type { JobRequest, Subscriber } from './subscriber';

export interface Handover {
  subscribers: ReadonlyMap<string, Subscriber>;
  publisher: Publisher;
  enqueuer: Enqueuer;
  kept: { entries: number; seconds: number };
  /** Decrypts payloads with text of people, which are sealed in the outbox. */
  openPayload(row: StoredEvent): unknown;
}

interface QueuedJob extends JobRequest {
  jobId: string;
  traceparent: string | undefined;
}

interface Collected extends OutgoingBatch {
  jobs: QueuedJob[];
}

const longestReason = 500;

/**
 * Relays a batch: publications in order, then jobs. Returns the events that cannot be relayed because of
 * their content; they do not block others. Throws if the whole batch must be retried.
 */
export async function relayBatch(
  handover: Handover,
  leases: Lease[],
  rows: StoredEvent[],
): Promise<DeadLetter[]> {
  const collected: Collected = { events: [], controls: [], jobs: [] };
  const dead: DeadLetter[] = [];
  const spans: Span[] = [];
  for (const row of rows) {
    const span = beginRelaySpan(row);
    if (span) spans.push(span);
    try {
      const { events, controls, jobs } = follow(handover, row, span);
      collected.events.push(...events);
      collected.controls.push(...controls);
      collected.jobs.push(...jobs);
    } catch (error) {
      dead.push({ id: row.id, reason: reasonOf(error) });
    }
  }
  try {
    const refused = await handover.publisher.publish(collected, leases, handover.kept);
    await Promise.all(
      collected.jobs.map(({ job, payload, ...options }) =>
        handover.enqueuer.enqueue(job, payload, options),
      ),
    );
    for (const span of spans) endSpan(span);
    // One event may have several publications.
    const reasons = new Map(refused.map(({ rowId, reason }) => [rowId, reason]));
    return [...dead, ...[...reasons].map(([id, reason]) => ({ id, reason }))];
  } catch (error) {
    for (const span of spans) endSpan(span, { error });
    throw error;
  }
}

/** Begins a span, unless the event was written outside a trace. */
function beginRelaySpan(row: StoredEvent): Span | undefined {
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

/** Collects the reaction to one event. Throws if its payload, or that of one of its jobs, is invalid. */
function follow(
  { subscribers, openPayload }: Handover,
  row: StoredEvent,
  span: Span | undefined,
): Collected {
  const subscriber = subscribers.get(row.name);
  if (!subscriber) throw new Error(`no subscriber for ${row.name}`);
  const reaction = subscriber.react(openPayload(row), {
    eventId: row.event_id,
    personId: row.person_id,
    requestId: row.request_id ?? row.event_id,
  });
  const traceparent = traceparentOf(span) ?? row.traceparent ?? undefined;
  const events = (reaction.publications ?? []).map(({ personId, ...publication }) => ({
    rowId: row.id,
    partition: row.partition,
    personId,
    mayRepeat: row.may_repeat,
    envelope: {
      kind: 'event' as const,
      ...publication,
      eventId: row.event_id,
      aggregateId: row.aggregate_id,
      version: Number(row.version),
      traceparent,
    },
  }));
  // The job id contains the event id, so that a batch relayed twice enqueues once while the job is kept.
  const jobs = (reaction.jobs ?? []).map((requested) => {
    const { job, payload } = requested;
    job.payload.parse(payload);
    return { ...requested, jobId: `${job.name}-${row.event_id}`, traceparent };
  });
  return { events, controls: reaction.controls ?? [], jobs };
}

/** Returns which fields are invalid and how, never their content. */
function reasonOf(error: unknown): string {
  const text =
    error instanceof z.ZodError
      ? error.issues.map(({ path, code }) => `${path.join('.')}: ${code}`).join('; ')
      : error instanceof Error
        ? error.message
        : 'unknown';
  return text.slice(0, longestReason);
}
