import * as z from 'zod';
import { idSchema } from '~/domain/shared/ids';

/**
 * Returns a person's tag, one of 256, by which Redis keys are grouped. All keys of a tag share a cluster
 * slot, so that one script can use a person's stream, their channel and the relay's fence. The end of an
 * id is random.
 */
const tagOf = (personId: string) => personId.slice(-2);
export const personTags = Array.from({ length: 256 }, (_, tag) =>
  tag.toString(16).padStart(2, '0'),
);

/** Returns the prefix of the channels of all people with a tag. */
export const tagChannel = (tag: string) => `person:{${tag}}:`;
/** Returns the channel to which a person's gateways subscribe. */
export const personChannel = (personId: string) => `${tagChannel(tagOf(personId))}${personId}`;
/** Returns the capped Redis stream from which a person's events are replayed. */
export const personStream = (personId: string) => `${personChannel(personId)}:events`;
/** Returns the key of the memory mark beside a person's stream. */
export const memoryMarkOf = (personId: string) => `gateways:{${tagOf(personId)}}:memory`;
/** Returns the key of the relay that owns a partition, stored once per tag beside the people's keys. */
export const relayFence = (tag: string, partition: number) => `relay:{${tag}}:fence:${partition}`;
/** Returns the fence beside a person's stream. */
export const relayFenceOf = (personId: string, partition: number) =>
  relayFence(tagOf(personId), partition);

const addressed = {
  channel: z.enum(['chats', 'stream']),
  name: z.string(),
  payload: z.record(z.string(), z.unknown()),
};

/** A fact: stored for replay and numbered by its aggregate. */
export const eventEnvelope = z.object({
  kind: z.literal('event'),
  eventId: idSchema,
  streamId: z.string(),
  aggregateId: idSchema,
  version: z.number().int().nonnegative(),
  /** The span that published it, if it was traced. */
  traceparent: z.string().optional(),
  ...addressed,
});

/** Sent once to current listeners; never stored or replayed. */
const ephemeralEnvelope = z.object({ kind: z.literal('ephemeral'), ...addressed });

/** A session ended and its sockets and streams close; null means all sessions of this person. */
const controlEnvelope = z.object({
  kind: z.literal('control'),
  action: z.literal('session-revoked'),
  sessionId: idSchema.nullable(),
});

export const envelopeSchema = z.discriminatedUnion('kind', [
  eventEnvelope,
  ephemeralEnvelope,
  controlEnvelope,
]);
export type Envelope = z.infer<typeof envelopeSchema>;
