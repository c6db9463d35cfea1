import * as z from 'zod';
import { errorSourceSchema, idempotencyKeySchema } from '~/domain/chat/schema';
import { refusedCategorySchema } from '~/domain/moderation/refused-category';
import { kycProgressSchema } from '~/domain/creator-identities/events';
import { idSchema } from '~/domain/shared/ids';
import { messageSchema } from './message';
import { serverEvent } from './names';
import { videoModalSchema, videoResponseSchema } from './video-response';

/** The attempt at writing a reply that the event belongs to; the higher number replaces the lower. */
const draft = z.number().int().positive().optional();

/** The person's chat with the character to which the event belongs. */
const ofChat = idSchema.optional();

/** A pack on offer, with its price in whole units of its currency; null if there is none. */
const pack = z.object({ amount: z.number().int().positive(), price: z.number() }).nullable();

/** The outcome of a video. A person's first one is free, which the event states. */
const videoEnd = z.object({
  messageId: idSchema.nullable(),
  idempotencyKey: z.string(),
  eventType: z.literal('SFW_VIDEO').nullable(),
});

/** A locked photo or video has been unlocked for a number of tokens. */
const pictureUnlocked = z.object({
  messageId: idSchema,
  tokensAmount: z.number().int().nonnegative(),
  additionalUnlockData: z.object({ characterId: idSchema, chatId: idSchema }),
});

const time = z.iso.datetime().nullable();
const kycProgress = kycProgressSchema.extend({ startedAt: time, decidedAt: time, expiresAt: time });

/** The events of the /chats namespace for clients, by name. */
export const serverToClient = {
  [serverEvent.userMessageSent]: z.object({ characterId: idSchema, message: messageSchema }),
  /** A tip is stored; its other fields are those of a message. */
  [serverEvent.tipSent]: z.object({
    idempotencyKey: idempotencyKeySchema,
    createdMessage: messageSchema,
  }),
  /** The photo that answers a tip is ready; it is also sent as a message of the character. */
  [serverEvent.giftForTipGenerated]: z.object({ characterId: idSchema, messageId: idSchema }),
  [serverEvent.messageChanged]: z.object({ characterId: idSchema, message: messageSchema }),
  [serverEvent.characterWriting]: z.object({
    characterId: idSchema,
    chatId: ofChat,
    isWriting: z.boolean(),
  }),
  /** A photo in generation is ready; `message-changed` contains the state of its message. */
  [serverEvent.photoGenerated]: z.object({ messageId: idSchema }),
  /** A character offers a video; subscribers may accept it. */
  [serverEvent.characterVideoModal]: videoModalSchema,
  [serverEvent.storedVideoResponseAdded]: z.object({ videoResponse: videoResponseSchema }),
  [serverEvent.storedVideoResponseRemoved]: z.object({ idempotencyKey: z.string() }),
  [serverEvent.videoGenerated]: videoEnd,
  [serverEvent.videoFailed]: videoEnd,
  /** A video is ready: sent together with `video-generated`, for the modal that shows it. */
  [serverEvent.videoResultModal]: z.object({ characterId: idSchema, idempotencyKey: z.string() }),
  /** The requested speech of a message is ready; `message-changed` contains its state. */
  [serverEvent.transformedTextToSpeech]: z.object({ messageId: idSchema }),
  /** A voice message is unlocked; `message-changed` contains its state. */
  [serverEvent.privateAudioUnlocked]: z.object({
    messageId: idSchema,
    tokensAmount: z.number().int().nonnegative(),
  }),
  /** A photo or video is unlocked; `message-changed` contains the state of its message. */
  [serverEvent.privatePhotoUnlocked]: pictureUnlocked,
  [serverEvent.privateVideoUnlocked]: pictureUnlocked,
  [serverEvent.characterMessageChunk]: z.object({
    characterId: idSchema,
    chatId: ofChat,
    messageId: idSchema,
    draft,
    /** The position of this text in the whole reply, in UTF-16 units. */
    offset: z.number().int().nonnegative(),
    text: z.string(),
  }),
  [serverEvent.characterMessageRetracted]: z.object({
    characterId: idSchema,
    chatId: ofChat,
    messageId: idSchema,
    draft,
  }),
  /** Suggested replies to the message at that position; none is sent automatically. */
  [serverEvent.repliesSuggested]: z.object({
    characterId: idSchema,
    chatId: idSchema,
    seq: z.number().int().positive(),
    replies: z.array(z.string()).min(1).max(3),
  }),
  /** A turn of a call as transcribed so far; a later event of the same turn continues it. */
  /** The identification of the creator has begun or ended. */
  [serverEvent.kycProgress]: z.object({ kyc: kycProgress }),
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
    /** The price of the message, if its sender wants to confirm prices. */
    tokens: z.number().int().positive().optional(),
    /** The end of the pause, if the sender's chats are paused. */
    pausedUntil: z.iso.datetime().optional(),
  }),
  [serverEvent.rejectedMessageError]: z.object({
    error: z.string(),
    idempotencyKey: idempotencyKeySchema,
    /** The rule that the message breaks. */
    rule: refusedCategorySchema.optional(),
  }),
  /** Offers that would help, sent after a `chat.error` about the balance. */
  [serverEvent.smartTokensInsufficientBalance]: z.object({
    smartTokenTierResult: z.object({ tokenDepositOffer: pack, smartTokenPackOffer: pack }),
    source: errorSourceSchema,
  }),
  [serverEvent.unauthorized]: z.object({}),
} as const;

export type ServerPayloads = {
  [Name in keyof typeof serverToClient]: z.infer<(typeof serverToClient)[Name]>;
};
/** The same events as Socket.IO's types. */
export type ServerToClientEvents = {
  [Name in keyof ServerPayloads]: (payload: ServerPayloads[Name]) => void;
};
