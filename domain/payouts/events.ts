import * as z from 'zod';
import { idSchema } from '../shared/ids';
import { defineEvent } from '../shared/outbox/event';
import { recipientSchema } from '../shared/outbox/recipient';
import { approvalStatuses, payoutKinds, payoutStates } from './schema';

/** The state of a payout has changed; its owner gets a mail. */
export const payoutChanged = defineEvent(
  'payouts.payout-changed',
  recipientSchema.extend({
    userId: idSchema,
    payoutId: idSchema,
    number: z.string(),
    state: z.enum(payoutStates),
    money: z.object({ minor: z.number().int(), currency: z.string() }),
    kind: z.enum(payoutKinds),
    endsWith: z.string(),
    reason: z.string().nullable(),
  }),
  { holdsWords: true },
);

/** A payout method was added, changed, removed or decided; its owner gets a mail. */
export const payoutMethodChanged = defineEvent(
  'payouts.method-changed',
  recipientSchema.extend({
    userId: idSchema,
    change: z.enum(['added', 'edited', 'removed', ...approvalStatuses]),
    kind: z.enum(payoutKinds),
    endsWith: z.string(),
    reason: z.string().nullable(),
  }),
  { holdsWords: true },
);

/** A payout is approved and can be sent. */
export const payoutDue = defineEvent('payouts.payout-due', z.object({ payoutId: idSchema }));
