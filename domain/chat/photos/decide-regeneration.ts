import type { PictureDetails } from '../gallery/gallery-entry';
import { refuse, type Refusal } from '../refusals';

/**
 * Decides whether a photo may be generated again: one that was ordered and failed, unless it was
 * refused as not allowed. Returns null if it may.
 */
export function decideRegeneration(
  picture: PictureDetails | null,
): Refusal<'no-such-picture' | 'nothing-to-make-again'> | null {
  if (!picture) return refuse('no-such-picture');
  const mayBeMade = picture.type === 'image' && picture.isOrdered === true && picture.hasFailed;
  return mayBeMade && picture.failure !== 'refused' ? null : refuse('nothing-to-make-again');
}
