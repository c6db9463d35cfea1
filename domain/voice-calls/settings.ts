import * as z from 'zod';
import { defineSettings } from '../shared/define-settings';

const seconds = z.number().int().positive();
const positive = z.number().int().positive();

/** The price of calls, their timeouts, and the ends of turns. */
export const voiceCallsSettings = defineSettings({
  voice_call_price: positive.default(6).describe('Tokens per minute of a call.'),
  voice_call_ring_seconds: seconds
    .default(45)
    .describe('Seconds for which a call rings before it ends, free of charge.'),
  voice_call_reconnect_seconds: seconds
    .default(20)
    .describe('Seconds for which a call waits for a lost connection, free of charge.'),
  voice_call_concurrency: positive
    .default(20)
    .describe('Calls that one process hosts at a time; others wait for another process.'),
  voice_call_pause_min_ms: positive
    .default(200)
    .describe(
      'Minimum quiet in milliseconds that ends the turn of a caller, however short their pauses are.',
    ),
  voice_call_pause_max_ms: positive
    .default(1_200)
    .describe(
      'Maximum quiet in milliseconds that ends the turn of a caller, also after half a sentence.',
    ),
  voice_call_backchannel_ms: positive
    .default(900)
    .describe(
      'Length of voice in milliseconds from which a caller interrupts the character, whatever they say; shorter words such as “mm-hm” do not.',
    ),
});
