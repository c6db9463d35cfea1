import * as z from 'zod';
import { defineSettings } from '../shared/define-settings';
import { crisisLinesSettings } from './send/crisis-lines';

const seconds = z.number().int().positive();
const count = z.number().int().nonnegative();

/** What sending costs, how replies are written, and who helps somebody in distress. */
export const chatSettings = defineSettings({
  trial_messages: count.default(5),
  text_message_price: count.default(2),
  /** Of everybody: a subscription covers written words. */
  voice_message_price: count.default(5),
  voice_message_max_seconds: seconds.max(300).default(60),
  /** Of a file that is sent as one, in bytes. */
  voice_message_max_bytes: z
    .number()
    .int()
    .positive()
    .max(8 * 1024 * 1024)
    .default(4 * 1024 * 1024),
  /** How long a recording waits for whoever writes down to be back, before it is given up. */
  voice_unheard_seconds: seconds.default(2 * 3600),
  /** How long a recording waits for its person's yes. */
  voice_held_seconds: seconds.default(24 * 3600),
  /** What a photo costs that is made in a chat, and how much less subscribers pay, in per cent. */
  photo_price: z.number().int().positive().default(10),
  photo_discount_subscriber: count.max(100).default(20),
  /** What it costs to have a message read aloud. */
  text_to_speech_price: count.default(3),
  /** What it costs to hear what a character was asked to say aloud; 0 is nothing. */
  private_audio_price: count.default(6),
  /** What a video costs that a character offers, and by how many per cent less now and then. */
  video_message_price: z.number().int().positive().default(40),
  video_discount_percent: count.max(100).default(25),
  /** How long an offer at a discount holds once it was seen, and how long until the next one. */
  video_discount_seconds: seconds.default(60),
  video_discount_every_seconds: seconds.default(7 * 86_400),
  /** How long an offer waits for its person. */
  video_offer_seconds: seconds.default(86_400),
  video_offers_a_day: count.default(6),
  /** Time that an offer that came to nothing is kept; longer than the pause between discounts. */
  video_offer_kept_seconds: seconds.default(90 * 24 * 3600),
  /** Whether the first video of a person is free. */
  video_first_free: z.boolean().default(true),
  /** What subscribers pay less for a locked photo or video that a character sent, in per cent. */
  private_photo_discount_subscriber: count.max(100).default(20),
  /** Days between two locked photos or videos that a character sends of themselves; 0 is never. */
  private_photo_days: count.default(7),
  message_max_length: z.number().int().positive().default(2000),
  chat_page_size: z.number().int().positive().max(100).default(30),
  chat_list_page_size: z.number().int().positive().max(100).default(20),
  reply_wait_without_script_ms: z.number().int().positive().default(8000),
  reply_lease_seconds: seconds.default(12),
  /** How often one answer may be asked for anew. */
  reply_retries: count.default(3),
  reply_max_attempts: z.number().int().positive().default(6),
  reply_patience_seconds: seconds.default(120),
  reply_backoff_ms: z.number().int().positive().default(1000),
  /** Time that the outcome of a message is kept under its key; tabs send again for a week at most. */
  send_outcome_kept_seconds: seconds.default(30 * 24 * 3600),
  /** Time that the state of a finished reply is kept; it can be asked for anew as long. */
  reply_kept_seconds: seconds.default(30 * 24 * 3600),
  /** Replies that one process writes at a time; read when it starts. */
  reply_concurrency: z.number().int().positive().default(64),
  /** Visitors' share of what is done at a time, beside members' own. */
  guest_share: z.number().positive().max(1).default(0.25),
  /** Whether a model is asked for lines to say, which are offered over the composer. */
  reply_suggestions: z.boolean().default(true),
  reply_max_tokens: z.number().int().positive().default(300),
  reply_context_tokens: z.number().int().positive().default(3000),
  ...crisisLinesSettings,
});
