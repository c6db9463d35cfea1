import * as z from 'zod';

const tokens = z.number().int().nonnegative();

const ready = z.object({
  state: z.literal('ready'),
  seconds: z.number().int().positive(),
  /** How loud it is from start to end, in hundredths. */
  peaks: z.array(z.number().int().min(0).max(100)).max(120),
});

const withoutFile = [
  z.object({ state: z.literal('making'), tokens }),
  /** Nobody could read it; what it cost is back. */
  z.object({ state: z.literal('failed'), tokens }),
] as const;

/** What became of a message that somebody wanted to hear. */
export const messageSpeechSchema = z.discriminatedUnion('state', [
  ready.extend({ storageKey: z.string().min(1) }),
  ...withoutFile,
]);
export type MessageSpeech = z.infer<typeof messageSpeechSchema>;

/** The same as it is said to whose chat it is: nothing leads to a file. */
export const saidSpeechSchema = z.discriminatedUnion('state', [ready, ...withoutFile]);
export type SaidSpeech = z.infer<typeof saidSpeechSchema>;

/** What is stored of it; null where nobody asked, and for what this release does not know. */
export const readSpeech = (stored: unknown): MessageSpeech | null =>
  messageSpeechSchema.safeParse(stored).data ?? null;
