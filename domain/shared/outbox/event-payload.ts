import * as z from 'zod';
import { placeOf, type Seal } from '../sealing/seal';

const sealedShape = z.strictObject({ sealed: z.string() });

const placeOfEvent = (eventId: string) => placeOf('outbox', 'payload', eventId);

/** An event's payload as the outbox keeps it when it holds what people said. */
export const sealPayload = (seal: Seal, eventId: string, payload: unknown) => ({
  sealed: seal.seal(JSON.stringify(payload), placeOfEvent(eventId)),
});

/** The payload of a row of the outbox, sealed or not. Throws when it is sealed with no known key. */
export function openPayload(seal: Seal, eventId: string, payload: unknown): unknown {
  const kept = sealedShape.safeParse(payload);
  return kept.success
    ? (JSON.parse(seal.open(kept.data.sealed, placeOfEvent(eventId))) as unknown)
    : payload;
}
