import * as z from 'zod';
import { pictureSchema } from '../posts/schema';
import { idSchema } from '../shared/ids';

export const storySchema = z.object({
  _id: idSchema,
  storyId: idSchema,
  characterId: idSchema,
  type: z.literal('story'),
  caption: z.string(),
  mediaType: z.enum(['photo', 'video']),
  /** The photo or the video. */
  assetUrl: z.string(),
  firstFrameUrl: z.string().nullable(),
  /** In all sizes: the photo, or the video's first frame. */
  picture: pictureSchema,
  width: z.number().int(),
  height: z.number().int(),
  durationMs: z.number().int().nullable(),
  /** Whether it is a video that can be heard. */
  hasSound: z.boolean(),
  isRead: z.boolean(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
});
export type Story = z.infer<typeof storySchema>;

export const ringSchema = z.object({
  characterId: idSchema,
  characterSlug: z.string(),
  characterName: z.string(),
  firstName: z.string(),
  avatar: z.string().nullable(),
  isLive: z.boolean(),
  type: z.literal('story'),
  storiesCount: z.number().int(),
  allStoriesRead: z.boolean(),
  /** Of its newest story. */
  createdAt: z.iso.datetime(),
});
export type Ring = z.infer<typeof ringSchema>;
