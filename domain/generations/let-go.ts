import type { Knex } from 'knex';
import type { GenerationsRow } from '~/db/rows';
import type { DomainContext } from '../shared/context';
import { changeGeneration } from './generation';

/**
 * What showed these orders is gone for good, in the caller's transaction: one that nobody has begun is
 * taken back, what is being made goes once it has ended, and what was made goes with its files. Safe to
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
