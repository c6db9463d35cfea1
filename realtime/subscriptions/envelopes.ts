import { envelopeSchema, type Envelope } from '../protocol/envelope';

export type EventEnvelope = Extract<Envelope, { kind: 'event' }>;
/** What is meant for a client: a fact or a passing remark. */
export type AddressedEnvelope = Exclude<Envelope, { kind: 'control' }>;

/** The one place where text from the relay becomes an envelope; null when it is none. */
export function parseEnvelope(text: string): Envelope | null {
  try {
    return envelopeSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
