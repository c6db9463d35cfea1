import * as z from 'zod';
import { idSchema } from '../../shared/ids';
import { photoShapeSchema, type PhotoOrder, type PhotoShape } from '../../generations/schema';
import { contentSchema, idempotencyKeySchema } from '../schema';

/** The maximum number of characters in a description of a wanted photo. */
export const longestPhotoWords = 300;

const photoWordsSchema = contentSchema.pipe(
  z.string().max(longestPhotoWords, 'message is too long'),
);

/** The maximum number of characters in a description of a picture, which is longer than that of a photo. */
export const longestPictureWords = 500;

export const pictureWordsSchema = contentSchema.pipe(
  z.string().max(longestPictureWords, 'message is too long'),
);

/** The numbers of pictures that can be ordered at once. */
export const pictureCounts = [1, 4] as const;
export const pictureCountSchema = z.union([z.literal(1), z.literal(4)]);

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
  /** The words of chosen styles, in English. */
  styleWords?: string | undefined;
  shape: PhotoShape;
}

/** Returns the image provider's prompt: the character and the rules before the person's words. */
export const composePhotoOrder = ({
  of,
  likeness,
  description,
  words,
  styleWords = '',
  shape,
}: RequestInput): PhotoOrder => ({
  prompt: `${description}. ${manner} ${withStyles(words, styleWords)}`,
  words: withStyles(words, styleWords),
  avoid,
  shape,
  of,
  likeness,
});

const withStyles = (words: string, styleWords: string) =>
  styleWords === '' ? words : `${words}, ${styleWords}`;
