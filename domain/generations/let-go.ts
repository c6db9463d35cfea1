import type { Knex } from 'knex';
import type { GenerationsRow } from '~/db/rows';
import type { DomainContext } from '../shared/context';
import { changeGeneration } from './generation';

/**
 * Releases the orders of removed objects in the caller's transaction: cancels those that have not
 * begun, removes those in progress once they end, and removes finished ones with their files. Safe to
 * repeat.
 */
export async function letGoOfGenerations(
  context: DomainContext,
  trx: Knex.Transaction,
  {
    purposes,
    subjects,
  }: { purposes: readonly GenerationsRow['purpose'][]; subjects: Knex.QueryBuilder | string[] },
): Promise<void> {
  const rows = await trx('generations')
    .whereIn('purpose', purposes)
    .where((of) => of.whereIn('subject_id', subjects))
    .orderBy('id')
    .forUpdate()
    .select<GenerationsRow[]>('*');
  for (const row of rows) {
    if (row.state === 'placed') await changeGeneration(context, trx, row, { kind: 'cancelled' });
  }
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id);
  await trx('generations').whereIn('id', ids).whereNull('due_at').delete();
  await trx('generations').whereIn('id', ids).update({ let_go_at: context.now() });
}
