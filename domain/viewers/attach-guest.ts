import type { Knex } from 'knex';
import type { DomainContext } from '../shared/context';
import { defineHook } from '../shared/hooks';

interface Attached {
  guestId: string;
  userId: string;
}

/** A visitor signed in to an account: their data now belongs to the account. */
export const guestAttached = defineHook<Attached>('viewers.guest-attached');

/** Moves what a person said and saw as a visitor to their account. Safe to repeat. */
export function attachGuest(
  context: DomainContext,
  trx: Knex.Transaction,
  attached: Attached,
): Promise<void> {
  return context.hooks.run(guestAttached, trx, attached);
}
