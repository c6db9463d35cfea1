import * as z from 'zod';
import { idSchema } from '../shared/ids';
import { wordsSchema } from '../shared/words/words-schema';
import { crisisReferralSchema } from './send/crisis-referral';
import { messageDetailsSchema } from './messages/message-details';
import { messageSpeechSchema } from './messages/message-speech';
import { reactions } from './messages/reactions';

/** The contract's keys for repeats: chosen by the client, the same for every attempt of one act. */
export const idempotencyKeySchema = z.string().regex(/^[A-Za-z0-9_-]{8,64}$/);

/**
 * Longest text that is read at all, about a frame of the socket. What is longer than the setting
 * message_max_length is refused only once nobody was found in danger.
 */
const contentCeiling = 60_000;

/** What a person may say beside something else, be it nothing. */
const saidSchema = wordsSchema({
  unstorable: 'message holds characters that cannot be sent',
}).max(contentCeiling, 'message is too long');

/** What a person may say: some text, storable as it is. */
export const contentSchema = saidSchema.min(1, 'message is required');

export const sendMessageSchema = z.object({
  idempotencyKey: idempotencyKeySchema,
  /** One of the last is answered aloud. */
  type: z.enum(['text', 'reply', 'STORY_REPLY', 'audio_request']).default('text'),
  content: contentSchema,
  recipient: idSchema,
  /** The chat it was written in, where its writer knows of one. */
  chatId: idSchema.optional(),
  /** Tokens that its sender agrees to, where they want to be asked first. */
  confirmedTokens: z.number().int().positive().optional(),
  /** Their yes holds for the rest of their day, for messages up to that price. */
  forToday: z.boolean().optional(),
  lockedVideoPosts: z.number().int().nonnegative().optional(),
  /** The message of the same chat that it answers. */
  replyTo: idSchema.optional(),
  /** The story that it answers. */
  storyId: idSchema.optional(),
});

/** Tokens that are given for nothing in return; a client may say them with any sign. */
const tipAmountSchema = z.number().int().transform(Math.abs).pipe(z.number().min(1).max(1_000_000));

export const sendTipSchema = z.object({
  idempotencyKey: idempotencyKeySchema,
  tipAmount: tipAmountSchema,
  characterId: idSchema,
  /** A word with it. */
  content: saidSchema.optional(),
  /** Tokens that its giver agrees to, where they want to be asked first. */
  confirmedTokens: z.number().int().positive().optional(),
});

/** The message that another one answers, as much of it as stands above the answer. */
const quoteSchema = z.object({
  id: idSchema,
  seq: z.number().int().positive(),
  role: z.enum(['user', 'character']),
  type: z.string(),
  preview: z.string(),
});
export type Quote = z.infer<typeof quoteSchema>;

export const reactionSchema = z.enum(reactions);

/** What somebody said in a chat, as events carry it. */
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
  /** Whom a card with the subtype crisis_referral sends to; null on any other message. */
  referral: crisisReferralSchema.nullable().default(null),
  /** What it carries beside its words; null of words alone. */
  details: messageDetailsSchema.nullable().default(null),
  /** What it sounds like, where somebody wanted to hear it. */
  speech: messageSpeechSchema.nullable().default(null),
  /** What stayed of the call that it sums up, written by a model; null of any other message. */
  gist: z.string().nullable().default(null),
  quote: quoteSchema.nullable().default(null),
  /** What the person thinks of it. */
  reaction: reactionSchema.nullable().default(null),
  /** Its words are gone; it only keeps its place. */
  isRemoved: z.boolean().default(false),
  isEdited: z.boolean().default(false),
  sentAt: z.coerce.date(),
});
export type Message = z.infer<typeof messageSchema>;

/** A video that a character offered, from its offer on, as events carry it. */
export const videoMessageSchema = z.object({
  id: idSchema,
  /** By which clients name it. */
  idempotencyKey: z.string(),
  userId: idSchema,
  chatId: idSchema,
  characterId: idSchema,
  characterSlug: z.string(),
  characterName: z.string(),
  /** What was asked for, in its person's words. */
  query: z.string(),
  state: z.enum(['pending', 'confirmed', 'rejected']),
  /** 0 where it is free. */
  tokens: z.number().int().nonnegative(),
  fullTokens: z.number().int().nonnegative(),
  discountPercent: z.number().int().min(0).max(100),
  /** Until when a yes is heard; a discount runs from when it was first seen. */
  endsAt: z.coerce.date(),
  /** What stands in the chat for it; null before a yes. */
  messageId: idSchema.nullable(),
  isGenerated: z.boolean(),
  isFailed: z.boolean(),
  createdAt: z.coerce.date(),
  confirmedAt: z.coerce.date().nullable(),
});
export type VideoMessage = z.infer<typeof videoMessageSchema>;

export const chatFilters = ['all', 'following', 'unread', 'subscribed', 'archived'] as const;
export const chatFilterSchema = z.enum(chatFilters);

/** Which act ran out of tokens; the buy-tokens prompt opens by it. */
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
