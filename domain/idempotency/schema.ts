import * as z from 'zod';

/** What a caller may choose as a key: 1 to 255 visible ASCII characters. */
export const idempotencyKeySchema = z
  .string()
  .regex(/^[\x21-\x7e]{1,255}$/, 'Idempotency-Key must be 1 to 255 visible ASCII characters');

/** A request as it was asked. */
export interface IdempotentRequest {
  /** A UUID: the user's, the visitor's, the member of staff's, or one that stands for a place. */
  callerId: string;
  key: string;
  /** Which call, e.g. `POST /chats`. */
  call: string;
  /** Of everything the answer depends on besides the caller. */
  fingerprint: string;
}

/** The right to carry a request out. */
export interface ClaimedRequest {
  id: string;
  /** Grows with every claim: whoever holds an older number has lost it. */
  attempt: number;
}

export interface StoredResponse {
  status: number;
  body: unknown;
}
