import type { OrderedPhoto } from '~/domain/chat/photos/order-photo';

/** Why a photo was not ordered, and what it takes to try again. */
export interface RefusedPhoto {
  /** `unreadable` is what no form of the product sends. */
  reason: Exclude<OrderedPhoto, { ok: true }>['reason'] | 'words' | 'unreadable';
  /** As it is told by its sentence. */
  error: string;
  /** What it costs. */
  tokens: number;
  words: string;
  shape: string;
  /** For the next attempt: the same one where a yes is all that is missing. */
  idempotencyKey: string;
}
