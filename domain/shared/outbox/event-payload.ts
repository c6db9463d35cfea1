import * as z from 'zod';
import { placeOf, type Seal } from '../sealing/seal';

const sealedShape = z.strictObject({ sealed: z.string() });

const placeOfEvent = (eventId: string) => placeOf('outbox', 'payload', eventId);

/** Seals the payload of an event that contains people's words, for the outbox. */
export const sealPayload = (seal: Seal, eventId: string, payload: unknown) => ({
  sealed: seal.seal(JSON.stringify(payload), placeOfEvent(eventId)),
});

/** Returns the payload of an outbox row, sealed or not. Throws when it is sealed with an unknown key. */
export function openPayload(seal: Seal, eventId: string, payload: unknown): unknown {
  const kept = sealedShape.safeParse(payload);
  return kept.success
    ? (JSON.parse(seal.open(kept.data.sealed, placeOfEvent(eventId))) as unknown)
    : payload;
}
