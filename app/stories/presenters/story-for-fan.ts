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

/** Whose stories they are. */
export type StoryTeller = Pick<Ring, 'characterId' | 'characterSlug' | 'characterName' | 'avatar'>;

/** A story, which is the same for everybody but for whether it was read. */
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

/** Whose stories they are, as a story's page names them. */
export function presentTeller(teller: StoredTeller, address: MediaAddress): StoryTeller {
  return {
    characterId: teller.characterId,
    characterSlug: teller.slug,
    characterName: teller.name,
    avatar: teller.avatar === null ? null : address(teller.avatar),
  };
}

/** A character with stories. */
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
