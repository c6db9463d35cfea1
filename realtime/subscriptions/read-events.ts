import * as z from 'zod';
import type { RedisClient } from '~/db/redis-connection';
import { newId } from '~/domain/shared/ids';
import { eventEnvelope, memoryMarkOf, personStream } from '../protocol/envelope';
import type { EventEnvelope } from './envelopes';
import { beforeFirst } from './stream-id';

type Entry = [id: string, fields: string[]];

/** The envelope in a stream entry, without a stream id; the id is that of the entry. */
const storedEnvelope = z
  .string()
  .transform((text) => JSON.parse(text) as unknown)
  .pipe(eventEnvelope.omit({ streamId: true }));

/** Returns the id of the newest entry of a person's stream. */
export async function readPosition(redis: RedisClient, personId: string): Promise<string> {
  const [newest] = await redis.xrevrange(personStream(personId), '+', '-', 'COUNT', 1);
  return newest ? newest[0] : beforeFirst;
}

/**
 * Returns the mark in Redis's memory beside a person's stream. It is another one once Redis has lost its
 * memory, of which an empty stream shows nothing.
 */
export async function readMemoryMark(redis: RedisClient, personId: string): Promise<string> {
  const mark = newId();
  return (await redis.set(memoryMarkOf(personId), mark, 'NX', 'GET')) ?? mark;
}

/**
 * Returns the entries of a person's stream after a given one, oldest first. Returns null when that entry
 * itself is gone, trimmed or lost with Redis's memory: then more entries may be missing.
 */
export async function readAfter(
  redis: RedisClient,
  personId: string,
  position: string,
): Promise<EventEnvelope[] | null> {
  const [first, ...later] = await redis.xrange(personStream(personId), position, '+');
  return first?.[0] === position ? later.map(readEntry) : null;
}

/** Returns all entries that a person's stream still has after a position. */
export async function readWhatIsLeft(
  redis: RedisClient,
  personId: string,
  position: string,
): Promise<EventEnvelope[]> {
  const entries = await redis.xrange(personStream(personId), `(${position}`, '+');
  return entries.map(readEntry);
}

function readEntry([streamId, fields]: Entry): EventEnvelope {
  const text = fields[fields.indexOf('envelope') + 1];
  return { ...storedEnvelope.parse(text), streamId };
}
