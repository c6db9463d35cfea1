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
  /** How long a recording waits for its person's yes. */
  voice_held_seconds: seconds.default(24 * 3600),
  /** What a photo costs that is made in a chat, and how much less subscribers pay, in per cent. */
  photo_price: z.number().int().positive().default(10),
  photo_discount_subscriber: count.max(100).default(20),
  /** What subscribers pay less for a locked photo that a character sent, in per cent. */
  private_photo_discount_subscriber: count.max(100).default(20),
  /** Days between two locked photos that a character sends of themselves; 0 is never. */
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
