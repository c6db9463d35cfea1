import type { Knex } from 'knex';
import type * as z from 'zod';
import type { EventDefinition } from './event';
import { encode } from '../codecs';
import { newId } from '../ids';

export interface Announcement {
  eventId: string;
  name: string;
  /** The person whose stream the event belongs to; all events of one person keep their order. */
  personId: string | null;
  /** The subject of the event; the outbox numbers the events of one aggregate in commit order. */
  aggregateId: string;
  payload: unknown;
  holdsWords: boolean;
}

type About = Pick<Announcement, 'personId' | 'aggregateId'>;

/**
 * The property of a transaction with its announced events. The symbol is global in the process, because
 * pages and servers are bundled separately and a hook of one bundle may run in a transaction of the other.
 */
const pending = Symbol.for('nocturne.announcements');

type Announcing = Knex.Transaction & { [pending]?: Announcement[] };

/** Enables a transaction to announce events; they are added to the list. Only `transact` calls this. */
export function collectAnnouncements(trx: Announcing): Announcement[] {
  const list: Announcement[] = [];
  trx[pending] = list;
  return list;
}

/**
 * Writes an event to the outbox: it is committed with its transaction and then relayed, or rolled back with
 * it. This is the only way into the outbox. Throws for a transaction that `transact` did not begin, and for
 * a payload that does not fit the event.
 */
export function announce<Schema extends z.ZodType>(
  trx: Knex.Transaction,
  event: EventDefinition<Schema>,
  about: About,
  payload: z.output<Schema>,
): void {
  const list = listOf(trx);
  if (!list) throw new Error(`${event.name} was announced outside of transact`);
  list.push({
    ...about,
    eventId: newId(),
    name: event.name,
    payload: encode(event.payload, payload),
    holdsWords: event.holdsWords,
  });
}

const listOf = (trx: Announcing) => trx[pending];
