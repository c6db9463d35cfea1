import type { Knex } from 'knex';
import type { DomainContext } from '../shared/context';
import { defineHook } from '../shared/hooks';

interface Attached {
  guestId: string;
  userId: string;
}

/** A visitor turned out to be somebody with an account: what is theirs is the account's. */
export const guestAttached = defineHook<Attached>('viewers.guest-attached');

/** Hands to an account what its person said and saw as a visitor; safe to repeat. */
export function attachGuest(
  context: DomainContext,
  trx: Knex.Transaction,
  attached: Attached,
): Promise<void> {
  return context.hooks.run(guestAttached, trx, attached);
}
