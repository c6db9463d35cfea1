import * as z from 'zod';
import { idSchema } from '~/domain/shared/ids';

/** The channel on which a person's gateways listen. */
export const personChannel = (personId: string) => `person:${personId}`;
/** The capped Redis stream from which a person's events are replayed. */
export const personStream = (personId: string) => `person:${personId}:events`;

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
