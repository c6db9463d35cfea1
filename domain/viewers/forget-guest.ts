import type { Knex } from 'knex';
import type { DomainContext } from '../shared/context';
import { defineHook } from '../shared/hooks';
import { removeGuests } from './guest-rows';

interface Forgotten {
  guestId: string;
}

/** Nothing is to be left of what a visitor said and saw. */
export const guestForgotten = defineHook<Forgotten>('viewers.guest-forgotten');

/** Forgets a visitor in the caller's transaction; of one who had an account the row stays. */
export async function forgetGuest(
  context: DomainContext,
  trx: Knex.Transaction,
  guestId: string,
): Promise<void> {
  await context.hooks.run(guestForgotten, trx, { guestId });
  await removeGuests(trx, [guestId]);
}
