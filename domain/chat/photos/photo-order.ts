import * as z from 'zod';
import { idSchema } from '../../shared/ids';
import { photoShapeSchema, type PhotoOrder, type PhotoShape } from '../../generations/schema';
import { contentSchema, idempotencyKeySchema } from '../schema';

/** The most characters in which a person may say what a photo is to show. */
export const longestPhotoWords = 300;

export const photoWordsSchema = contentSchema.pipe(
  z.string().max(longestPhotoWords, 'message is too long'),
);

export const orderPhotoSchema = z.object({
  idempotencyKey: idempotencyKeySchema,
  characterId: idSchema,
  content: photoWordsSchema,
  shape: photoShapeSchema,
  /** Tokens that its buyer agrees to, where they want to be asked first. */
  confirmedTokens: z.number().int().positive().optional(),
});

/** What every photo keeps to, whatever a person writes. */
const manner = 'Tasteful, fully clothed, nothing explicit, one person, no text.';
const avoid = 'nudity, underwear, minors, children, text, watermark, other people, real persons';

interface Asked {
  of: string;
  likeness: PhotoOrder['likeness'];
  description: string;
  /** What the person wrote. */
  words: string;
  shape: PhotoShape;
}

/** What whoever draws is told: the character and the manner before what the person wrote. */
export const composePhotoOrder = ({
  of,
  likeness,
  description,
  words,
  shape,
}: Asked): PhotoOrder => ({
  prompt: `${description}. ${manner} ${words}`,
  words,
  avoid,
  shape,
  of,
  likeness,
});
