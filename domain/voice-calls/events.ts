import * as z from 'zod';
import { defineEvent } from '../shared/outbox/event';
import { idSchema } from '../shared/ids';
import { callEndSchema, callStateSchema } from './schema';

/** How a call stands, as its person's page goes on counting from. */
export const callStandingSchema = z.object({
  callId: idSchema,
  state: callStateSchema,
  talkedMs: z.number().int().nonnegative(),
  freeMs: z.number().int().nonnegative(),
  isFree: z.boolean(),
  /** Tokens that it may come to: what is held for it and what is left. */
  affordable: z.number().int().nonnegative(),
  /** The offer of a line that was answered last; 0 before any. */
  answered: z.number().int().nonnegative(),
  endedBy: callEndSchema.nullable(),
});
export type CallStanding = z.infer<typeof callStandingSchema>;

/** A call stands otherwise than before. */
export const callChanged = defineEvent('voice-calls.changed', callStandingSchema);

/** A browser offers a line: somebody is to answer it as the character. */
export const lineOffered = defineEvent(
  'voice-calls.line-offered',
  z.object({ callId: idSchema, attempt: z.number().int().positive() }),
);
