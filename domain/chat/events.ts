import * as z from 'zod';
import { refusedCategorySchema } from '../moderation/refused-category';
import { defineEvent } from '../shared/outbox/event';
import { idSchema } from '../shared/ids';
import { actRefusalSchema, sendRefusalSchema } from './refusals';
import { errorSourceSchema, messageSchema, videoMessageSchema } from './schema';

/**
 * A person's message is stored. A reply is due unless it is a repeat or already answered. A tip gets a
 * gift instead of a reply.
 */
export const userMessageSent = defineEvent(
  'chat.user-message-sent',
  z.object({
    chatId: idSchema,
    characterId: idSchema,
    message: messageSchema,
    isRepeat: z.boolean(),
    /** True if a visitor sent it. */
    isGuest: z.boolean().default(false),
    /** True if no reply is to be written: it is a tip, or the card stored with it answers it. */
    isAnswered: z.boolean().default(false),
  }),
  { holdsWords: true },
);

/** A chat has lost its owner, and its messages are to be deleted. */
export const chatRemoved = defineEvent('chat.chat-removed', z.object({ chatId: idSchema }));

/** A recording waits for transcription, or for its outcome to be announced again. */
export const recordingKept = defineEvent('chat.recording-kept', z.object({ id: idSchema }));

/** An action of a person elsewhere is stored in their chat as their message. It needs no reply. */
export const momentNoted = defineEvent(
  'chat.moment-noted',
  z.object({ characterId: idSchema, message: messageSchema }),
  { holdsWords: true },
);

/** A message has changed: it got a reaction, or was removed or edited. */
export const messageChanged = defineEvent(
  'chat.message-changed',
  z.object({ characterId: idSchema, message: messageSchema }),
  { holdsWords: true },
);

/** A photo that was ordered in a chat is ready. */
export const photoMade = defineEvent('chat.photo-made', z.object({ messageId: idSchema }));

/** The audio of a message that a person ordered is ready. */
export const speechMade = defineEvent('chat.speech-made', z.object({ messageId: idSchema }));

/** The person unlocked the audio of a character's message. */
export const audioUnlocked = defineEvent(
  'chat.audio-unlocked',
  z.object({ messageId: idSchema, tokens: z.number().int().nonnegative() }),
);

/** A character offers a video that the person requested. */
export const videoOffered = defineEvent('chat.video-offered', videoMessageSchema, {
  holdsWords: true,
});

/** The person accepted the offered video. */
export const videoConfirmed = defineEvent('chat.video-confirmed', videoMessageSchema, {
  holdsWords: true,
});

/** The video offer is closed and is no longer shown to the person. */
export const videoRemoved = defineEvent(
  'chat.video-removed',
  z.object({ idempotencyKey: z.string() }),
);

const ended = z.object({
  /** Null if the message was removed from the chat. */
  messageId: idSchema.nullable(),
  characterId: idSchema,
  idempotencyKey: z.string(),
  /** True if it was their free video. */
  isFree: z.boolean(),
});

/** An accepted video is ready, or has failed. */
export const videoGenerated = defineEvent('chat.video-generated', ended);
export const videoFailed = defineEvent('chat.video-failed', ended);

/** A person unlocked a character's photo or video for a number of tokens. */
export const pictureUnlocked = defineEvent(
  'chat.picture-unlocked',
  z.object({
    messageId: idSchema,
    characterId: idSchema,
    chatId: idSchema,
    tokens: z.number().int().nonnegative(),
    media: z.enum(['Photo', 'Video']),
  }),
);

/** This chat is the person's current one with the character from now on. */
export const currentChatChanged = defineEvent(
  'chat.current-chat-changed',
  z.object({ characterId: idSchema, chatId: idSchema }),
);

/** The last reply of a chat is to be written again. */
export const replyRegenerationRequested = defineEvent(
  'chat.reply-asked-again',
  z.object({ chatId: idSchema, isGuest: z.boolean() }),
);

/** The author of a chat changed, or what its person should know about it. */
export const authorChanged = defineEvent(
  'chat.author-changed',
  z.object({ characterId: idSchema, chatId: idSchema }),
);

/** The last reply of a chat is to be written by another author, for comparison. */
export const authorTrialRequested = defineEvent(
  'chat.author-trial-requested',
  z.object({ chatId: idSchema, trialId: idSchema, isGuest: z.boolean() }),
);

/** Moderation refused a message. Nothing was stored or charged. */
export const messageRejected = defineEvent(
  'chat.message-rejected',
  z.object({
    reason: sendRefusalSchema,
    idempotencyKey: z.string(),
    /** The rule that the message breaks. */
    rule: refusedCategorySchema.optional(),
  }),
);

/** An action in a chat failed for lack of tokens, of a character or of a passed age check. */
export const chatFailed = defineEvent(
  'chat.failed',
  z.discriminatedUnion('reason', [
    z.object({
      reason: z.enum([...sendRefusalSchema.options, ...actRefusalSchema.options]),
      source: errorSourceSchema.optional(),
      idempotencyKey: z.string().optional(),
      /** The price of the failed tip or photo; other actions have their own price. */
      price: z.number().int().positive().optional(),
      /** The number of tokens that the person must agree to first. */
      tokens: z.number().int().positive().optional(),
      /** The end of the pause that prevents it. */
      pausedUntil: z.iso.datetime().optional(),
    }),
    z.object({
      reason: z.literal('no-reply'),
      characterName: z.string(),
      isRefunded: z.boolean(),
      /** The language that the person reads (BCP 47). */
      language: z.string().nullable(),
    }),
  ]),
);

/** The character's message is stored. */
export const characterMessageSent = defineEvent(
  'chat.character-message-sent',
  z.object({
    chatId: idSchema,
    characterId: idSchema,
    characterName: z.string(),
    message: messageSchema,
    /** True if the recipient had the chat in view when it was stored. */
    isInView: z.boolean().optional(),
  }),
  { holdsWords: true },
);

const suggestedPack = z
  .object({
    amount: z.number().int().positive(),
    price: z.object({ minor: z.number().int(), currency: z.string() }),
  })
  .nullable();

/** A user ran out of tokens; these packs would help. */
export const tokensSuggested = defineEvent(
  'chat.tokens-suggested',
  z.object({
    userId: idSchema,
    source: errorSourceSchema,
    tokenDepositOffer: suggestedPack,
    smartTokenPackOffer: suggestedPack,
  }),
);
