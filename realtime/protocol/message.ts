import * as z from 'zod';
import { crisisReferralSchema } from '~/domain/chat/send/crisis-referral';
import { saidDetailsSchema } from '~/domain/chat/messages/message-details';
import { saidSpeechSchema } from '~/domain/chat/messages/message-speech';
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

/** A message as sockets and calls show it to whose chat it is in. */
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
  /** Whole tokens that open it; null where it is open. */
  unlockPrice: z.number().int().nullable(),
  /** The post that it is about. */
  post: idSchema.nullable().default(null),
  tipAmount: z.number().int().nullable().default(null),
  isPhotoGenerated: z.boolean().default(false),
  /** Its writer asks for a picture in it, which is offered and never made unasked. */
  asksForPhoto: z.boolean().default(false),
  /** Whom a card with the subtype crisis_referral sends to; null on any other message. */
  referral: crisisReferralSchema.nullable().default(null),
  /** What it carries beside its words, by its type; null of words alone. */
  details: saidDetailsSchema.nullable().default(null),
  /** What it sounds like, where somebody wanted to hear it. */
  speech: saidSpeechSchema.nullable().default(null),
  /** What stayed of the call that it sums up, as a model wrote it. */
  gist: z.string().nullable().default(null),
  quote: quoteSchema.nullable().default(null),
  reaction: reactionSchema.nullable().default(null),
  /** Its words are gone; it only keeps its place. */
  isRemoved: z.boolean().default(false),
  isEdited: z.boolean().default(false),
  sentAt: z.iso.datetime(),
});
export type ChatMessage = z.infer<typeof messageSchema>;

/** A message in the contract's names; nothing in it leads to a file. */
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
    details: details && saidDetailsSchema.parse(details),
    speech: speech && saidSpeechSchema.parse(speech),
    gist,
    quote: quote && presentQuote(quote),
    reaction,
    isRemoved,
    isEdited,
    sentAt: message.sentAt.toISOString(),
  };
}

const presentQuote = ({ id, ...quote }: NonNullable<Message['quote']>) => ({ _id: id, ...quote });
