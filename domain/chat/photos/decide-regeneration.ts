import type { PictureDetails } from '../gallery/gallery-entry';
import { refuse, type Refusal } from '../refusals';

/**
 * Whether a photo is made again: one that somebody ordered and that came to nothing, unless it may not
 * be shown. Null where it is.
 */
export function decideRegeneration(
  picture: PictureDetails | null,
): Refusal<'no-such-picture' | 'nothing-to-make-again'> | null {
  if (!picture) return refuse('no-such-picture');
  const mayBeMade = picture.type === 'image' && picture.isOrdered === true && picture.hasFailed;
  return mayBeMade && picture.failure !== 'refused' ? null : refuse('nothing-to-make-again');
}
