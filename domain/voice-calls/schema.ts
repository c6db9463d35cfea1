import * as z from 'zod';

export const callStateSchema = z.enum(['asked', 'live', 'reconnecting', 'ended']);
export type CallState = z.infer<typeof callStateSchema>;

/**
 * The cause of a call's end; `lost` is a connection that did not come back, `barred` a person who may no
 * longer talk.
 */
export const callEndSchema = z.enum(['person', 'character', 'balance', 'limit', 'lost', 'barred']);
export type CallEnd = z.infer<typeof callEndSchema>;

/** One turn of a call, as captioned. */
export const callLineSchema = z.object({ role: z.enum(['user', 'character']), text: z.string() });
export type CallLine = z.infer<typeof callLineSchema>;

/** The limits that a person can choose: minutes after which a call ends by itself. */
export const callLimits = [10, 30] as const;

/** Milliseconds between two checks whether a call may continue. */
export const checkEveryMs = 5_000;

/** Milliseconds between two signs of a host; at most this much of a call is lost if the host dies. */
export const signEveryMs = 1_000;
