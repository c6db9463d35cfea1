import type { SendRefusal } from '~/domain/chat/refusals';

/** The reason for a refused tip, with the data for another attempt. */
export interface RefusedTip {
  /** `unreadable` means input that no form of the product sends. */
  reason: SendRefusal | 'amount' | 'unreadable';
  /** The message of the refusal. */
  error: string;
  /** The amount; null if none was given. */
  tokens: number | null;
  words: string;
  /** The key of the next attempt; the same one if only consent is missing. */
  idempotencyKey: string;
}
