import * as z from 'zod';
import { defineSettings } from '../shared/define-settings';

const seconds = z.number().int().positive();

/** The price of calls and their timeouts. */
export const voiceCallsSettings = defineSettings({
  voice_call_token_seconds: seconds.default(300),
  /** Tokens per minute. */
  voice_call_price: z.number().int().positive().default(6),
  /** The time that a call rings; free of charge. */
  voice_call_ring_seconds: seconds.default(45),
  /** The time to wait for a lost connection to come back; free of charge. */
  voice_call_reconnect_seconds: seconds.default(20),
  /** After this time without a sign of its host, a connection counts as lost since the last sign. */
  voice_call_lapse_seconds: seconds.default(4),
  /** More tokens are held this long before the held ones are used up. */
  voice_call_ahead_seconds: seconds.default(10),
  /** Calls that one process hosts at a time; further offers wait for another process. */
  voice_call_concurrency: z.number().int().positive().default(20),
});
