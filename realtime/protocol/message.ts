import * as z from 'zod';
import { crisisReferralSchema } from '~/domain/chat/send/crisis-referral';
import { sentDetailsSchema } from '~/domain/chat/messages/message-details';
import { sentSpeechSchema } from '~/domain/chat/messages/message-speech';
import { asksForPhoto } from '~/domain/chat/photos/asks-for-photo';
import { reactionSchema, type Message } from '~/domain/chat/schema';
import { idSchema } from '~/domain/shared/ids';

/** The message that another one answers. */
const quoteSchema = z.object({
  _id: idSchema,
  seq: z.number().int().positive(),
  role: z.enum(['user', 'character']),
  type: z.string(),
  preview: z.string(),
});

/** A message as sockets and API calls show it to the owner of its chat. */
export const messageSchema = z.object({
  _id: idSchema,
  messageId: idSchema,
  chat: idSchema,
  characterId: idSchema,
  recipient: idSchema,
  type: z.string(),
  subtype: z.string().nullable(),
  content: z.string(),
  role: z.enum(['user', 'character']),
  idempotencyKey: z.string().nullable(),
  seq: z.number().int().positive(),
  /** The price in whole tokens to unlock it; null if it is unlocked. */
  unlockPrice: z.number().int().nullable(),
  /** The post that it is about. */
  post: idSchema.nullable().default(null),
  tipAmount: z.number().int().nullable().default(null),
  isPhotoGenerated: z.boolean().default(false),
  /**
   * True if the sender asks for a picture in it; the picture is offered, not generated without an order.
   */
  asksForPhoto: z.boolean().default(false),
  /** The help lines on a card with the subtype crisis_referral; null on any other message. */
  referral: crisisReferralSchema.nullable().default(null),
  /** The content besides its text, by its type; null for a text message. */
  details: sentDetailsSchema.nullable().default(null),
  /** Its speech, if that was requested. */
  speech: sentSpeechSchema.nullable().default(null),
  /** A model's summary of the call that this message stands for. */
  gist: z.string().nullable().default(null),
  quote: quoteSchema.nullable().default(null),
  reaction: reactionSchema.nullable().default(null),
  /** True if its content was removed and only its position is kept. */
  isRemoved: z.boolean().default(false),
  isEdited: z.boolean().default(false),
  sentAt: z.iso.datetime(),
});
export type ChatMessage = z.infer<typeof messageSchema>;

/** Returns a message in the API's form; nothing in it leads to a file. */
export function presentMessage(message: Message): ChatMessage {
  const { id, chatId, characterId, type, subtype, content, role, idempotencyKey, seq } = message;
  const { referral, details, speech, gist, quote, reaction, isRemoved, isEdited } = message;
  return {
    _id: id,
    messageId: id,
    chat: chatId,
    characterId,
    recipient: characterId,
    type,
    subtype,
    content,
    role,
    idempotencyKey,
    seq,
    unlockPrice:
      details && 'isUnlocked' in details && !details.isUnlocked ? details.unlockPrice : null,
    post: details && 'postId' in details ? details.postId : null,
    tipAmount: details?.type === 'tip' ? details.tokens : null,
    isPhotoGenerated: details !== null && 'isGenerated' in details && details.isGenerated,
    asksForPhoto: role === 'user' && asksForPhoto(content),
    referral,
    details: details && sentDetailsSchema.parse(details),
    speech: speech && sentSpeechSchema.parse(speech),
    gist,
    quote: quote && presentQuote(quote),
    reaction,
    isRemoved,
    isEdited,
    sentAt: message.sentAt.toISOString(),
  };
}

const presentQuote = ({ id, ...quote }: NonNullable<Message['quote']>) => ({ _id: id, ...quote });
