import * as z from 'zod';
import { defineEvent } from '../shared/outbox/event';
import { holderKindSchema } from './holder';

/** What can become of a way to sign in. */
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

/** Somebody's ways to sign in are others than before: they are told by mail. */
export const factorChanged = defineEvent(
  'second-factors.changed',
  z.object({
    email: z.string(),
    locale: z.string(),
    holder: holderKindSchema,
    change: factorChangeSchema,
  }),
);
