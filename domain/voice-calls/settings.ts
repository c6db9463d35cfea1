import * as z from 'zod';
import { defineSettings } from '../shared/define-settings';

const seconds = z.number().int().positive();

/** What a call costs, and how long anything in it is waited for. */
export const voiceCallsSettings = defineSettings({
  voice_call_token_seconds: seconds.default(300),
  /** Tokens a minute. */
  voice_call_price: z.number().int().positive().default(6),
  /** How long it rings, which is free. */
  voice_call_ring_seconds: seconds.default(45),
  /** How long a line that was lost is waited for, which is free. */
  voice_call_reconnect_seconds: seconds.default(20),
  /** After so long without a sign of its host a line counts as lost since the last one. */
  voice_call_lapse_seconds: seconds.default(4),
  /** So long before what is held is used up more is held. */
  voice_call_ahead_seconds: seconds.default(10),
  /** Calls that one process holds at a time; beyond them offers wait for another process. */
  voice_call_concurrency: z.number().int().positive().default(20),
});
