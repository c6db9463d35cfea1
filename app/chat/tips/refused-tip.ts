import type { SendRefusal } from '~/domain/chat/refusals';

/** Why a tip was not given, and what it takes to try again. */
export interface RefusedTip {
  /** `unreadable` is what no form of the product sends. */
  reason: SendRefusal | 'amount' | 'unreadable';
  /** As it is told by its sentence. */
  error: string;
  /** Null where no amount was named. */
  tokens: number | null;
  words: string;
  /** For the next attempt: the same one where a yes is all that is missing. */
  idempotencyKey: string;
}
