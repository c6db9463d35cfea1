import * as z from 'zod';
import { written } from '~/domain/shared/codecs';

/** The answer of a call that has nothing else to say: its use case's word that it is done. */
export const successSchema = written(
  z.object({ success: z.boolean() }).meta({ id: 'Success' }),
  ({ ok }: { ok: boolean }) => ({ success: ok }),
);

/** The same of a call that answers nothing but yes. */
export const doneSchema = written(
  z.object({ success: z.literal(true) }),
  ({ ok }: { ok: true }) => ({
    success: ok,
  }),
);

/** The response of a call that sends mail, with the time when it may be repeated. */
export const sentSchema = written(
  z.object({ success: z.boolean(), retryAfterSeconds: z.number().int() }).meta({ id: 'Sent' }),
  ({ ok, retryAfterSeconds }: { ok: true; retryAfterSeconds: number }) => ({
    success: ok,
    retryAfterSeconds,
  }),
);
