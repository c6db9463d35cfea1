import * as z from 'zod';
import { errorSourceSchema, idempotencyKeySchema } from '~/domain/chat/schema';
import { refusedCategorySchema } from '~/domain/moderation/refused-category';
import { idSchema } from '~/domain/shared/ids';
import { messageSchema } from './message';
import { serverEvent } from './names';
import { videoModalSchema, videoResponseSchema } from './video-response';

/** Which writing of a reply it is about: of two the one with the higher number counts. */
const draft = z.number().int().positive().optional();

/** In which of somebody's chats with the character. */
const ofChat = idSchema.optional();

/** A pack that is offered, its price in whole units of its currency; null where there is none. */
const pack = z.object({ amount: z.number().int().positive(), price: z.number() }).nullable();

/** What became of a video; its first one is free, and says so. */
const videoEnd = z.object({
  messageId: idSchema.nullable(),
  idempotencyKey: z.string(),
  eventType: z.literal('SFW_VIDEO').nullable(),
});

/** What was sent locked is open, for so many tokens. */
const pictureUnlocked = z.object({
  messageId: idSchema,
  tokensAmount: z.number().int().nonnegative(),
  additionalUnlockData: z.object({ characterId: idSchema, chatId: idSchema }),
});

/** What the /chats namespace says to a client, by event name. */
export const serverToClient = {
  [serverEvent.userMessageSent]: z.object({ characterId: idSchema, message: messageSchema }),
  /** A tip is stored; its other words are those of a message. */
  [serverEvent.tipSent]: z.object({
    idempotencyKey: idempotencyKeySchema,
    createdMessage: messageSchema,
  }),
  /** The photo that answers a tip is there; it is told as a message of the character, too. */
  [serverEvent.giftForTipGenerated]: z.object({ characterId: idSchema, messageId: idSchema }),
  [serverEvent.messageChanged]: z.object({ characterId: idSchema, message: messageSchema }),
  [serverEvent.characterWriting]: z.object({
    characterId: idSchema,
    chatId: ofChat,
    isWriting: z.boolean(),
  }),
  /** A photo that was being made is there; how its message stands is told by `message-changed`. */
  [serverEvent.photoGenerated]: z.object({ messageId: idSchema }),
  /** A character offers a video: whoever subscribes may say yes. */
  [serverEvent.characterVideoModal]: videoModalSchema,
  [serverEvent.storedVideoResponseAdded]: z.object({ videoResponse: videoResponseSchema }),
  [serverEvent.storedVideoResponseRemoved]: z.object({ idempotencyKey: z.string() }),
  [serverEvent.videoGenerated]: videoEnd,
  [serverEvent.videoFailed]: videoEnd,
  /** A video can be seen: told beside `video-generated`, for the modal that shows it. */
  [serverEvent.videoResultModal]: z.object({ characterId: idSchema, idempotencyKey: z.string() }),
  /** A message that one wanted to hear can be heard; how it stands is told by `message-changed`. */
  [serverEvent.transformedTextToSpeech]: z.object({ messageId: idSchema }),
  /** What a character said aloud is open; how its message stands is told by `message-changed`. */
  [serverEvent.privateAudioUnlocked]: z.object({
    messageId: idSchema,
    tokensAmount: z.number().int().nonnegative(),
  }),
  /** A photo or video is open to its person; how its message stands is told by `message-changed`. */
  [serverEvent.privatePhotoUnlocked]: pictureUnlocked,
  [serverEvent.privateVideoUnlocked]: pictureUnlocked,
  [serverEvent.characterMessageChunk]: z.object({
    characterId: idSchema,
    chatId: ofChat,
    messageId: idSchema,
    draft,
    /** Where this text begins in the whole reply, in UTF-16 units. */
    offset: z.number().int().nonnegative(),
    text: z.string(),
  }),
  [serverEvent.characterMessageRetracted]: z.object({
    characterId: idSchema,
    chatId: ofChat,
    messageId: idSchema,
    draft,
  }),
  /** Lines that one could say after the message at that place; none is sent by itself. */
  [serverEvent.repliesSuggested]: z.object({
    characterId: idSchema,
    chatId: idSchema,
    seq: z.number().int().positive(),
    replies: z.array(z.string()).min(1).max(3),
  }),
  /** A turn of a call as far as it has been heard; what is told later of the same turn goes on. */
  [serverEvent.callCaptioned]: z.object({
    callId: idSchema,
    turn: z.number().int().nonnegative(),
    role: z.enum(['user', 'character']),
    text: z.string(),
  }),
  [serverEvent.characterMessageSent]: z.object({
    characterId: idSchema,
    message: messageSchema,
    additional: z.object({ character: z.object({ name: z.string() }) }),
  }),
  [serverEvent.chatError]: z.object({
    error: z.string(),
    source: errorSourceSchema.optional(),
    idempotencyKey: idempotencyKeySchema.optional(),
    /** What the message costs, where its sender wants to be asked first. */
    tokens: z.number().int().positive().optional(),
    /** When its sender may write again, where their chats are paused. */
    pausedUntil: z.iso.datetime().optional(),
  }),
  [serverEvent.rejectedMessageError]: z.object({
    error: z.string(),
    idempotencyKey: idempotencyKeySchema,
    /** The rule that the words break. */
    rule: refusedCategorySchema.optional(),
  }),
  /** What would help, told after a `chat.error` that speaks of the balance. */
  [serverEvent.smartTokensInsufficientBalance]: z.object({
    smartTokenTierResult: z.object({ tokenDepositOffer: pack, smartTokenPackOffer: pack }),
    source: errorSourceSchema,
  }),
  [serverEvent.unauthorized]: z.object({}),
} as const;

export type ServerPayloads = {
  [Name in keyof typeof serverToClient]: z.infer<(typeof serverToClient)[Name]>;
};
/** The same as Socket.IO's types have it. */
export type ServerToClientEvents = {
  [Name in keyof ServerPayloads]: (payload: ServerPayloads[Name]) => void;
};
