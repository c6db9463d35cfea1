import type { Knex } from 'knex';
import { isAddressOfModel } from '../creators/manage-model';

/**
 * Checks whether an address may be that of a new model: neither a manager nor the person of another model
 * has it, nor was it given for another model. The address is locked until the transaction ends.
 */
export async function isAddressFree(trx: Knex.Transaction, email: string): Promise<boolean> {
  await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`model-address:${email}`]);
  const taken = await trx('accounts')
    .leftJoin('creator_profiles as own', 'own.user_id', 'accounts.id')
    .where('accounts.email', email)
    .whereNotNull('accounts.verified_at')
    .where((either) => {
      void either.where('accounts.account_type', 'MasterCreatorUser').orWhereNotNull('own.id');
    })
    .first<{ id: string } | undefined>('accounts.id');
  return taken === undefined && !(await isAddressOfModel(trx, email));
}
