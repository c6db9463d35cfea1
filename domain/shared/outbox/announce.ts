import type { Knex } from 'knex';
import type * as z from 'zod';
import type { EventDefinition } from './event';
import { encode } from '../codecs';
import { newId } from '../ids';

export interface Announcement {
  eventId: string;
  name: string;
  /** Whose stream it belongs to; all events of one person keep their order. */
  personId: string | null;
  /** What it is about; the outbox numbers the events of one aggregate in the order they commit. */
  aggregateId: string;
  payload: unknown;
  holdsWords: boolean;
}

type About = Pick<Announcement, 'personId' | 'aggregateId'>;

/**
 * Where a transaction keeps what it announces: on itself, under a name of the whole process. Pages and
 * servers are bundled apart, and a hook that one of them runs announces in a transaction of the other.
 */
const pending = Symbol.for('nocturne.announcements');

type Announcing = Knex.Transaction & { [pending]?: Announcement[] };

/** Lets a transaction announce; what it announces collects in the list. Only `transact` calls this. */
export function collectAnnouncements(trx: Announcing): Announcement[] {
  const list: Announcement[] = [];
  trx[pending] = list;
  return list;
}

/**
 * The outbox's one door: a fact that is written with the transaction it belongs to, relayed once
 * that commits, and never when it does not. Throws for a transaction that `transact` did not begin,
 * and when the payload does not fit the event.
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
