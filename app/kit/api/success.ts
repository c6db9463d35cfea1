import * as z from 'zod';
import { written } from '~/domain/shared/codecs';

/** The response of a call without further data, encoded from the outcome of its use case. */
export const successSchema = written(
  z.object({ success: z.boolean() }).meta({ id: 'Success' }),
  ({ ok }: { ok: boolean }) => ({ success: ok }),
);

/** The same for a call whose only response is success. */
export const doneSchema = written(
  z.object({ success: z.literal(true) }),
  ({ ok }: { ok: true }) => ({ success: ok }),
);

/** The response of a call that sends mail, with the time when it may be repeated. */
export const sentSchema = written(
  z.object({ success: z.boolean(), retryAfterSeconds: z.number().int() }).meta({ id: 'Sent' }),
  ({ ok, retryAfterSeconds }: { ok: true; retryAfterSeconds: number }) => ({
    success: ok,
    retryAfterSeconds,
  }),
);
