import { envelopeSchema, type Envelope } from '../protocol/envelope';

export type EventEnvelope = Extract<Envelope, { kind: 'event' }>;
/** An envelope for a client: a stored fact or an ephemeral event. */
export type AddressedEnvelope = Exclude<Envelope, { kind: 'control' }>;

/** Parses text from the relay into an envelope, only here; returns null if it is invalid. */
export function parseEnvelope(text: string): Envelope | null {
  try {
    return envelopeSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
