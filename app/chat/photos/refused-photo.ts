import type { OrderedPhoto } from '~/domain/chat/photos/order-photo';
import type { Regenerated } from '~/domain/chat/photos/regenerate-photo';

/** Why a photo is not made, as it is told. */
export interface PhotoRefused {
  /** `unreadable` is what no form of the product sends. */
  reason: Exclude<OrderedPhoto | Regenerated, { ok: true }>['reason'] | 'words' | 'unreadable';
  /** As it is told by its sentence. */
  error: string;
  /** What it costs. */
  tokens: number;
}

/** Why a photo was not ordered, and what it takes to try again. */
export interface RefusedPhoto extends PhotoRefused {
  words: string;
  shape: string;
  /** For the next attempt: the same one where a yes is all that is missing. */
  idempotencyKey: string;
}

/** Why one that came to nothing is not made again. */
export interface RefusedAgain extends PhotoRefused {
  messageId: string;
}
