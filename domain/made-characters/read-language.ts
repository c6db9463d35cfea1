import type { Knex } from 'knex';

/** Returns the language of a person's account (BCP 47). */
export async function readLanguage(db: Knex, userId: string): Promise<string> {
  const account = await db('accounts').where({ id: userId }).first('locale');
  return account?.locale ?? 'en-GB';
}
