import * as z from 'zod';
import { idSchema } from '../../shared/ids';
import { photoShapeSchema, type PhotoOrder, type PhotoShape } from '../../generations/schema';
import { contentSchema, idempotencyKeySchema } from '../schema';

/** The maximum number of characters in a description of a wanted photo. */
export const longestPhotoWords = 300;

export const photoWordsSchema = contentSchema.pipe(
  z.string().max(longestPhotoWords, 'message is too long'),
);

export const orderPhotoSchema = z.object({
  idempotencyKey: idempotencyKeySchema,
  characterId: idSchema,
  content: photoWordsSchema,
  shape: photoShapeSchema,
  /** The number of tokens that the buyer has confirmed, if they want to confirm spends. */
  confirmedTokens: z.number().int().positive().optional(),
});

/** Rules for every photo, independent of the person's words. */
const manner = 'Tasteful, fully clothed, nothing explicit, one person, no text.';
const avoid = 'nudity, underwear, minors, children, text, watermark, other people, real persons';

interface RequestInput {
  of: string;
  likeness: PhotoOrder['likeness'];
  description: string;
  /** The person's words. */
  words: string;
  shape: PhotoShape;
}

/** Returns the image provider's prompt: the character and the rules before the person's words. */
export const composePhotoOrder = ({
  of,
  likeness,
  description,
  words,
  shape,
}: RequestInput): PhotoOrder => ({
  prompt: `${description}. ${manner} ${words}`,
  words,
  avoid,
  shape,
  of,
  likeness,
});
