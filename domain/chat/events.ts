import * as z from 'zod';
import { refusedCategorySchema } from '../moderation/refused-category';
import { defineEvent } from '../shared/outbox/event';
import { idSchema } from '../shared/ids';
import { actRefusalSchema, sendRefusalSchema } from './refusals';
import { errorSourceSchema, messageSchema, videoMessageSchema } from './schema';

/**
 * A person's message is stored; a reply is due unless it is a repeat, or answered otherwise. A tip
 * wants a gift in place of one.
 */
export const userMessageSent = defineEvent(
  'chat.user-message-sent',
  z.object({
    chatId: idSchema,
    characterId: idSchema,
    message: messageSchema,
    isRepeat: z.boolean(),
    /** Whether a visitor said it. */
    isGuest: z.boolean().default(false),
    /** Whether no reply is to be written: it is a tip, or answered by the card stored with it. */
    isAnswered: z.boolean().default(false),
  }),
  { holdsWords: true },
);

/** A chat is nobody's any more; what was said in it is to be removed. */
export const chatRemoved = defineEvent('chat.chat-removed', z.object({ chatId: idSchema }));

/** A recording waits to be heard, or what became of it to be told again. */
export const recordingKept = defineEvent('chat.recording-kept', z.object({ id: idSchema }));

/** What a person did elsewhere stands in their chat as a message of theirs; it wants no answer. */
export const momentNoted = defineEvent(
  'chat.moment-noted',
  z.object({ characterId: idSchema, message: messageSchema }),
  { holdsWords: true },
);

/** A message stands otherwise than before: reacted to, removed or edited. */
export const messageChanged = defineEvent(
  'chat.message-changed',
  z.object({ characterId: idSchema, message: messageSchema }),
  { holdsWords: true },
);

/** A photo that was ordered in a chat is there to be seen. */
export const photoMade = defineEvent('chat.photo-made', z.object({ messageId: idSchema }));

/** A message that somebody wanted to hear can be heard. */
export const speechMade = defineEvent('chat.speech-made', z.object({ messageId: idSchema }));

/** What a character said aloud was unlocked by whom it was said to. */
export const audioUnlocked = defineEvent(
  'chat.audio-unlocked',
  z.object({ messageId: idSchema, tokens: z.number().int().nonnegative() }),
);

/** A character offers to film what somebody asked for. */
export const videoOffered = defineEvent('chat.video-offered', videoMessageSchema, {
  holdsWords: true,
});

/** Somebody said yes to it. */
export const videoConfirmed = defineEvent('chat.video-confirmed', videoMessageSchema, {
  holdsWords: true,
});

/** It is nothing that its person has on their hands any more. */
export const videoRemoved = defineEvent(
  'chat.video-removed',
  z.object({ idempotencyKey: z.string() }),
);

const ended = z.object({
  /** Null where it was taken out of the chat. */
  messageId: idSchema.nullable(),
  characterId: idSchema,
  idempotencyKey: z.string(),
  /** Whether it was their free one. */
  isFree: z.boolean(),
});

/** A video that somebody said yes to is there to be seen, or nothing came of it. */
export const videoGenerated = defineEvent('chat.video-generated', ended);
export const videoFailed = defineEvent('chat.video-failed', ended);

/** A photo or video that a character sent is open to its person, for so many tokens. */
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

/** What a person says to a character is said in this chat from now on. */
export const currentChatChanged = defineEvent(
  'chat.current-chat-changed',
  z.object({ characterId: idSchema, chatId: idSchema }),
);

/** The last answer of a chat is to be written anew. */
export const replyAskedAgain = defineEvent(
  'chat.reply-asked-again',
  z.object({ chatId: idSchema, isGuest: z.boolean() }),
);

/** Moderation refused a message; nothing was stored nor charged. */
export const messageRejected = defineEvent(
  'chat.message-rejected',
  z.object({
    reason: sendRefusalSchema,
    idempotencyKey: z.string(),
    /** The rule that the words break. */
    rule: refusedCategorySchema.optional(),
  }),
);

/** An act in a chat could not be done, for lack of tokens, of a character or of a passed age check. */
export const chatFailed = defineEvent(
  'chat.failed',
  z.discriminatedUnion('reason', [
    z.object({
      reason: z.enum([...sendRefusalSchema.options, ...actRefusalSchema.options]),
      source: errorSourceSchema.optional(),
      idempotencyKey: z.string().optional(),
      /** What a tip or a photo would have cost; anything else has a price of its own. */
      price: z.number().int().positive().optional(),
      /** What is to be agreed to first. */
      tokens: z.number().int().positive().optional(),
      /** The end of the pause that stands in its way. */
      pausedUntil: z.iso.datetime().optional(),
    }),
    z.object({
      reason: z.literal('no-reply'),
      characterName: z.string(),
      isRefunded: z.boolean(),
      /** Which the person reads (BCP 47). */
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
    /** Whether whoever it is for had the chat in view as it was stored, and sees it come. */
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

/** Somebody ran out of tokens, and these packs would help. */
export const tokensSuggested = defineEvent(
  'chat.tokens-suggested',
  z.object({
    userId: idSchema,
    source: errorSourceSchema,
    tokenDepositOffer: suggestedPack,
    smartTokenPackOffer: suggestedPack,
  }),
);
