import * as z from 'zod';
import { idSchema } from '../shared/ids';
import { wordsSchema } from '../shared/words/words-schema';
import { crisisReferralSchema } from './send/crisis-referral';
import { messageDetailsSchema } from './messages/message-details';
import { messageSpeechSchema } from './messages/message-speech';
import { reactions } from './messages/reactions';

/** The contract's idempotency keys, chosen by the client and the same for every attempt of one action. */
export const idempotencyKeySchema = z.string().regex(/^[A-Za-z0-9_-]{8,64}$/);

/**
 * The maximum length of a text that is processed, about a frame of the socket. A text longer than the
 * setting message_max_length is refused only after it was checked for signs of danger.
 */
const contentCeiling = 60_000;

/** A person's optional text, which may be empty. */
const messageTextSchema = wordsSchema({
  unstorable: 'message holds characters that cannot be sent',
}).max(contentCeiling, 'message is too long');

/** A person's text: not empty and storable as it is. */
export const contentSchema = messageTextSchema.min(1, 'message is required');

export const sendMessageSchema = z.object({
  idempotencyKey: idempotencyKeySchema,
  /** The reply to an `audio_request` is spoken. */
  type: z.enum(['text', 'reply', 'STORY_REPLY', 'audio_request']).default('text'),
  content: contentSchema,
  recipient: idSchema,
  /** The chat it was written in, if the client sends it. */
  chatId: idSchema.optional(),
  /** The number of tokens that the sender has confirmed, if they want to confirm spends. */
  confirmedTokens: z.number().int().positive().optional(),
  /** True if the consent holds for the rest of the sender's day, for messages up to that price. */
  forToday: z.boolean().optional(),
  lockedVideoPosts: z.number().int().nonnegative().optional(),
  /** The message of the same chat that it quotes. */
  replyTo: idSchema.optional(),
  /** The story that it replies to. */
  storyId: idSchema.optional(),
});

/** The tokens of a tip. Clients may send them with any sign. */
const tipAmountSchema = z.number().int().transform(Math.abs).pipe(z.number().min(1).max(1_000_000));

export const sendTipSchema = z.object({
  idempotencyKey: idempotencyKeySchema,
  tipAmount: tipAmountSchema,
  characterId: idSchema,
  /** A text with the tip. */
  content: messageTextSchema.optional(),
  /** The number of tokens that the sender has confirmed, if they want to confirm spends. */
  confirmedTokens: z.number().int().positive().optional(),
});

/** The quoted message, as far as it is shown above the message. */
const quoteSchema = z.object({
  id: idSchema,
  seq: z.number().int().positive(),
  role: z.enum(['user', 'character']),
  type: z.string(),
  preview: z.string(),
});
export type Quote = z.infer<typeof quoteSchema>;

export const reactionSchema = z.enum(reactions);

/** A message of a chat, as events contain it. */
export const messageSchema = z.object({
  id: idSchema,
  chatId: idSchema,
  characterId: idSchema,
  type: z.string(),
  subtype: z.string().nullable(),
  content: z.string(),
  role: z.enum(['user', 'character']),
  idempotencyKey: z.string().nullable(),
  seq: z.number().int().positive(),
  /** The contacts of a card with the subtype crisis_referral; null for any other message. */
  referral: crisisReferralSchema.nullable().default(null),
  /** Its content besides the words; null for words alone. */
  details: messageDetailsSchema.nullable().default(null),
  /** Its generated speech, if any was ordered. */
  speech: messageSpeechSchema.nullable().default(null),
  /** The model's summary of a call; null for any other message. */
  gist: z.string().nullable().default(null),
  quote: quoteSchema.nullable().default(null),
  /** The person's reaction. */
  reaction: reactionSchema.nullable().default(null),
  /** True if its words were removed. The message keeps its seq. */
  isRemoved: z.boolean().default(false),
  isEdited: z.boolean().default(false),
  sentAt: z.coerce.date(),
});
export type Message = z.infer<typeof messageSchema>;

/** A character's video offer and its later states, as events contain it. */
export const videoMessageSchema = z.object({
  id: idSchema,
  /** The key by which clients identify it. */
  idempotencyKey: z.string(),
  userId: idSchema,
  chatId: idSchema,
  characterId: idSchema,
  characterSlug: z.string(),
  characterName: z.string(),
  /** The requested video, in the person's words. */
  query: z.string(),
  state: z.enum(['pending', 'confirmed', 'rejected']),
  /** 0 if it is free. */
  tokens: z.number().int().nonnegative(),
  fullTokens: z.number().int().nonnegative(),
  discountPercent: z.number().int().min(0).max(100),
  /** The end of the offer. A discount starts when the offer is first seen. */
  endsAt: z.coerce.date(),
  /** The message that shows it in the chat; null before consent. */
  messageId: idSchema.nullable(),
  isGenerated: z.boolean(),
  isFailed: z.boolean(),
  createdAt: z.coerce.date(),
  confirmedAt: z.coerce.date().nullable(),
});
export type VideoMessage = z.infer<typeof videoMessageSchema>;

export const chatFilters = ['all', 'following', 'unread', 'subscribed', 'archived'] as const;
export const chatFilterSchema = z.enum(chatFilters);

/** The action that ran out of tokens, by which the buy-tokens prompt is chosen. */
export const errorSourceSchema = z.enum([
  'text_message',
  'chat_tip',
  'voice_message',
  'unlock_chat_image',
  'play_message',
  'text_to_speech',
  'video_message',
  'confirm_video_message',
]);
