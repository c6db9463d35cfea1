import type { Knex } from 'knex';
import type { DomainContext } from '../shared/context';
import { holderColumns, type Holder } from './holder';

/** Invalidates sign-ins in progress, whose first factor is no longer valid. */
export async function voidTickets(
  { now }: Pick<DomainContext, 'now'>,
  trx: Knex.Transaction,
  holder: Holder,
): Promise<void> {
  await trx('sign_in_tickets')
    .where(holderColumns(holder))
    .whereNull('consumed_at')
    .update({ consumed_at: now() });
}
