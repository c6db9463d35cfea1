import * as z from 'zod';

/** The answer of a call that has nothing else to say. */
export const successSchema = z.object({ success: z.boolean() }).meta({ id: 'Success' });

/** The answer of a call that mails something, and when it may be asked to again. */
export const sentSchema = z
  .object({ success: z.boolean(), retryAfterSeconds: z.number().int() })
  .meta({ id: 'Sent' });

/** A use case's word that it mailed something, as such a call answers it. */
export function asSent<Refused extends { ok: false }>(
  outcome: { ok: true; retryAfterSeconds: number } | Refused,
): z.infer<typeof sentSchema> | Refused {
  return outcome.ok ? { success: true, retryAfterSeconds: outcome.retryAfterSeconds } : outcome;
}
