import type { Knex } from 'knex';
import type { DomainContext } from '../shared/context';

interface Resolved {
  reference: string;
  userId: string | null;
  /** The recipient of the answer; null for an erased person. */
  recipient: { email: string; locale: string } | null;
}

/**
 * Resolves a case that staff have answered, in the caller's transaction, and returns the recipient of
 * the answer. An already resolved case is left unchanged.
 */
export async function resolveCase(
  { now }: Pick<DomainContext, 'now'>,
  trx: Knex.Transaction,
  id: string,
): Promise<Resolved> {
  await trx('cases')
    .where({ id })
    .whereNot({ state: 'resolved' })
    .update({ state: 'resolved', resolved_at: now() });
  const row = await trx('cases').where({ id }).first('reference', 'user_id', 'email', 'locale');
  if (!row) throw new Error(`no case ${id}`);
  const { reference, user_id: userId, email, locale } = row;
  return { reference, userId, recipient: email === null ? null : { email, locale } };
}
