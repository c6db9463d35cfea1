import * as z from 'zod';

/** A key chosen by the caller: 1 to 255 visible ASCII characters. */
export const idempotencyKeySchema = z
  .string()
  .regex(/^[\x21-\x7e]{1,255}$/, 'Idempotency-Key must be 1 to 255 visible ASCII characters');

/** A request with an idempotency key. */
export interface IdempotentRequest {
  /** A UUID: of the user, the visitor or the member of staff, or one that represents a place. */
  callerId: string;
  key: string;
  /** The call, e.g. `POST /chats`. */
  call: string;
  /** A hash of everything that the response depends on besides the caller. */
  fingerprint: string;
}

/** The right to process a request. */
export interface ClaimedRequest {
  id: string;
  /** Increases with every claim. The holder of a lower number has lost it. */
  attempt: number;
}

export interface StoredResponse {
  status: number;
  body: unknown;
}
