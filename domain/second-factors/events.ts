import * as z from 'zod';
import { defineEvent } from '../shared/outbox/event';
import { holderKindSchema } from './holder';

/** The changes of second factors. */
export const factorChangeSchema = z.enum([
  'passkey-added',
  'passkey-removed',
  'app-added',
  'app-removed',
  'recovery-codes-made',
  'recovery-code-used',
  'factors-reset',
]);
export type FactorChange = z.infer<typeof factorChangeSchema>;

/** A holder's second factors have changed; they are notified by mail. */
export const factorChanged = defineEvent(
  'second-factors.changed',
  z.object({
    email: z.string(),
    locale: z.string(),
    holder: holderKindSchema,
    change: factorChangeSchema,
  }),
);
