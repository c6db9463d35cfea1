import * as z from 'zod';
import { defineEvent } from '../shared/outbox/event';
import { idSchema } from '../shared/ids';
import { callEndSchema, callStateSchema } from './schema';

/** The state of a call, from which the person's page continues to count. */
export const callStatusSchema = z.object({
  callId: idSchema,
  state: callStateSchema,
  talkedMs: z.number().int().nonnegative(),
  freeMs: z.number().int().nonnegative(),
  isFree: z.boolean(),
  /** The maximum of tokens that the call may cost: those held for it and those left. */
  affordable: z.number().int().nonnegative(),
  /** The number of the last answered offer; 0 before any. */
  answered: z.number().int().nonnegative(),
  endedBy: callEndSchema.nullable(),
});
export type CallStatus = z.infer<typeof callStatusSchema>;

/** The state of a call has changed. */
export const callChanged = defineEvent('voice-calls.changed', callStatusSchema);

/** A browser offers a connection, which a host is to answer as the character. */
export const lineOffered = defineEvent(
  'voice-calls.line-offered',
  z.object({ callId: idSchema, attempt: z.number().int().positive() }),
);
