import * as z from 'zod';
import { defineSettings } from '../shared/define-settings';

const seconds = z.number().int().positive();
const positive = z.number().int().positive();

/** The price of calls and their timeouts. */
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
});
