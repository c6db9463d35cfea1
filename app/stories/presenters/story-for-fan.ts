import * as z from 'zod';
import { renditionKeys } from '~/domain/media/rendition-keys';
import { idSchema } from '~/domain/shared/ids';
import type {
  Ring as StoredRing,
  Story as StoredStory,
  StoryTeller as StoredTeller,
} from '~/domain/stories/schema';
import type { MediaAddress } from '../../kit/http/context/media-addresses';
import { pictureSchema, presentPicture } from '../../media/presenters/picture';

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
  /** The photo or the video's first frame in all sizes. */
  picture: pictureSchema,
  width: z.number().int(),
  height: z.number().int(),
  durationMs: z.number().int().nullable(),
  /** True for a video with sound. */
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
  /** The time of the newest story. */
  createdAt: z.iso.datetime(),
});
export type Ring = z.infer<typeof ringSchema>;

/** The character to whose page the stories belong. */
export type StoryTeller = Pick<Ring, 'characterId' | 'characterSlug' | 'characterName' | 'avatar'>;

/** Presents a story, which is the same for all viewers except for whether it was read. */
export function presentStory(story: StoredStory, address: MediaAddress): Story {
  const { id, characterId, caption, folder, width, height, durationMs, hasSound, isRead } = story;
  const picture = presentPicture(folder, width, address);
  const isVideo = story.kind === 'video';
  return {
    _id: id,
    storyId: id,
    characterId,
    type: 'story',
    caption,
    mediaType: story.kind,
    assetUrl: isVideo ? address(renditionKeys.video(folder)) : picture.url,
    firstFrameUrl: isVideo ? picture.url : null,
    picture,
    width,
    height,
    durationMs,
    hasSound,
    isRead,
    createdAt: story.createdAt.toISOString(),
    expiresAt: story.expiresAt.toISOString(),
  };
}

/** Presents the character of the stories for a story's page. */
export function presentTeller(teller: StoredTeller, address: MediaAddress): StoryTeller {
  return {
    characterId: teller.characterId,
    characterSlug: teller.slug,
    characterName: teller.name,
    avatar: teller.avatar === null ? null : address(teller.avatar),
  };
}

/** Presents a character with stories. */
export function presentRing(ring: StoredRing, address: MediaAddress): Ring {
  return {
    ...presentTeller(ring, address),
    firstName: ring.firstName,
    isLive: ring.isLive,
    type: 'story',
    storiesCount: ring.stories,
    allStoriesRead: ring.isRead,
    createdAt: ring.newestAt.toISOString(),
  };
}
