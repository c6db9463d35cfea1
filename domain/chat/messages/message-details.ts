import * as z from 'zod';
import type { MessagesRow } from '~/db/rows';
import { idSchema } from '../../shared/ids';
import type { crisisSubtype } from '../send/crisis-referral';

const tokens = z.number().int().nonnegative();
const seconds = z.number().int().nonnegative();
const pixels = z.number().int().positive();

/** The lock of paid content. A price of null means that it is free. */
const lock = { unlockPrice: tokens.positive().nullable(), isUnlocked: z.boolean() };

const picture = {
  width: pixels,
  height: pixels,
  /** The progress, and the cost, which is refunded on failure; null once it is finished. */
  making: z
    .object({
      percent: z.number().int().min(0).max(100),
      secondsLeft: seconds,
      tokens,
      /** The id of the generation, while it has not begun and can be cancelled. */
      generationId: idSchema.optional(),
    })
    .nullable(),
  hasFailed: z.boolean(),
  /** The reason why it failed; its tokens were refunded. */
  failure: z.enum(['failed', 'refused', 'expired', 'cancelled']).optional(),
  isGenerated: z.boolean(),
  /** True if the recipient had requested it in words. */
  isOrdered: z.boolean().optional(),
  ...lock,
};

const audio = z.object({
  type: z.literal('audio'),
  seconds,
  /** The loudness from start to end, in hundredths. */
  peaks: z.array(z.number().int().min(0).max(100)).max(120),
  /** True while the audio is being generated. */
  isMaking: z.boolean().optional(),
  isListened: z.boolean(),
  ...lock,
});
const image = z.object({ type: z.literal('image'), ...picture });
const video = z.object({ type: z.literal('video'), seconds, ...picture });
const gift = z.object({ type: z.literal('gift_for_tip'), ...picture });

const aboutPost = { postId: idSchema };
const aboutAsset = { ...aboutPost, assetId: idSchema };

const call = {
  seconds,
  endedBy: z.enum(['person', 'character', 'balance', 'limit', 'lost', 'barred']),
  tokens,
};

/** Details of messages without stored files. */
const withoutFiles = [
  z.object({ type: z.literal('post_message'), ...aboutPost }),
  z.object({ type: z.literal('voice_call'), ...call }),
  z.object({
    type: z.literal('voice_call_summary'),
    ...call,
    balanceAfter: tokens,
    /** The call that it sums up. */
    callId: idSchema.optional(),
    /** True if there were signs of danger in it. */
    isDistress: z.boolean().optional(),
  }),
  z.object({
    type: z.literal('STORY_REPLY'),
    storyId: idSchema,
    caption: z.string(),
    endsAt: z.iso.datetime(),
  }),
  z.object({ type: z.literal('tip'), tokens: tokens.positive() }),
  z.object({ type: z.literal('audio_request') }),
  /** A reply to a post, or to the message that the row quotes. */
  z.object({ type: z.literal('reply'), postId: idSchema.nullable() }),
  z.object({ type: z.literal('unlocked_post'), ...aboutPost, tokens }),
  z.object({ type: z.literal('unlocked_photo'), ...aboutAsset, tokens }),
  z.object({ type: z.literal('joined_fanclub') }),
  z.object({ type: z.literal('follow_model') }),
  z.object({ type: z.literal('post_reacted'), ...aboutPost }),
  z.object({ type: z.literal('post:asset:unlock:credit_card'), ...aboutAsset }),
] as const;

/** The folder of a picture's renditions, as for posts; null until they exist. */
const renditions = { folder: z.string().nullable() };

/**
 * The content of a message besides its words, by its type in the contract's spelling. Words are
 * sealed; nothing here may contain words that one of the two wrote to the other.
 */
export const messageDetailsSchema = z.discriminatedUnion('type', [
  /** The storage key; null if there is no audio. */
  audio.extend({ storageKey: z.string().nullable() }),
  image.extend(renditions),
  video.extend(renditions),
  gift.extend(renditions),
  ...withoutFiles,
]);
export type MessageDetails = z.infer<typeof messageDetailsSchema>;

/** The content as sent to the person whose chat it is, without references to files. */
export const sentDetailsSchema = z.discriminatedUnion('type', [
  audio,
  image,
  video,
  gift,
  ...withoutFiles,
]);
export type SentDetails = z.infer<typeof sentDetailsSchema>;

/** The subtypes of a character's message, by specification. The crisis card has its own subtype. */
export type CharacterSubtype = Exclude<MessagesRow['subtype'], typeof crisisSubtype | null>;

/**
 * Returns the content of a stored message; null for words alone, and for a form of another release
 * that this one cannot read. The words are then shown instead.
 */
export function readDetails(type: string, stored: unknown): MessageDetails | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const read = messageDetailsSchema.safeParse({ ...stored, type });
  return read.success ? read.data : null;
}

/** Checks whether the recipient may see or hear it. */
export const isOpenTo = ({
  unlockPrice,
  isUnlocked,
}: {
  unlockPrice: number | null;
  isUnlocked: boolean;
}): boolean => unlockPrice === null || isUnlocked;

/** Returns the post that a message is about, or null. */
export const postOf = (details: MessageDetails | null): string | null =>
  details && 'postId' in details ? details.postId : null;
