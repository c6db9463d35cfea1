import * as z from 'zod';
import { defineEvent } from '../shared/outbox/event';
import { idSchema } from '../shared/ids';

/** A person's balance has changed to this value. */
export const balanceChanged = defineEvent(
  'wallet.balance-changed',
  z.object({ userId: idSchema, balance: z.number().int().nonnegative() }),
);
