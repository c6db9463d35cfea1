import type { Knex } from 'knex';
import type { DomainContext } from '../shared/context';

/** Staff have answered a case, in the caller's transaction; said of a resolved one, it changes nothing. */
export async function resolveCase(
  { now }: Pick<DomainContext, 'now'>,
  trx: Knex.Transaction,
  id: string,
): Promise<void> {
  await trx('cases')
    .where({ id })
    .whereNot({ state: 'resolved' })
    .update({ state: 'resolved', resolved_at: now() });
}
