import type { Knex } from 'knex';
import type { DomainContext } from '../shared/context';
import { defineHook } from '../shared/hooks';
import { removeGuests } from './guest-rows';

interface Forgotten {
  guestId: string;
}

/** A visitor is erased: nothing of what they said and saw may remain. */
export const guestForgotten = defineHook<Forgotten>('viewers.guest-forgotten');

/** Erases a visitor in the caller's transaction. If the visitor has an account, the row stays. */
export async function forgetGuest(
  context: DomainContext,
  trx: Knex.Transaction,
  guestId: string,
): Promise<void> {
  await context.hooks.run(guestForgotten, trx, { guestId });
  await removeGuests(trx, [guestId]);
}
