import * as z from 'zod';

export const callStateSchema = z.enum(['asked', 'live', 'reconnecting', 'ended']);
export type CallState = z.infer<typeof callStateSchema>;

/**
 * Who or what ended a call; `lost` is a line that did not come back, `barred` a person who may not talk any
 * more.
 */
export const callEndSchema = z.enum(['person', 'character', 'balance', 'limit', 'lost', 'barred']);
export type CallEnd = z.infer<typeof callEndSchema>;

/** One turn of a call, as it is captioned. */
export const callLineSchema = z.object({ role: z.enum(['user', 'character']), text: z.string() });
export type CallLine = z.infer<typeof callLineSchema>;

/** Minutes after which a call ends by itself, as it is asked for. */
export const callLimits = [10, 30] as const;

/** Milliseconds between two looks at whether a call may go on. */
export const checkEveryMs = 5_000;

/** Milliseconds between two signs of a host: what one that dies takes along of a call. */
export const signEveryMs = 1_000;
