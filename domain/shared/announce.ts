import type { Knex } from 'knex';
import type * as z from 'zod';
import { currentRequestId } from '~/observability/request-context';
import type { EventDefinition } from './event';
import { newId } from './ids';
import { partitionOf } from './partition';

/** The channel the relay listens on; a notification carries no data, it only wakes. */
export const outboxChannel = 'outbox';

interface About {
  /** Whose stream it belongs to; all events of one person keep their order. */
  personId: string | null;
  aggregateId: string;
  /** Grows with every event of the aggregate, so that a receiver can drop what is older. */
  version: number;
}

/**
 * The outbox's one door: writes a fact in the caller's transaction. It is relayed once that
 * commits, and never when it does not. Returns the event's id.
 */
export async function announce<Schema extends z.ZodType>(
  trx: Knex.Transaction,
  partitions: number,
  event: EventDefinition<Schema>,
  about: About,
  payload: z.input<Schema>,
): Promise<string> {
  const eventId = newId();
  await trx.raw(
    `with told as (
       insert into outbox
         (partition, event_id, name, person_id, aggregate_id, version, payload, request_id)
       values (?, ?, ?, ?, ?, ?, ?::jsonb, ?)
     )
     select pg_notify(?, '')`,
    [
      partitionOf(about.personId ?? about.aggregateId, partitions),
      eventId,
      event.name,
      about.personId,
      about.aggregateId,
      about.version,
      JSON.stringify(event.payload.parse(payload)),
      currentRequestId() ?? null,
      outboxChannel,
    ],
  );
  return eventId;
}
