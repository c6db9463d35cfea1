import * as z from 'zod';
import { pictureWordsSchema } from '../chat/photos/photo-order';
import { idSchema } from '../shared/ids';
import { wordsSchema } from '../shared/words/words-schema';
import { mostImagesOfPost, longestCaption, ownAccessTypes, type OwnAccessType } from './terms';

export const imageCountSchema = z.union([z.literal(1), z.literal(4), z.literal(9), z.literal(16)]);

/** A caption, which may be empty. */
export const captionSchema = wordsSchema().max(longestCaption, 'caption is too long');

/** The description of wanted pictures. */
export const promptSchema = pictureWordsSchema;

/** The changes of a draft; what is missing stays. */
export const draftChangesSchema = z.object({
  caption: captionSchema.optional(),
  access: z.enum(ownAccessTypes).optional(),
  /** Whole tokens. */
  price: z.number().int().positive().max(1_000_000).optional(),
  /** The chosen images in the order of the post. */
  imageIds: z.array(idSchema).max(mostImagesOfPost).optional(),
});
export type DraftChanges = z.output<typeof draftChangesSchema>;

export const imageStates = ['waiting', 'done', 'held_back', 'failed'] as const;

/** An image of a creator's post. */
export interface OwnImage {
  id: string;
  state: (typeof imageStates)[number];
  /** The place in the post, from 0; null if it is not in it. */
  position: number | null;
  /** The finished picture; null otherwise. */
  picture: { folder: string; width: number; height: number } | null;
}

/** A creator's post or draft. */
export interface OwnPost {
  id: string;
  state: 'draft' | 'published';
  caption: string;
  access: OwnAccessType;
  /** Whole tokens; null without a price. */
  price: number | null;
  publishAt: Date | null;
  publishedAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
  /** All images in the order in which they were made. */
  images: OwnImage[];
}
