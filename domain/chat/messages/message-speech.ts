import * as z from 'zod';

const tokens = z.number().int().nonnegative();

const ready = z.object({
  state: z.literal('ready'),
  seconds: z.number().int().positive(),
  /** The loudness from start to end, in hundredths. */
  peaks: z.array(z.number().int().min(0).max(100)).max(120),
});

const withoutFile = [
  z.object({ state: z.literal('making'), tokens }),
  /** Generation failed, and the cost was refunded. */
  z.object({ state: z.literal('failed'), tokens }),
] as const;

/** The state of the speech that was ordered for a message. */
export const messageSpeechSchema = z.discriminatedUnion('state', [
  ready.extend({ storageKey: z.string().min(1) }),
  ...withoutFile,
]);
export type MessageSpeech = z.infer<typeof messageSpeechSchema>;

/** The state as sent to the person whose chat it is, without references to files. */
export const sentSpeechSchema = z.discriminatedUnion('state', [ready, ...withoutFile]);
export type SentSpeech = z.infer<typeof sentSpeechSchema>;

/** Returns the stored speech; null if none was ordered, or for a form this release cannot read. */
export const readSpeech = (stored: unknown): MessageSpeech | null =>
  messageSpeechSchema.safeParse(stored).data ?? null;
