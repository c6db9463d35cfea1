import * as z from 'zod';
import type { MessagesRow } from '~/db/rows';
import { idSchema } from '../../shared/ids';
import type { crisisSubtype } from '../send/crisis-referral';

const tokens = z.number().int().nonnegative();
const seconds = z.number().int().nonnegative();
const pixels = z.number().int().positive();

/** What opens a thing that somebody has to pay for; a price of null is nobody's to pay. */
const lock = { unlockPrice: tokens.positive().nullable(), isUnlocked: z.boolean() };

const picture = {
  width: pixels,
  height: pixels,
  /** How far it is, and what it cost, which comes back where it fails; null once it is made. */
  making: z
    .object({
      percent: z.number().int().min(0).max(100),
      secondsLeft: seconds,
      tokens,
      /** What is being made, as long as nobody has begun it and it can be taken back. */
      generationId: idSchema.optional(),
    })
    .nullable(),
  hasFailed: z.boolean(),
  /** Why it was not made; its tokens came back. */
  failure: z.enum(['failed', 'refused', 'expired', 'cancelled']).optional(),
  isGenerated: z.boolean(),
  /** Whoever it was sent to had asked for it, in words. */
  isOrdered: z.boolean().optional(),
  ...lock,
};

const audio = z.object({
  type: z.literal('audio'),
  seconds,
  /** How loud it is from start to end, in hundredths. */
  peaks: z.array(z.number().int().min(0).max(100)).max(120),
  /** Somebody is at it: there is nothing to be heard yet. */
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

/** What is drawn of nothing that lies in storage. */
const withoutFiles = [
  z.object({ type: z.literal('post_message'), ...aboutPost }),
  z.object({ type: z.literal('voice_call'), ...call }),
  z.object({
    type: z.literal('voice_call_summary'),
    ...call,
    balanceAfter: tokens,
    /** The call that it sums up. */
    callId: idSchema.optional(),
    /** Whether danger was spoken of in it. */
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
  /** An answer to a post, or to a message that the row names. */
  z.object({ type: z.literal('reply'), postId: idSchema.nullable() }),
  z.object({ type: z.literal('unlocked_post'), ...aboutPost, tokens }),
  z.object({ type: z.literal('unlocked_photo'), ...aboutAsset, tokens }),
  z.object({ type: z.literal('joined_fanclub') }),
  z.object({ type: z.literal('follow_model') }),
  z.object({ type: z.literal('post_reacted'), ...aboutPost }),
  z.object({ type: z.literal('post:asset:unlock:credit_card'), ...aboutAsset }),
] as const;

/** The folder of a picture's renditions, as posts have them; null until they are made. */
const renditions = { folder: z.string().nullable() };

/**
 * What a message carries beside its words, by its type in the contract's spelling. Words lie sealed;
 * nothing here may hold any that one of the two wrote to the other.
 */
export const messageDetailsSchema = z.discriminatedUnion('type', [
  /** As it is stored; null where it cannot be heard. */
  audio.extend({ storageKey: z.string().nullable() }),
  image.extend(renditions),
  video.extend(renditions),
  gift.extend(renditions),
  ...withoutFiles,
]);
export type MessageDetails = z.infer<typeof messageDetailsSchema>;

/** The same as it is said to whose chat it is: nothing leads to a file. */
export const saidDetailsSchema = z.discriminatedUnion('type', [
  audio,
  image,
  video,
  gift,
  ...withoutFiles,
]);
export type SaidDetails = z.infer<typeof saidDetailsSchema>;

/** The subtypes of what a character says, by specification; a card for help has one of its own. */
export type CharacterSubtype = Exclude<MessagesRow['subtype'], typeof crisisSubtype | null>;

/**
 * What a stored message carries; null for words alone, and for what another release wrote in a way
 * that this one does not know: its words stand for it.
 */
export function readDetails(type: string, stored: unknown): MessageDetails | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const read = messageDetailsSchema.safeParse({ ...stored, type });
  return read.success ? read.data : null;
}

/** Whether whoever was sent it may see or hear it. */
export const isOpenTo = ({
  unlockPrice,
  isUnlocked,
}: {
  unlockPrice: number | null;
  isUnlocked: boolean;
}): boolean => unlockPrice === null || isUnlocked;

/** The post that a message is about, if it is about one. */
export const postOf = (details: MessageDetails | null): string | null =>
  details && 'postId' in details ? details.postId : null;
