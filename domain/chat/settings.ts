import * as z from 'zod';
import { defineSettings } from '../shared/define-settings';
import { crisisLinesSettings } from './send/crisis-lines';

const seconds = z.number().int().positive();
const count = z.number().int().nonnegative();

/** Prices of messages, the writing of replies, and help in distress. */
export const chatSettings = defineSettings({
  trial_messages: count.default(5),
  text_message_price: count.default(2),
  /** Charged to everyone: a subscription only covers written messages. */
  voice_message_price: count.default(5),
  voice_message_max_seconds: seconds.max(300).default(60),
  /** The maximum size of an uploaded recording, in bytes. */
  voice_message_max_bytes: z
    .number()
    .int()
    .positive()
    .max(8 * 1024 * 1024)
    .default(4 * 1024 * 1024),
  /** Seconds that a recording waits for the transcription service before it is given up. */
  voice_unheard_seconds: seconds.default(2 * 3600),
  /** Seconds that a recording waits for its sender's consent. */
  voice_held_seconds: seconds.default(24 * 3600),
  /** The price of a photo in a chat, and the discount for subscribers in per cent. */
  photo_price: z.number().int().positive().default(10),
  photo_discount_subscriber: count.max(100).default(20),
  /** The price of speech for a written message. */
  text_to_speech_price: count.default(3),
  /** The price of unlocking a spoken reply; 0 is free. */
  private_audio_price: count.default(6),
  /** The price of an offered video, and the occasional discount in per cent. */
  video_message_price: z.number().int().positive().default(40),
  video_discount_percent: count.max(100).default(25),
  /** Seconds that a discounted offer is valid after it was seen, and seconds until the next one. */
  video_discount_seconds: seconds.default(60),
  video_discount_every_seconds: seconds.default(7 * 86_400),
  /** Seconds that an offer is valid. */
  video_offer_seconds: seconds.default(86_400),
  video_offers_a_day: count.default(6),
  /** Seconds that a declined or expired offer is kept; longer than the interval between discounts. */
  video_offer_kept_seconds: seconds.default(90 * 24 * 3600),
  /** True if a person's first video is free. */
  video_first_free: z.boolean().default(true),
  /** The discount for subscribers on a character's locked photo or video, in per cent. */
  private_photo_discount_subscriber: count.max(100).default(20),
  /** Days between two locked photos or videos that a character sends unprompted; 0 is never. */
  private_photo_days: count.default(7),
  message_max_length: z.number().int().positive().default(2000),
  chat_page_size: z.number().int().positive().max(100).default(30),
  chat_list_page_size: z.number().int().positive().max(100).default(20),
  reply_wait_without_script_ms: z.number().int().positive().default(8000),
  reply_lease_seconds: seconds.default(12),
  /** The maximum number of retries of one reply. */
  reply_retries: count.default(3),
  reply_max_attempts: z.number().int().positive().default(6),
  reply_patience_seconds: seconds.default(120),
  reply_backoff_ms: z.number().int().positive().default(1000),
  /** Seconds that the outcome of a message is kept under its key. Tabs retry for a week at most. */
  send_outcome_kept_seconds: seconds.default(30 * 24 * 3600),
  /** Seconds that the state of a finished reply is kept. The reply can be retried as long. */
  reply_kept_seconds: seconds.default(30 * 24 * 3600),
  /** The number of replies that one process writes at a time; read at its start. */
  reply_concurrency: z.number().int().positive().default(64),
  /** The share of the concurrency that visitors get in addition to that of users. */
  guest_share: z.number().positive().max(1).default(0.25),
  /** True if a model suggests replies above the composer. */
  reply_suggestions: z.boolean().default(true),
  reply_max_tokens: z.number().int().positive().default(300),
  reply_context_tokens: z.number().int().positive().default(3000),
  ...crisisLinesSettings,
});
