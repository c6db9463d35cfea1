import type { Knex } from 'knex';
import { changeAccount } from '../account-states/account-rows';
import type { DomainContext } from '../shared/context';

/** Checks whether a user wants codes hidden from the subject and preview of mails. */
export async function hidesCodes(db: Knex, userId: string): Promise<boolean> {
  const user = await db('accounts').where({ id: userId }).first('hides_codes');
  return user?.hides_codes ?? false;
}

/** Stores whether codes are hidden from a mail's subject and preview, as shown on a locked screen. */
export async function hideCodes(
  { db, now }: DomainContext,
  userId: string,
  isHiding: boolean,
): Promise<void> {
  await changeAccount(db, { id: userId }, { hides_codes: isHiding, updated_at: now() });
}
