import * as z from 'zod';
import { defineSettings } from '../shared/define-settings';
import { crisisLinesSettings } from './send/crisis-lines';

const seconds = z.number().int().positive();
const positive = z.number().int().positive();
const count = z.number().int().nonnegative();

/** Prices of messages, the writing of replies, and help in distress. */
export const chatSettings = defineSettings({
  trial_messages: count.default(5).describe('Free messages per person, once.'),
  text_message_price: count.default(2).describe('Tokens for a text message after the trial.'),
  voice_message_price: count
    .default(5)
    .describe('Tokens for a voice message; covered by neither the trial nor a subscription.'),
  voice_message_max_seconds: seconds
    .max(300)
    .default(60)
    .describe('Maximum duration of a voice message in seconds.'),
  voice_message_max_bytes: positive
    .max(8 * 1024 * 1024)
    .default(4 * 1024 * 1024)
    .describe('Maximum size of an uploaded voice message in bytes.'),
  voice_unheard_seconds: seconds
    .default(2 * 3600)
    .describe(
      'Seconds for which a recording waits for the transcription service before it is given up, free of charge.',
    ),
  voice_held_seconds: seconds
    .default(24 * 3600)
    .describe('Seconds for which a transcribed recording waits for its sender’s consent.'),
  photo_price: positive.default(10).describe('Tokens for a photo that is generated in a chat.'),
  photo_discount_subscriber: count
    .max(100)
    .default(20)
    .describe('Discount of subscribers on generated photos, in per cent.'),
  picture_price: positive
    .default(5)
    .describe('Tokens for a picture of a character that is ordered from the list of pictures.'),
  text_to_speech_price: count
    .default(3)
    .describe('Tokens for speech of a character’s written message.'),
  private_audio_price: count
    .default(6)
    .describe('Tokens to unlock a spoken reply; 0 makes it free.'),
  video_message_price: positive.default(40).describe('Tokens for a video message.'),
  video_discount_percent: count
    .max(100)
    .default(25)
    .describe('Occasional discount on a video message, in per cent.'),
  video_discount_seconds: seconds
    .default(60)
    .describe('Seconds for which a discounted video offer is valid after it was first seen.'),
  video_discount_every_seconds: seconds
    .default(7 * 86_400)
    .describe('Seconds between two discounted video offers to the same person.'),
  video_offer_seconds: seconds
    .default(86_400)
    .describe('Seconds for which the offer of a video message is valid.'),
  video_offers_a_day: count
    .default(6)
    .describe('Maximum number of video offers per person within 24 hours.'),
  video_offer_kept_seconds: seconds
    .default(90 * 24 * 3600)
    .describe(
      'Seconds for which a declined or expired video offer is kept; more than video_discount_every_seconds.',
    ),
  video_first_free: z
    .boolean()
    .default(true)
    .describe('True if the first video message of a person is free.'),
  private_photo_discount_subscriber: count
    .max(100)
    .default(20)
    .describe(
      'Discount of subscribers on a locked photo or video that a character sent, in per cent.',
    ),
  private_photo_days: count
    .default(7)
    .describe(
      'Days between two locked photos or videos that a character sends with its own messages; 0 turns them off.',
    ),
  message_max_length: positive.default(2000).describe('Maximum length of a message in characters.'),
  chat_page_size: positive.max(100).default(30).describe('Messages per page of a chat.'),
  chat_list_page_size: positive
    .max(100)
    .default(20)
    .describe('Chats per page of the list of chats.'),
  reply_wait_without_script_ms: positive
    .default(8000)
    .describe('Milliseconds for which a page without JavaScript waits for the reply.'),
  reply_lease_seconds: seconds
    .default(12)
    .describe(
      'Seconds after which another process takes over a reply whose writer died; renewed while it is written.',
    ),
  reply_retries: count.default(3).describe('Maximum number of free regenerations of a reply.'),
  reply_max_attempts: positive
    .default(6)
    .describe('Failed model calls after which a reply is given up and refunded.'),
  reply_patience_seconds: seconds
    .default(120)
    .describe('Seconds for which a reply is retried before it is given up and refunded.'),
  reply_backoff_ms: positive
    .default(1000)
    .describe('Milliseconds before the first retry of a reply; tripled for each further one.'),
  send_outcome_kept_seconds: seconds
    .default(30 * 24 * 3600)
    .describe(
      'Seconds for which the outcome of a message is kept under its idempotency key; longer than the week in which a tab retries.',
    ),
  reply_kept_seconds: seconds
    .default(30 * 24 * 3600)
    .describe(
      'Seconds for which the state of a finished reply is kept; it can be regenerated within them.',
    ),
  author_trial_kept_seconds: seconds
    .default(7 * 24 * 3600)
    .describe('Seconds for which a reply by another model is kept until its person chooses.'),
  reply_concurrency: positive
    .default(64)
    .describe('Replies that one process writes at a time; read at its start.'),
  guest_share: z
    .number()
    .positive()
    .max(1)
    .default(0.25)
    .describe(
      'Share of the concurrency of chats and replies that guests get in addition to that of users, from 0 to 1; read at the start of a process.',
    ),
  reply_suggestions: z
    .boolean()
    .default(true)
    .describe('True if a model suggests messages above the composer, free of charge.'),
  reply_max_tokens: positive
    .default(300)
    .describe('Maximum length of a reply in tokens of the model.'),
  reply_context_tokens: positive
    .default(3000)
    .describe('Maximum length of the prompt of a reply in tokens of the model.'),
  ...crisisLinesSettings,
});
