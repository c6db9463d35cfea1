import type { Knex } from 'knex';
import type { DomainContext } from '../shared/context';
import { announceChange } from './announce-change';
import { holderColumns, type Holder } from './holder';
import { lockFactors } from './lock-factors';
import { voidTickets } from './void-tickets';

/**
 * Removes all second factors of a holder who has lost them, in the caller's transaction, and notifies them.
 */
export async function resetFactors(
  context: DomainContext,
  trx: Knex.Transaction,
  { holder, by }: { holder: Holder; by: Holder },
): Promise<void> {
  await lockFactors(trx, holder);
  for (const table of ['passkeys', 'authenticator_apps', 'recovery_codes']) {
    await trx(table).where(holderColumns(holder)).delete();
  }
  await voidTickets(context, trx, holder);
  await announceChange(context, trx, { holder, change: 'factors-reset', by });
}
