import * as z from 'zod';
import { idSchema } from '~/domain/shared/ids';

/**
 * What people's keys are gathered by, of 256: all keys of a tag share a slot of a cluster, so that a
 * script may touch a person's stream and channel and the relay's fence at once. The end of an id is
 * random.
 */
const tagOf = (personId: string) => personId.slice(-2);
export const personTags = Array.from({ length: 256 }, (_, tag) =>
  tag.toString(16).padStart(2, '0'),
);

/** What the channels of all people of a tag begin with. */
export const tagChannel = (tag: string) => `person:{${tag}}:`;
/** The channel on which a person's gateways listen. */
export const personChannel = (personId: string) => `${tagChannel(tagOf(personId))}${personId}`;
/** The capped Redis stream from which a person's events are replayed. */
export const personStream = (personId: string) => `${personChannel(personId)}:events`;
/** Which relay a partition obeys, kept beside the people of each tag. */
export const relayFence = (tag: string, partition: number) => `relay:{${tag}}:fence:${partition}`;
/** The fence beside a person's stream. */
export const relayFenceOf = (personId: string, partition: number) =>
  relayFence(tagOf(personId), partition);

const addressed = {
  channel: z.enum(['chats', 'stream']),
  name: z.string(),
  payload: z.record(z.string(), z.unknown()),
};

/** A fact: stored for replay, numbered by its aggregate. */
export const eventEnvelope = z.object({
  kind: z.literal('event'),
  eventId: idSchema,
  streamId: z.string(),
  aggregateId: idSchema,
  version: z.number().int().nonnegative(),
  /** The span that published it, where that was traced. */
  traceparent: z.string().optional(),
  ...addressed,
});

/** Said once to whoever listens now; never stored, never replayed. */
const ephemeralEnvelope = z.object({ kind: z.literal('ephemeral'), ...addressed });

/** A session ended: its sockets and streams close; null means all of this person's. */
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
