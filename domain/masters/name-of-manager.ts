import type { Knex } from 'knex';

/** Returns the name under which a manager is shown to their models. */
export async function nameOfManager(db: Knex, masterId: string): Promise<string> {
  const account = await db('accounts').where({ id: masterId }).first('nick_name', 'email');
  return account?.nick_name ?? account?.email ?? '';
}
