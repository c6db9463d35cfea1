import type { OrderedPhoto } from '~/domain/chat/photos/order-photo';
import type { Regenerated } from '~/domain/chat/photos/regenerate-photo';

/** The reason for a refused photo, as it is shown. */
export interface PhotoRefused {
  /** `unreadable` means input that no form of the product sends. */
  reason: Exclude<OrderedPhoto | Regenerated, { ok: true }>['reason'] | 'words' | 'unreadable';
  /** The message of the refusal. */
  error: string;
  /** The price. */
  tokens: number;
}

/** The reason for a refused order, with the data for another attempt. */
export interface RefusedPhoto extends PhotoRefused {
  words: string;
  shape: string;
  /** The key of the next attempt; the same one if only consent is missing. */
  idempotencyKey: string;
}

/** The reason why a failed photo is not generated again. */
export interface RefusedAgain extends PhotoRefused {
  messageId: string;
}
